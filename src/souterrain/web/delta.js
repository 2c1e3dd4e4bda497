// Differences between two views, as the table sends them (PROTOCOL.md, "Delta").

/** A value with a difference applied; what did not change is shared with the old value. */
export function patched(old, delta) {
	if (delta === null) return old;
	if (!Array.isArray(delta)) {
		const result = { ...old };
		for (const [key, inner] of Object.entries(delta)) {
			if (Array.isArray(inner) && inner[0] === "-") delete result[key];
			else result[key] = patched(old?.[key], inner);
		}
		return result;
	}
	const [sign, value, keep, added] = delta;
	if (sign === "=") return value;
	if (sign === "+") return [...(old ?? []), ...value];
	if (sign !== "@" || !Array.isArray(old)) throw new Error("a difference that does not fit");
	const list = old.slice();
	for (const [place, inner] of Object.entries(value)) list[place] = patched(old[place], inner);
	return [...list.slice(0, keep), ...(added ?? [])];
}
