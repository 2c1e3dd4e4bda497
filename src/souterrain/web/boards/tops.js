// What is painted on a table top, and what stands in its holes: each room's floor has a drawing of its own.

import { curve, rough, seedOf, shaky } from "../art/ink.js";
import { s } from "../dom.js";

/** @typedef {import("../view").Discs} Board */
/** @typedef {(w: number, h: number, pen: () => number) => SVGElement[]} Floor */

const path = (name, d) => s("path", { class: name, d });
const spread = (count, make) => Array.from({ length: count }, (_, k) => make(k)).join("");

/** Courses of stones, each course shifted against the one above. */
const courses = (w, h, across, down, pen, shake = 0) =>
	spread(down - 1, (k) =>
		rough(
			[
				[0, ((k + 1) * h) / down],
				[w, ((k + 1) * h) / down],
			],
			pen,
			shake,
			30,
		),
	) +
	spread(across * down, (k) => {
		const [row, column] = [Math.floor(k / across), k % across];
		const x = ((column + (row % 2 ? 0.5 : 1)) * w) / across + (pen() - 0.5) * shake * 6;
		return x < w - 2 ? `M${x} ${(row * h) / down}v${h / down}` : "";
	});

/** Small blots here and there. */
const blots = (w, h, count, pen, least, most) =>
	spread(count, () => {
		const [x, y, r] = [pen() * w, pen() * h, least + pen() * (most - least)];
		return `M${x - r} ${y}a${r} ${r * (0.5 + pen() * 0.4)} 0 1 0 ${2 * r} 0a${r} ${r * 0.7} 0 1 0 ${-2 * r} 0z`;
	});

/** A crack that wanders and forks. */
function crack(w, h, pen) {
	let [x, y, turn] = [pen() * w, pen() * h, pen() * 6.3];
	const points = [[x, y]];
	for (let k = 0; k < 7; k++) {
		turn += (pen() - 0.5) * 1.2;
		x += Math.cos(turn) * 22;
		y += Math.sin(turn) * 22;
		points.push([x, y]);
	}
	return rough(points, pen, 1.6, 8);
}

/** @type {Record<string, Floor>} */
const FLOORS = {
	"": (w, h, pen) => [
		path(
			"joint",
			spread(7, (k) => `M0 ${((k + 1) * h) / 8}H${w}`),
		),
		path(
			"grain",
			spread(40, () => `M${pen() * w} ${pen() * h}q40 ${pen() * 6 - 3} ${70 + pen() * 90} 0`),
		),
	],
	"grey-flagstones": (w, h, pen) => [
		path("stain", blots(w, h, 14, pen, 8, 26)),
		path("joint", courses(w, h, Math.round(w / 56), Math.round(h / 42), pen, 0.6)),
		path(
			"crack",
			spread(5, () => crack(w, h, pen)),
		),
	],
	"green-stained-brick": (w, h, pen) => [
		path("joint", courses(w, h, Math.round(w / 28), Math.round(h / 14), pen, 0.3)),
		path("stain", blots(w, h, 26, pen, 6, 34)),
	],
	"bone-mosaic": (w, h, pen) => [
		path(
			"joint",
			spread(Math.round((w * h) / 1500), () => {
				const [x, y, turn] = [pen() * w, pen() * h, Math.round(pen() * 3) * 45];
				const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 13, Math.sin((turn * Math.PI) / 180) * 13];
				const knob = (cx, cy) => `M${cx - 2.4} ${cy}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0`;
				return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}${knob(x - dx, y - dy)}${knob(x + dx, y + dy)}`;
			}),
		),
		path("stain", blots(w, h, 10, pen, 6, 18)),
	],
	"packed-earth-and-roots": (w, h, pen) => [
		path("stain", blots(w, h, 60, pen, 1.5, 6)),
		path(
			"root",
			spread(9, (k) => {
				const [x, y] = [k % 2 ? pen() * w : 0, k % 2 ? 0 : pen() * h];
				const points = Array.from({ length: 6 }, (_, n) => [
					x + n * (30 + pen() * 26),
					y + n * (k % 2 ? 24 : 4) + (pen() - 0.5) * 44,
				]);
				return curve(points);
			}),
		),
	],
	"scorched-iron-plates": (w, h, pen) => {
		const [across, down] = [Math.round(w / 84), Math.round(h / 84)];
		const corners = spread(across * down, (k) => {
			const [x, y] = [((k % across) * w) / across, (Math.floor(k / across) * h) / down];
			const [right, low] = [x + w / across, y + h / down];
			return [
				[x + 7, y + 7],
				[right - 7, y + 7],
				[x + 7, low - 7],
				[right - 7, low - 7],
			]
				.map(([cx, cy]) => `M${cx - 2} ${cy}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`)
				.join("");
		});
		return [
			path("stain", blots(w, h, 9, pen, 20, 52)),
			path(
				"joint",
				spread(across - 1, (k) => `M${((k + 1) * w) / across} 0v${h}`) +
					spread(down - 1, (k) => `M0 ${((k + 1) * h) / down}h${w}`),
			),
			path("rivet", corners),
		];
	},
	"cracked-black-marble": (w, h, pen) => [
		path("joint", courses(w, h, Math.round(w / 125), Math.round(h / 125), pen)),
		path(
			"crack",
			spread(16, () => crack(w, h, pen)),
		),
	],
	stall: (w, h, pen) => [
		path(
			"stain",
			spread(Math.round(w / 50), (k) => (k % 2 ? "" : `M${k * 50} 0h50v${h}h-50z`)),
		),
		path(
			"grain",
			spread(24, () => `M${pen() * w} ${pen() * h}q40 ${pen() * 6 - 3} ${70 + pen() * 90} 0`),
		),
	],
	spring: (w, h, pen) => [
		path("joint", courses(w, h, Math.round(w / 70), Math.round(h / 42), pen, 0.6)),
		path(
			"crack",
			spread(6, (k) => {
				const [rx, ry] = [24 + k * 26, 12 + k * 13];
				return `M${w / 2 - rx} ${h / 2}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
			}),
		),
	],
};

/** The floor of a room, always alike.
 * @param {Board} board */
export function floor({ paper, width, height }) {
	const draw = FLOORS[paper] ?? FLOORS[""];
	return [
		s("rect", { class: "frame", x: -14, y: -14, width: width + 28, height: height + 28, rx: 10 }),
		s("rect", { class: "top-wood", width, height }),
		s("clipPath", { id: "table-top" }, s("rect", { width, height })),
		s("g", { class: "painted", "clip-path": "url(#table-top)" }, draw(width, height, shaky(seedOf(paper)))),
	];
}

/** What fills a hole: a round pillar, its top as the room has it. @param {import("../view").Obstacle} obstacle */
export const pillar = ({ x, y, radius }) =>
	s(
		"g",
		{ class: "obstacle", transform: `translate(${x} ${y})` },
		s("circle", { class: "shadow", cx: radius * 0.12, cy: radius * 0.16, r: radius }),
		s("circle", { class: "stump", r: radius }),
		s("path", { class: "facets", d: facets(radius) }),
		s("circle", { class: "ring", r: radius * 0.68 }),
		s("circle", { class: "ring", r: radius * 0.36 }),
	);

/** The stones of a pillar's rim. */
const facets = (r) =>
	spread(8, (k) => {
		const [cx, cy] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
		return `M${cx * r * 0.68} ${cy * r * 0.68}L${cx * r} ${cy * r}`;
	});
