// Keeping a game: as a file, or its map on paper.

import { saved } from "./api.js";
import { h, notice } from "./dom.js";

/** Hands a file to the browser to be kept. */
export function keepFile(blob, name) {
	const link = h("a", { href: URL.createObjectURL(blob), download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}

export async function download(table) {
	try {
		keepFile(await saved(table.id), `${table.welcome.game}-${table.id.slice(0, 8)}.souterrain`);
	} catch (error) {
		notice(error.message, "bad");
	}
}

/** The whole map on a sheet; the window through which it was seen comes back afterwards. */
export function printMap({ board }) {
	const before = board.zoom.box;
	board.zoom.fit();
	addEventListener("afterprint", () => board.zoom.set(before), { once: true });
	print();
}
