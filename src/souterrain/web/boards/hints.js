// What an option would do, shown on a squared map while one points at it: the way there, what it takes up, who is in sight.

import { s } from "../dom.js";

/** The outline of some squares, each "x,y": a stroke wherever the next square is not one of them. */
export function outline(squares) {
	const inside = new Set(squares);
	let d = "";
	for (const square of squares) {
		const [x, y] = square.split(",").map(Number);
		if (!inside.has(`${x},${y - 1}`)) d += `M${x} ${y}h1`;
		if (!inside.has(`${x},${y + 1}`)) d += `M${x} ${y + 1}h1`;
		if (!inside.has(`${x - 1},${y}`)) d += `M${x} ${y}v1`;
		if (!inside.has(`${x + 1},${y}`)) d += `M${x + 1} ${y}v1`;
	}
	return d;
}

/** The rectangle around the squares that options cover, or null. */
export function reachOf(options) {
	const squares = options.flatMap((option) => option.covers).map((at) => at.split(",").map(Number));
	if (!squares.length) return null;
	const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y };
}

const ghost = (squares) =>
	s(
		"g",
		{ class: "ghost" },
		s("path", {
			class: "room",
			d: squares.map((at) => `M${at.replace(",", " ")}h1v1h-1z`).join(""),
		}),
		s("path", { class: "edge", d: outline(squares) }),
	);

const course = (stops) => `M${stops.map((stop) => stop.join(" ")).join("L")}`;

/** Where the sides of a square run. */
const SIDES = {
	n: (x, y) => `M${x} ${y}h1`,
	e: (x, y) => `M${x + 1} ${y}v1`,
	s: (x, y) => `M${x} ${y + 1}h1`,
	w: (x, y) => `M${x} ${y}v1`,
};

/** The side of a square that an option is about, such as where a door is, or of all squares along a wall; or "". */
export function sideOf({ on: [place = "", side], covers }) {
	const squares = (covers?.length ? covers : [place]).map((at) => at.split(",").map(Number));
	return SIDES[side] && squares.flat().every(Number.isInteger)
		? squares.map(([x, y]) => SIDES[side](x, y)).join("")
		: "";
}

/** What to draw for an option, `start` is where whoever acts stands, `centre(at)` where a place is, `threatened` the
 * places where an enemy can strike. */
export function hintOf(option, start, centre, threatened = new Set()) {
	if (!option) return [];
	const side = sideOf(option);
	if (side) return [s("path", { class: "side", d: side })];
	if (option.covers.length) return [ghost(option.covers)];
	const places = option.via.length ? [...option.via, option.at].filter((at, k, all) => at && at !== all[k - 1]) : [];
	const stops = places.map(centre).filter(Boolean);
	if (!start || !stops.length) return [];
	const struck = places.filter((at) => threatened.has(at)).map(centre);
	const look = option.final ? "walk perilous" : "walk";
	return [
		s("path", { class: look, d: course([start, ...stops]) }),
		...struck.map(([cx, cy]) => s("circle", { class: "threat", cx, cy, r: 0.16 })),
	];
}

/** What an option costs and leads past, beside its place: a line for each part of its note, in pixels of `unit`. */
export function tagOf(note, [x, y], unit) {
	const lines = note.split(/, (?=\D)/);
	const width = Math.max(...lines.map(({ length }) => length)) * 7.4 + 16;
	const height = lines.length * 18 + 8;
	return s(
		"g",
		{ class: "tag", transform: `translate(${x} ${y - 0.62}) scale(${unit})` },
		s("rect", { x: -width / 2, y: -height, width, height, rx: 5 }),
		lines.map((line, k) => s("text", { "text-anchor": "middle", y: k * 18 + 17 - height, "font-size": 14 }, line)),
	);
}

/** The ways that figures have just gone, each as a line to where it ends.
 * @param {string[][]} ways */
export const trailsOf = (ways, centre) =>
	ways.flatMap((way) => {
		const stops = way.map(centre).filter(Boolean);
		if (stops.length < 2) return [];
		const [[x, y], [fromX, fromY]] = [stops.at(-1), stops.at(-2)];
		const turn = Math.round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI);
		return [
			s("path", { class: "trail", d: course(stops) }),
			s("path", {
				class: "trail-end",
				d: "M.5-.16L.72 0L.5 .16",
				transform: `translate(${fromX} ${fromY}) rotate(${turn})`,
			}),
		];
	});
