// Words as they are searched: small letters without accents.

export const plain = (text) =>
	text
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "");
