// The castle's plan, engraved: moat, ramparts and towers, rooms with what stands in them, the bridge.

import { s } from "../dom.js";
import { rough } from "./ink.js";

/** Rooms: left, top, right, bottom. */
/** @type {[number, number, number, number][]} */
export const ROOMS = [
	[37.5, 3.5, 50.5, 12.5],
	[37.5, 12.5, 49.5, 22],
	[37.5, 22, 51, 30],
	[37.5, 30, 51, 47.5],
	[51, 39.3, 62.5, 47.5],
	[73.5, 39.3, 96.5, 47.5],
	[86, 30, 96.5, 39.3],
	[86, 21.3, 96.5, 30],
	[88, 12.3, 96.5, 21.3],
	[81, 3.5, 96.5, 12.3],
	[58, 12.6, 78.5, 21.5],
];
/** Where a door stands in its wall, and whether the wall runs up and down. */
export const DOORS = {
	"K04-K07": [56, 39.3, 0],
	"K05-K08": [81, 39.3, 0],
	"K05-K11": [86, 34.4, 1],
	"K04-K12": [51, 35, 1],
	"K13-K14": [51, 26, 1],
	"K15-K16": [49.5, 18, 1],
	"K06-K10": [70.4, 21.5, 0],
	"K09-K18": [63.6, 12.6, 0],
	"K22-K23": [86, 25.5, 1],
	"K24-K25": [88, 16.6, 1],
	"K19-K26": [81, 7.6, 1],
	"K17-K20": [50.5, 8.5, 1],
};

function box(at, [x0, y0, x1, y1], attributes) {
	const [ax, ay] = at(x0, y0);
	const [bx, by] = at(x1, y1);
	return s("rect", { x: ax, y: ay, width: bx - ax, height: by - ay, ...attributes });
}

export function moat(at) {
	let d = "";
	const [x0, y0] = at(33, -1);
	const [x1, y1] = at(101, 52);
	for (let inset = 0.7; inset < 3; inset += 0.75)
		d += `M${x0 + inset} ${y0 + inset}H${x1 - inset}V${y1 - inset}H${x0 + inset}z`;
	return s(
		"g",
		{ class: "moat" },
		box(at, [33, -1, 101, 52], { class: "water", rx: 2 }),
		s("path", { class: "ripples", d }),
	);
}

export function castle(at, pen) {
	const walls = [];
	const wall = (...corners) =>
		walls.push(
			rough(
				corners.map(([x, y]) => at(x, y)),
				pen,
				0.1,
			),
		);
	for (const [x0, y0, x1, y1] of ROOMS) wall([x0, y0], [x1, y0], [x1, y1], [x0, y1], [x0, y0]);
	wall([62.5, 47.5], [65, 47.5], [65, 42], [62.5, 42]);
	wall([73.5, 47.5], [71, 47.5], [71, 42], [73.5, 42]);
	const towers = [
		[36, 2],
		[98, 2],
		[36, 49],
		[98, 49],
		[64, 49],
		[72, 49],
		[36, 26],
		[98, 26],
	];
	return s(
		"g",
		{ class: "castle" },
		box(at, [36, 2, 98, 49], { class: "ground" }),
		s("path", { class: "stipple", d: cobbles(at, pen) }),
		ROOMS.map((room) => box(at, room, { class: "floor" })),
		s("path", { class: "furniture", d: furniture(at) }),
		s("path", { class: "inner", d: walls.join("") }),
		box(at, [36, 2, 98, 49], { class: "rampart" }),
		box(at, [36.9, 3, 97.1, 48], { class: "parapet" }),
		towers.map(([x, y]) => tower(...at(x, y), x === 64 || x === 72 ? 1.9 : 2.5)),
		box(at, [66.3, 48.2, 69.7, 53], { class: "bridge" }),
		s("path", { class: "shade", d: planks(at) }),
	);
}

function tower(x, y, r) {
	const teeth = Array.from({ length: 10 }, (_, k) => {
		const turn = (k / 10) * Math.PI * 2;
		return `M${(x + Math.cos(turn) * r * 0.72).toFixed(2)} ${(y + Math.sin(turn) * r * 0.72).toFixed(2)}L${(x + Math.cos(turn) * r).toFixed(2)} ${(y + Math.sin(turn) * r).toFixed(2)}`;
	});
	return s(
		"g",
		{ class: "tower" },
		s("circle", { cx: x, cy: y, r }),
		s("circle", { cx: x, cy: y, r: r * 0.7 }),
		s("path", { d: teeth.join("") }),
	);
}

function planks(at) {
	let d = "";
	for (let y = 49; y < 53; y += 0.7) {
		const [x0, py] = at(66.3, y);
		d += `M${x0} ${py}H${at(69.7, y)[0]}`;
	}
	return d;
}

function cobbles(at, pen) {
	let d = "";
	for (let k = 0; k < 330; k++) {
		const spot = [51.5 + pen() * 34, 3.5 + pen() * 43.5];
		if (
			ROOMS.some(
				([x0, y0, x1, y1]) => spot[0] > x0 - 0.3 && spot[0] < x1 + 0.3 && spot[1] > y0 - 0.3 && spot[1] < y1 + 0.3,
			)
		)
			continue;
		const [x, y] = at(...spot);
		d += `M${x.toFixed(2)} ${y.toFixed(2)}q.3-.25 .6 0`;
	}
	return d;
}

/** What stands in the rooms, a few strokes each: pews and altar, stalls, banners, hearth, racks, shelves, still, chests, star, stair. */
function furniture(at) {
	const place = (x, y, d) =>
		`M${at(x, y)
			.map((value) => value.toFixed(2))
			.join(" ")}${d}`;
	let d = place(43, 43.5, "h5v1.2h-5z") + place(45.4, 42.9, "v-1.6m-.8.6h1.6");
	for (let row = 0; row < 3; row++) d += place(40, 32 + row * 1.7, "h3.5m5 0h3.5");
	for (let k = 0; k < 5; k++) d += place(85 + k * 2.2, 44.8, "v3.2") + place(39.5 + k * 1.9, 13.6, "v1.5h1.6v-1.5");
	for (let k = 0; k < 6; k++)
		d += place(60.5 + k * 3.1, 13.2, "v2.2l.7-.6.7.6v-2.2") + place(39 + k * 1.8, 23.3, "l1.2 2.2m0-2.2l-1.2 2.2");
	d += place(93, 31.6, "h3v2.5h-3zm.8 2.5c0-1.5 1.4-1.5 1.4 0") + place(88.5, 36.8, "h4v1.2h-4z");
	d +=
		place(94, 27.8, "a1 1 0 1 1 1.4 0zm.7-2v-1.4h1.6") +
		place(94, 13.8, "h2v1.4h-2zm0 .5h2") +
		place(90.5, 19.2, "h2v1.4h-2zm0 .5h2");
	d += place(41, 4.3, "l1.2 2.6-2.8-1.6h3.2l-2.8 1.6z") + place(92, 6.8, "a2 2 0 1 1-2 2m0 0h2m0 0v2m0-2l1.4-1.4");
	return d + place(53.5, 45.6, "h3v.8h-3zm-.4-1.4h1m1.8 0h1") + place(59.8, 41, "v4m.8-4v4m.8-4v4");
}
