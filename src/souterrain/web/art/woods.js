// Woods scattered over a country map, and how all that stands on one is engraved.

import { s } from "../dom.js";

/** @typedef {{ body: string, shade: string }} Drawing */
/** What stands on a map: how far down, its drawing, what it is.
 * @typedef {[number, Drawing, string]} Thing */
/** A wood: its middle, its two radii, its trees and how many.
 * @typedef {[number, number, number, number, (x: number, y: number, size: number, pen: () => number) => Drawing, number]} Wood */

/** The trees of some woods, as many as find a place: `clear(spot)` says where one may stand.
 * @param {Wood[]} woods @param {(x: number, y: number) => [number, number]} at @param {() => number} pen
 * @param {(spot: [number, number]) => boolean} clear @returns {Thing[]} */
export function scattered(woods, at, pen, size, clear) {
	/** @type {Thing[]} */
	const found = [];
	for (const [cx, cy, rx, ry, kind, count] of woods)
		for (let k = 0, tries = 0; k < count && tries < count * 5; tries++) {
			const turn = pen() * Math.PI * 2;
			const far = Math.sqrt(pen());
			/** @type {[number, number]} */
			const spot = [cx + Math.cos(turn) * far * rx, cy + Math.sin(turn) * far * ry];
			if (spot[0] < -3 || spot[0] > 103 || !clear(spot)) continue;
			found.push([spot[1], kind(...at(...spot), size, pen), "wood"]);
			k++;
		}
	return found;
}

/** All that stands on a map, what is farther down before what is behind it.
 * @param {Thing[]} things */
export const engraved = (things) =>
	[...things]
		.sort((a, b) => a[0] - b[0])
		.map(([, drawing, kind]) =>
			s(
				"g",
				{ class: kind },
				s("path", { class: "body", d: drawing.body }),
				s("path", { class: "shade", d: drawing.shade }),
			),
		);
