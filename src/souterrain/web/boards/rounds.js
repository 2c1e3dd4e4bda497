// Round rooms of a squared map: their floor is a disc and their wall a circle, open where ways lead out of it.

import { rough, seedOf, shaky } from "../art/ink.js";

/** @typedef {{ x: number, y: number, size: number }} Round */

const f = (value) => value.toFixed(2);
/** How far a doorway reaches into the room: to the circle, which leaves the square's edge behind beside the middle. */
const DEEP = 0.5;
/** Strokes of a whole circle. */
const STROKES = 40;

const middle = ({ x, y, size }) => [x + size / 2, y + size / 2, size / 2];

/** Whether a square is of a round room.
 * @param {Round} round */
function holds(round, x, y) {
	const [cx, cy, r] = middle(round);
	return Math.hypot(x + 0.5 - cx, y + 0.5 - cy) <= r;
}

/** The round room that a square is of.
 * @param {Round[]} rounds */
export const roundOf = (rounds, x, y) => rounds.find((round) => holds(round, x, y));

/** The squares that a circle cuts off, each with the square of the room that it is lit as.
 * @param {Round[]} rounds */
export function slivers(rounds) {
	const found = [];
	for (const round of rounds) {
		const [cx, cy] = middle(round);
		for (let y = round.y; y < round.y + round.size; y++)
			for (let x = round.x; x < round.x + round.size; x++) {
				if (holds(round, x, y)) continue;
				let [nx, ny] = [x, y];
				while (!holds(round, nx, ny)) [nx, ny] = [nx + Math.sign(cx - nx - 0.5), ny + Math.sign(cy - ny - 0.5)];
				found.push({ x, y, as: [nx, ny] });
			}
	}
	return found;
}

/** The sides of a room's squares over which its floor goes on: each by its two ends, and inwards.
 * @param {Round} round */
function mouths(round, open, walled) {
	const found = [];
	for (let y = round.y; y < round.y + round.size; y++)
		for (let x = round.x; x < round.x + round.size; x++) {
			if (!holds(round, x, y)) continue;
			for (const [dx, dy] of [
				[0, -1],
				[1, 0],
				[0, 1],
				[-1, 0],
			]) {
				if (holds(round, x + dx, y + dy) || !open(x + dx, y + dy) || walled(x, y, dx, dy)) continue;
				const [mx, my] = [x + 0.5 + dx / 2, y + 0.5 + dy / 2];
				found.push({ a: [mx - dy / 2, my - dx / 2], b: [mx + dy / 2, my + dx / 2], inwards: [-dx, -dy] });
			}
		}
	return found;
}

/** What is floor inside round rooms: discs, and the doorways that reach to them.
 * @param {Round[]} rounds */
export function discs(rounds, open, walled) {
	let d = "";
	for (const round of rounds) {
		const [cx, cy, r] = middle(round);
		d += `M${f(cx - r)} ${f(cy)}a${r} ${r} 0 1 1 ${f(2 * r)} 0a${r} ${r} 0 1 1 ${f(-2 * r)} 0z`;
		for (const { a, b, inwards } of mouths(round, open, walled)) {
			const [ix, iy] = [inwards[0] * DEEP, inwards[1] * DEEP];
			const corners = [a, b, [b[0] + ix, b[1] + iy], [a[0] + ix, a[1] + iy]];
			d += `M${corners.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}z`;
		}
	}
	return d;
}

/** The wall of each round room: its circle, but not across its doorways.
 * @param {Round[]} rounds */
export function circles(rounds, open, walled) {
	let d = "";
	for (const round of rounds) {
		const [cx, cy, r] = middle(round);
		const gaps = mouths(round, open, walled).map(({ a, b }) => {
			const [from, to] = [a, b].map(([x, y]) => Math.atan2(y - cy, x - cx));
			const wide = Math.atan2(Math.sin(to - from), Math.cos(to - from));
			return wide > 0 ? { from, wide } : { from: to, wide: -wide };
		});
		const inGap = (turn) => gaps.some(({ from, wide }) => (turn - from + 4 * Math.PI) % (2 * Math.PI) < wide);
		const turns = Array.from({ length: STROKES }, (_, k) => (k * 2 * Math.PI) / STROKES);
		for (const { from, wide } of gaps)
			turns.push((from + 2 * Math.PI) % (2 * Math.PI), (from + wide + 2 * Math.PI) % (2 * Math.PI));
		turns.sort((one, other) => one - other);
		const pen = shaky(seedOf(`${round.x}o${round.y}`));
		turns.forEach((turn, k) => {
			const next = turns[k + 1] ?? turns[0] + 2 * Math.PI;
			if (next - turn < 1e-6 || inGap((turn + next) / 2)) return;
			const at = (angle) => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
			d += rough([at(turn), at(next)], pen, 0.02, 1);
		});
	}
	return d;
}
