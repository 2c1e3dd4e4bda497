// A table top stood on its short side, for a screen that is higher than wide: its left edge comes to lie at the bottom.

/** @typedef {import("../view").Discs} Board */

const place = (board, { x, y }) => ({ x: y, y: board.width - x });
const QUARTER = Math.PI / 2;

/** A disc, an obstacle, a launch: whatever has an x and a y. */
const moved = (board) => (thing) => ({ ...thing, ...place(board, thing) });

/** A board on its short side, as if it had always been so.
 * @param {Board} board @returns {Board} */
export function upright(board) {
	const turn = moved(board);
	return {
		...board,
		width: board.height,
		height: board.width,
		obstacles: board.obstacles.map(turn),
		discs: board.discs.map(turn),
		zones: board.zones.map((zone) => ({ ...zone, corners: corners(board, zone.corners) })),
		motion: board.motion && {
			...board.motion,
			before: board.motion.before.map(turn),
			legs: board.motion.legs.map((leg) => turnedLeg(board, leg)),
		},
	};
}

function corners(board, list) {
	const found = [];
	for (let k = 0; k < list.length; k += 2) {
		const { x, y } = place(board, { x: list[k], y: list[k + 1] });
		found.push(x, y);
	}
	return found;
}

/** @returns {import("../view").Leg} */
function turnedLeg(board, [disc, start, end, x, y, vx, vy]) {
	const at = place(board, { x, y });
	return [disc, start, end, at.x, at.y, vy, -vx];
}

/** A question about a board that stands upright; `board` is the one that lies.
 * @param {Board} board @param {import("../view").Shot} ask */
export const uprightAsk = (board, ask) => ({ ...ask, discs: ask.discs.map(moved(board)) });

/** A flick on the board that lies, as it is on one that stands upright.
 * @param {Board} board @param {import("./aiming.js").Flick} flick */
export const stood = (board, flick) => ({ ...flick, ...place(board, flick), angle: flick.angle - QUARTER });

/** A flick on a board that stands upright, as it is on the one that lies.
 * @param {Board} board @param {import("./aiming.js").Flick} flick */
export const laid = (board, flick) => ({
	...flick,
	x: board.width - flick.y,
	y: flick.x,
	angle: flick.angle + QUARTER,
});
