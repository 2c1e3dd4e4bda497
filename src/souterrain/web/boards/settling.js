// Where discs that are to be put down wait: as near as can be to where they were meant to, on no pillar and on each other.

import { isFree, sizeOf } from "./aiming.js";

/** So many millimetres from one ring of places to the next, and so many rings. */
const RING = 6;
const RINGS = 24;
const TURNS = 16;

/** The nearest free place for a disc within `zone` (left, top, right, bottom), apart from those that wait already; where
 * there is none, where it was meant to wait.
 * @param {import("../view").Discs} board @param {{ disc: string, x: number, y: number, size: number }} launch
 * @param {number[]} zone @param {{ x: number, y: number, radius: number }[]} waiting */
function freeNear(board, launch, [left, top, right, bottom], waiting) {
	const radius = sizeOf(board, launch) || 12;
	const fits = ({ x, y }) =>
		x - radius >= left &&
		x + radius <= right &&
		y - radius >= top &&
		y + radius <= bottom &&
		isFree(board, x, y, radius, launch.disc) &&
		waiting.every((other) => Math.hypot(other.x - x, other.y - y) >= other.radius + radius);
	const { x, y } = launch;
	for (let ring = 0; ring <= RINGS; ring++)
		for (let turn = 0; turn < (ring ? TURNS : 1); turn++) {
			const way = (2 * Math.PI * turn) / TURNS;
			const place = { x: x + Math.cos(way) * ring * RING, y: y + Math.sin(way) * ring * RING };
			if (fits(place)) return place;
		}
	return { x, y };
}

/** Every disc of a question has its place: one that is to be put down where there is room for it, or where it was left.
 * @param {import("./flick.js").Flick} flick */
export function wait({ ask, board, places, puts }) {
	const all = board.board;
	const waiting = [];
	const room = (launch) =>
		freeNear(all, launch, board.zoneAt(launch.x, launch.y) ?? [0, 0, all.width, all.height], waiting);
	for (const launch of ask.discs) {
		const { x, y } = places.get(launch.disc) ?? (puts ? room(launch) : launch);
		waiting.push({ x, y, radius: sizeOf(all, launch) || 12 });
		places.set(launch.disc, { x, y });
	}
}
