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

/** What to draw for an option, `start` is where whoever acts stands, `centre(at)` where a place is. */
export function hintOf(option, start, centre) {
	if (!option) return [];
	if (option.covers.length) return [ghost(option.covers)];
	const stops = option.via.length ? [...option.via, option.at].map((at) => at && centre(at)).filter(Boolean) : [];
	if (!start || !stops.length) return [];
	return [s("path", { class: "walk", d: `M${[start, ...stops].map((stop) => stop.join(" ")).join("L")}` })];
}
