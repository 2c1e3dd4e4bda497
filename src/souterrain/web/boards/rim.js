// The edge of a squared map: the numbers of its columns and rows, wherever it is looked at from.

import { s } from "../dom.js";

/** Numbers stand so many pixels apart at least, and are so many high. */
const APART = 30;
const HIGH = 11;
/** Where both edges meet so many of their heights are left free: numbers would run into each other. */
const CORNER = 2;

/** The numbers along the upper and the left edge of a window onto a board.
 * @param {import("../view").Grid} board @param {import("../lens.js").Box} box @param {number} pixels a square's size */
export function rim(board, box, pixels) {
	const every = [1, 2, 5, 10, 20].find((step) => step * pixels >= APART) ?? 50;
	const size = HIGH / pixels;
	const numbers = (from, length, low, count) => {
		const [first, last] = [Math.max(Math.floor(from), low), Math.min(from + length, low + count)];
		return Array.from({ length: Math.max(0, Math.ceil(last) - first) }, (_, k) => first + k).filter(
			(n) => !(n % every),
		);
	};
	const text = (n, x, y) => s("text", { x, y, "font-size": size, "text-anchor": "middle" }, String(n));
	const clear = (from) => (n) => n + 0.5 - from > CORNER * size;
	const [columns, rows] = [numbers(box.x, box.w, board.x, board.width), numbers(box.y, box.h, board.y, board.height)];
	return [
		...columns.filter(clear(box.x)).map((n) => text(n, n + 0.5, box.y + size * 1.1)),
		...rows.filter(clear(box.y)).map((n) => text(n, box.x + size * 1.2, n + 0.5 + size * 0.35)),
	];
}
