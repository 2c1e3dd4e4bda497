// The country around a town, engraved: roads, woods, hills, and at each place that somebody tells of a dark way down.

import { s } from "../dom.js";
import { compass, frame } from "./frame.js";
import { away, hill, house, pine, shaky, tree } from "./ink.js";
import { engraved, scattered } from "./woods.js";

const RANGE = [
	[40, 8, 4.4],
	[55, 7, 5],
	[48, 10, 5.4],
	[62, 11, 4],
	[34, 12, 3.6],
	[90, 20, 3.6],
	[84, 14, 3.2],
	[94, 30, 3],
	[6, 14, 3.4],
	[12, 8, 3],
	[95, 84, 3],
	[88, 90, 3.4],
];
/** @type {import("./woods.js").Wood[]} */
const WOODS = [
	[12, 46, 10, 9, pine, 34],
	[82, 56, 11, 8, tree, 32],
	[24, 86, 16, 8, tree, 38],
	[66, 90, 14, 6, tree, 24],
	[38, 30, 8, 6, pine, 18],
	[60, 24, 7, 5, pine, 14],
	[94, 70, 6, 10, pine, 16],
];
/** Houses outside the walls, around the town. */
const VILLAGE = [
	[-6, 3, 1.5],
	[6.5, 2.4, 1.4],
	[-4.4, -4.4, 1.4],
	[5, -4.8, 1.5],
	[0.6, 6, 1.4],
];
const HOME = "M-5 0V-3.6H-4V-2.8H-3V-3.6H-2V-2.8H-1.4V-6.2L0-8.6L1.4-6.2V-2.8H2V-3.6H3V-2.8H4V-3.6H5V0z";
const HOME_SHADE = "M-1 0v-1.6q1-1.3 2 0V0M-1.4-2.8H1.4M-.4-5.4h.8v1.2h-.8zM-4-1.6h.8M3.2-1.6H4M-3 0v-.8M3 0v-.8";
const MOUTH = "M-1.5 0Q-1.4-2.2 0-2.3T1.5 0z";

/** @param {import("../view").Points} board */
export function draw(at, board) {
	const pen = shaky(1349);
	const [home, ...goals] = board.points;
	const places = board.points.map((point) => [point.x, point.y]);
	/** @type {[number, number][][]} */
	const roads = goals.map((point) => [
		[home.x, home.y],
		[point.x, point.y],
	]);
	const clear = (spot, room) =>
		places.every(([x, y]) => Math.hypot(x - spot[0], (y - 2 - spot[1]) * 1.2) > room) &&
		roads.every(([a, b]) => away(spot, a, b) > room * 0.36);
	/** @type {import("./woods.js").Thing[]} */
	const things = [];
	for (const [x, y, size] of RANGE) if (clear([x, y], 5)) things.push([y, hill(...at(x, y), size, pen), "hill"]);
	for (const [dx, dy, size] of VILLAGE) {
		/** @type {[number, number]} */
		const spot = [home.x + dx, home.y + dy];
		if (roads.every(([a, b]) => away(spot, a, b) > 1.6))
			things.push([spot[1], house(...at(...spot), size, pen), "house"]);
	}
	things.push(...scattered(WOODS, at, pen, 1.3, (spot) => spot[1] <= 101 && clear(spot, 7)));
	return s(
		"g",
		{ class: "engraving", "aria-hidden": "true" },
		frame(at),
		engraved(things),
		goals.map((point) => wayDown(at, point, pen)),
		mark(at, home, HOME, HOME_SHADE, "town"),
		compass(at),
	);
}

function wayDown(at, point, pen) {
	const [x, y] = at(point.x, point.y - 2);
	const { body, shade } = hill(0, 0, 4.2, pen);
	return s(
		"g",
		{ class: "hill way-down", transform: `translate(${x} ${y})` },
		s("path", { class: "body", d: body }),
		s("path", { class: "shade", d: shade }),
		s("path", { class: "mouth", d: MOUTH }),
	);
}

function mark(at, point, body, shade, name) {
	const [x, y] = at(point.x, point.y - 2.2);
	return s(
		"g",
		{ class: `place ${name}`, transform: `translate(${x} ${y})` },
		s("path", { class: "body", d: body }),
		s("path", { class: "shade", d: shade }),
	);
}
