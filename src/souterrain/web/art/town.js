// A small walled town, engraved: its houses and gardens, the river before its gate, and the places where one has business.
// What stands at a place is drawn by the place's name; a place that has no drawing here is a house like the others.

import { s } from "../dom.js";
import { frame } from "./frame.js";
import { away, curve, house, pine, rough, shaky, tree } from "./ink.js";

const MIDDLE = [50, 50];
const REACH = [43, 37];
const TOWERS = 14;
/** @type {[number, number][]} */
const RIVER = [
	[-4.6, 94],
	[10, 92.5],
	[30, 95],
	[50, 94],
	[70, 96],
	[88, 93.5],
	[104.6, 95.4],
];

/** A spot on the wall, by the hour of a clock with as many hours as there are towers. */
const onWall = (hour, of = TOWERS) => {
	const turn = Math.PI / 2 + (hour / of) * Math.PI * 2;
	return [MIDDLE[0] + Math.cos(turn) * REACH[0], MIDDLE[1] + Math.sin(turn) * REACH[1]];
};
const inside = ([x, y], margin) =>
	((x - MIDDLE[0]) / (REACH[0] - margin)) ** 2 + ((y - MIDDLE[1]) / (REACH[1] - margin)) ** 2 < 1;

// Buildings: walls with a door and a roof, drawn around the middle of their foot.
const gable = (w, h, roof) => `M${-w} 0V${-h}L${-w * 0.55} ${-h - roof}H${w * 0.55}L${w} ${-h}V0z`;
const door = (w, h) => `M${-w} 0V${-h}Q0 ${-h - w * 1.6} ${w} ${-h}V0`;
const BUILDINGS = {
	inn: [
		gable(4.4, 3.4, 2.6),
		`M-4.4-3.4H4.4${door(0.8, 1.5)}M-3-2.2h1.2v1h-1.2zM2-2.2h1.2v1H2zM5.2-3.6h2.4M6.4-3.6v.7M5.5-2.9h1.8v1.5h-1.8zM2.6-6v-1.6h1v1.6`,
	],
	bank: [
		"M-4.4 0V-4.2L0-6.8L4.4-4.2V0z",
		`M-4.4-4.2H4.4M-3.4 0v-4.2M-1.9 0v-4.2M1.9 0v-4.2M3.4 0v-4.2${door(0.8, 2)}M-.9-5.2a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0`,
	],
	market: [
		"M-6 0V-2.4L-5-4.4H-1.4L-.6-2.4V0zM.6 0V-2.4L1.4-4.4H5L6-2.4V0z",
		"M-6-2.4H-.6M.6-2.4H6M-5-4.4l-.3 2M-3.8-4.4v2M-2.6-4.4l.3 2M2.6-4.4l-.3 2M3.8-4.4v2M5-4.4l.3 2M-5 0v-1.2h3.6V0M1.6 0v-1.2h3.6V0",
	],
	yard: [
		"M-6.4 0V-1.6H6.4V0z",
		"M-6.4-.8H6.4M-4.6 0v-2.2M-2.4 0v-2.2M0 0v-2.2M2.4 0v-2.2M4.6 0v-2.2M-.2-2.2V-5.2M-1.8-4.2H1.4M3.6-2v-3a1.3 1.3 0 1 1 .1 0M3.7-6.3a.5.5 0 1 0 .01 0",
	],
	college: [
		"M-5 0V-4H-1.8V-7.4L0-10.4L1.8-7.4V-4H5V0z",
		`M-5-4H5M-1.8-7.4H1.8M-.6-6.4a.6.8 0 0 1 1.2 0v1.4h-1.2z${door(0.9, 2)}M-4-2.8h1v1.4h-1zM3-2.8h1v1.4H3zM0-10.4v-1.6M0-12h1.4l-.5.5.5.5H0`,
	],
	physician: [
		gable(3.6, 3, 2.4),
		`M-3.6-3H3.6${door(0.8, 1.4)}M1.6-2.2h1.2v1H1.6zM-2.8-2.4c.8-.6 1.4 0 1.2.8M-2.2-2.2v1.8M2.2-5.4v-1.8h.9v1.8M2.6-7.6q.8-.6.1-1.4t.3-1.4`,
	],
	smith: [
		gable(3.8, 3, 2.2),
		"M-3.8-3H3.8M-3 0v-2h3.2v2M-2 0v-.6h-.6v-.6h2.4v.6h-.6v.6M1.4-2.2h1.4v1H1.4zM2.2-5v-2h1v2M2.7-7.4q.8-.6.1-1.4t.3-1.4",
	],
	temple: [
		"M-4.6 0V-4.6L-1.6-7V-10L0-13.4L1.6-10V-7L4.6-4.6V0z",
		`M-1.6-7H1.6M-1.6-10H1.6M-.5-8.9a.5.6 0 0 1 1 0v1.2h-1z${door(1, 2.4)}M-1.1-4.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0M0-13.4v-1.8M-.7-14.6H.7`,
	],
	gate: [
		"M-4.6 0V-6.4H-2V-4.8H2V-6.4H4.6V0z",
		`${door(1.6, 2.2)}M-4.6-5.2H-2M2-5.2H4.6M-4.6-6.4v-.9h.7v.9M-2.7-6.4v-.9h.7v.9M2-6.4v-.9h.7v.9M3.9-6.4v-.9h.7v.9M-1-.4v-2.4M0 0v-3.2M1-.4v-2.4M-1.5-1.4H1.5`,
	],
};
const LIFT = 2.2;

