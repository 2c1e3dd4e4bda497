// The kinds of board, each fetched with its style when it is first wanted.

import { style } from "../dom.js";

const BOARDS = {
	points: async () => (await import("./points.js")).PointsBoard,
	grid: async () => (await import("./grid.js")).GridBoard,
	discs: async () => (await import("./discs.js")).DiscsBoard,
};

/** The class of a kind of board.
 * @param {keyof typeof BOARDS} type */
export async function boardOf(type) {
	const [Board] = await Promise.all([BOARDS[type](), style(type)]);
	return Board;
}
