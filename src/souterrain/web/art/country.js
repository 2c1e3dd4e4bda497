// The country around the castle, engraved: village, woods, hills, a stream, and the castle with its moat.
// Places are those of the game's map (0..1 both ways); `at` puts them where the board wants them.

import { s } from "../dom.js";
import { castle, moat } from "./castle.js";
import { compass, frame } from "./frame.js";
import { away, curve, hill, house, pine, shaky, tree } from "./ink.js";
import { engraved, scattered } from "./woods.js";

/** @type {[number, number][]} */
const STREAM = [
	[31.5, 67],
	[29, 71.5],
	[30, 78],
	[35, 83],
	[43, 82.6],
	[52, 81],
	[58, 84],
	[67, 84.5],
	[76, 86],
	[86, 88],
	[94, 86],
	[104, 89],
];
/** @type {import("./woods.js").Wood[]} */
const WOODS = [
	[27, 43, 9, 7, pine, 30],
	[20, 60, 8, 4, tree, 14],
	[13, 81, 10, 3, tree, 10],
	[4, 72, 5, 9, tree, 16],
	[36, 95, 14, 5, tree, 24],
	[44, 78, 6, 4, tree, 9],
	[70, 95, 14, 5, tree, 22],
	[95, 66, 6, 6, pine, 12],
	[84, 96, 12, 5, tree, 14],
	[6, 55, 4, 5, pine, 7],
	[70, 61, 6, 3, tree, 6],
];
const HILLS = [
	[6, 10, 3.2],
	[13, 15, 3.6],
	[5, 20, 3.4],
	[18, 9, 3],
	[12, 26, 3.4],
	[21, 27, 2.8],
	[4, 32, 3],
	[33, 65.5, 2.8],
	[36, 69, 2.4],
	[26, 61, 2.4],
	[96, 77, 2.8],
	[85, 73.5, 2.2],
	[82, 61, 2],
	[47, 63, 2.2],
	[5, 40, 2.6],
];
const HOUSES = [
	[6, 88.5, 1.7],
	[4.5, 92.5, 1.5],
	[8, 95.5, 1.6],
	[13, 95, 1.7],
	[14.5, 91, 1.5],
	[5, 85, 1.4],
];

export { DOORS, ROOMS } from "./castle.js";

export function draw(at, board) {
	const pen = shaky(1979);
	const places = board.points.map((point) => [point.x, point.y]);
	const where = new Map(board.points.map((point) => [point.id, [point.x, point.y]]));
	const ways = board.edges.map((edge) => [where.get(edge.a), where.get(edge.b)]);
	const clear = (spot, room) =>
		places.every((place) => Math.hypot(place[0] - spot[0], place[1] - spot[1]) > room) &&
		ways.every(([a, b]) => away(spot, a, b) > room * 0.42) &&
		STREAM.every((_, i) => !i || away(spot, STREAM[i - 1], STREAM[i]) > 1.5) &&
		!(spot[0] > 31 && spot[1] < 55);
	/** @type {import("./woods.js").Thing[]} */
	const things = [];
	for (const [x, y, size] of HILLS) if (clear([x, y], 2)) things.push([y, hill(...at(x, y), size, pen), "hill"]);
	for (const [x, y, size] of HOUSES) things.push([y, house(...at(x, y), size, pen), "house"]);
	things.push(...scattered(WOODS, at, pen, 1.25, (spot) => spot[1] <= 101.5 && clear(spot, 2.7)));
	return s(
		"g",
		{ class: "engraving", "aria-hidden": "true" },
		frame(at),
		stream(at, pen),
		marsh(at, pen),
		moat(at),
		castle(at, pen),
		engraved(things),
		landmarks(at),
		compass(at),
	);
}

function stream(at, pen) {
	const line = curve(STREAM.map(([x, y]) => at(x, y)));
	const waves = Array.from({ length: 26 }, (_, k) => {
		const i = 1 + Math.floor(pen() * (STREAM.length - 2));
		const along = pen();
		const [x, y] = at(
			STREAM[i][0] + (STREAM[i + 1][0] - STREAM[i][0]) * along,
			STREAM[i][1] + (STREAM[i + 1][1] - STREAM[i][1]) * along,
		);
		return `M${x.toFixed(2)} ${(y + ((k % 3) - 1) * 0.3).toFixed(2)}q.4-.2 .8 0t.8 0`;
	});
	return s(
		"g",
		{ class: "stream" },
		s("path", { class: "bank", d: line }),
		s("path", { class: "water", d: line }),
		s("path", { class: "shade", d: waves.join("") }),
	);
}

function marsh(at, pen) {
	let d = "";
	for (const [cx, cy, r, count] of [
		[76, 82, 7, 24],
		[62, 91, 5, 12],
		[52, 95, 4, 9],
	])
		for (let k = 0; k < count; k++) {
			const [x, y] = at(cx + (pen() - 0.5) * 2 * r, cy + (pen() - 0.5) * 1.1 * r);
			d += `M${x.toFixed(2)} ${y.toFixed(2)}h1.6M${(x + 0.5).toFixed(2)} ${y.toFixed(2)}l-.3-.8M${(x + 0.8).toFixed(2)} ${y.toFixed(2)}v-1M${(x + 1.1).toFixed(2)} ${y.toFixed(2)}l.3-.8`;
		}
	return s("path", { class: "shade", d });
}

/** Landmarks that give places their names. */
function landmarks(at) {
	const place = (x, y, d) =>
		`M${at(x, y)
			.map((value) => value.toFixed(2))
			.join(" ")}${d}`;
	const ink =
		place(33.4, 89.5, "v-4h2.4v1.2m-2.4 0l.8-1.2") +
		place(44, 56.5, "v-3m-1 1h2") +
		place(37.8, 71.5, "l.3-2 .8.1.2 2zm2 .6l.2-2.4.9.1.1 2.4z") +
		place(66, 73.5, "v-3.6h.6v.6h.6v-.6h.6v.6h.5l.4 3zm.8 0v-1.2h.7v1.2") +
		place(24.3, 18.5, "v-4.6h.5v.6h.6v-.6h.6v.6h.5v-.6h.5v4.6zm1 0v-1.2h.8v1.2") +
		place(92, 73, "l.7-1h.9l.7 1zm.4-1.1l.6-.9h.6l.5.9") +
		place(10.5, 45, "h1.8l-.2 1.3h-1.4zm0 0v-1.3l.9-.8.9.8v1.3") +
		place(13, 34.8, "c0-3 3-3 3 0m-2.3 0c0-1.6 1.5-1.6 1.5 0") +
		place(5, 62, "c.6-2.2 3.2-2.2 3.8 0zm1.4 0v-.9h1v.9") +
		place(48.6, 66.5, "l2-.8.3.7-2 .8zm.3 1.3a.6.6 0 1 0 .1 0zm2.3-2l.8-.3") +
		place(53.3, 91.3, "h2.6m-2.3 0v-2l1-.8 1 .8v2m-1.4-3.2v-.8m-.3.3h.6") +
		place(10, 77, "c.3-1.7 2.3-1.7 2.6 0zm1.3-1.6v-.8m-.5-.3q.5-.7 1 0");
	const thorns = Array.from({ length: 7 }, (_, k) =>
		place(73.5 + (k % 4) * 1.6, 68.5 + Math.floor(k / 4) * 1.5, "l.7-.9.7.9m-.7-.9v-.5"),
	).join("");
	return s("g", {}, s("path", { class: "landmark", d: ink }), s("path", { class: "shade", d: thorns }));
}