/** @param {import("../view").Points} board */
export function draw(at, board) {
	const pen = shaky(1989);
	const places = board.points.map((point) => [point.x, point.y]);
	/** @type {Map<string, any>} */
	const where = new Map(board.points.map((point) => [point.id, [point.x, point.y]]));
	const streets = board.edges.map((edge) => [where.get(edge.a), where.get(edge.b)]);
	const clear = (spot, room) =>
		places.every(
			([x, y]) => Math.abs(x - spot[0]) > room * 1.35 || spot[1] < y - room * 1.5 || spot[1] > y + room * 0.75,
		) && streets.every(([a, b]) => away(spot, a, b) > 2.6);
	/** @type {[number, { body: string, shade: string }, string, number][]} */
	const things = [];
	const scatter = (count, size, kind, name, fits) => {
		for (let k = 0, tries = 0; k < count && tries < count * 14; tries++) {
			/** @type {[number, number]} */
			const spot = [pen() * 110 - 5, pen() * 106 - 3];
			if (
				!fits(spot) ||
				things.some(([y, , , x]) => Math.abs(x - spot[0]) < size * 2 && Math.abs(y - spot[1]) < size * 1.35)
			)
				continue;
			things.push([spot[1], kind(...at(...spot), size, pen), name, spot[0]]);
			k++;
		}
	};
	scatter(92, 2.05, house, "house", (spot) => inside(spot, 4) && clear(spot, 5.4));
	scatter(16, 1, tree, "wood", (spot) => inside(spot, 4) && clear(spot, 5));
	const outside = (spot) => !inside(spot, -5) && RIVER.every((_, i) => !i || away(spot, RIVER[i - 1], RIVER[i]) > 4.8);
	scatter(46, 1.3, tree, "wood", outside);
	scatter(22, 1.3, pine, "wood", outside);
	things.sort((a, b) => a[0] - b[0]);
	return s(
		"g",
		{ class: "engraving", "aria-hidden": "true" },
		frame(at),
		river(at, pen),
		s("path", { class: "commons", d: `${ring(at)}z` }),
		s("path", { class: "square", d: square(at, pen) }),
		wall(at, pen),
		things.map(([, drawing, kind]) =>
			s(
				"g",
				{ class: kind },
				s("path", { class: "body", d: drawing.body }),
				s("path", { class: "shade", d: drawing.shade }),
			),
		),
		board.points.map((point) => building(at, point)),
	);
}

const ring = (at) => curve([...Array(TOWERS + 1).keys()].map((hour) => at(...onWall(hour))));

function wall(at, pen) {
	const spots = [...Array(TOWERS + 1).keys()].map((hour) => at(...onWall(hour)));
	return s(
		"g",
		{ class: "castle" },
		s("path", { class: "rampart", d: rough(spots.slice(0), pen, 0.2) }),
		spots
			.slice(1, -1)
			.map(([x, y]) =>
				s(
					"g",
					{ class: "tower", transform: `translate(${x} ${y})` },
					s("circle", { r: 1.5 }),
					s("path", { d: "M-1.5 0h3M0-1.5v3" }),
				),
			),
	);
}

function square(at, pen) {
	const [x, y] = at(48, 61);
	return `${rough(
		[...Array(9).keys()].map((k) => [x + Math.cos((k / 8) * 6.283) * 9, y + Math.sin((k / 8) * 6.283) * 4.4]),
		pen,
		0.3,
	)}z`;
}

function river(at, pen) {
	const line = curve(RIVER.map(([x, y]) => at(x, y)));
	const [x, y] = at(50, 94);
	const ripples = [...Array(24).keys()].map((k) => {
		const [rx, ry] = at(pen() * 106 - 4, 94 + (pen() - 0.5) * 2);
		return Math.abs(rx - x) < 4 ? "" : `M${rx.toFixed(2)} ${(ry + ((k % 3) - 1) * 0.3).toFixed(2)}q.5-.25 1 0t1 0`;
	});
	return s(
		"g",
		{ class: "stream wide" },
		s("path", { class: "bank", d: line }),
		s("path", { class: "water", d: line }),
		s("path", { class: "ripples", d: ripples.join("") }),
		s("path", { class: "bridge", d: `M${x - 2.2} ${y - 7}V${y + 4}H${x + 2.2}V${y - 7}z` }),
		s("path", {
			class: "planks",
			d: [...Array(9).keys()].map((k) => `M${x - 2.2} ${y - 6.4 + k * 1.25}h4.4`).join(""),
		}),
	);
}

function building(at, point) {
	const drawing = BUILDINGS[point.id];
	if (!drawing) return null;
	const [x, y] = at(point.x, point.y);
	return s(
		"g",
		{ class: `place ${point.id}`, transform: `translate(${x} ${y - LIFT})` },
		s("path", { class: "body", d: drawing[0] }),
		s("path", { class: "shade", d: drawing[1] }),
	);
}
