// Names of places on a drawn map, where there is room for them beside each other and the pieces.

import { s } from "../dom.js";

/** Half the width of a letter, as a part of its size: those of a place that is offered are bold. */
const [PLAIN, BOLD] = [0.275, 0.31];
/** What stays free around a name. */
const AIR = 0.4;
/** So far around its middle a place is drawn. */
const DOT = 1.3;
/** Names of the castle's rooms are small while nobody can go there, and middling where a large one has no room. */
const [SMALL, MIDDLING, LARGE] = [1.15, 1.35, 1.75];
/** From one row to the next, as a part of the letters' size. */
const LEAD = 1.05;

/** @typedef {[number, number, number, number]} Box left, top, right, bottom */

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** @param {Box} box @param {Box} room */
const within = (box, room) => box[0] > room[0] && box[1] > room[1] && box[2] < room[2] && box[3] < room[3];

/** A name in two rows, parted where they are most alike; in one where it is one word. @returns {string[]} */
export function parted(name) {
	const cuts = [...name].flatMap((letter, k) => (letter === " " ? [k] : []));
	const off = (cut) => Math.abs(name.length - 1 - 2 * cut);
	const cut = cuts.sort((a, b) => off(a) - off(b) || b - a)[0];
	return cut ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
}

/** Where a name in its rows may stand about a place: below it, above it, to its right, to its left. */
function spots([x, y], rows, size, wide) {
	const half = Math.max(...rows.map((row) => row.length)) * size * wide;
	const deep = (rows.length - 1) * size * LEAD;
	const [beside, level] = [2.4, 0.35 * size - deep / 2];
	return [
		{ anchor: "middle", x, y: y + 1.65 + size, middle: x },
		{ anchor: "middle", x, y: y - 2.2 - deep, middle: x },
		{ anchor: "start", x: x + beside, y: y + level, middle: x + beside + half },
		{ anchor: "end", x: x - beside, y: y + level, middle: x - beside - half },
	].map((spot) => ({
		...spot,
		rows,
		size,
		/** @type {Box} */
		box: [spot.middle - half - AIR, spot.y - size, spot.middle + half + AIR, spot.y + deep + 0.4],
	}));
}

/** The names of the places that matter, those that are offered first; `taken` is where none can stand. What is offered
 * may be written over another place, where there is no other room for it. A name stands within the walls of its room
 * where it can, in two rows or smaller if it must.
 * @param {import("../view").Point[]} points @param {Box[]} taken @param {number} scale @param {Box[]} rooms */
export function labels(points, offers, centre, taken, scale, rooms = []) {
	const full = [...taken];
	const dots = points.map(({ id }) => {
		const [x, y] = centre(id);
		const r = DOT * scale;
		return /** @type {Box} */ ([x - r, y - r, x + r, y + r]);
	});
	const isOffered = ({ id }) => offers.has(id);
	const matters = (point) => point.area === "village" || point.shape === "square" || isOffered(point);
	const ordered = points.filter(matters).sort((a, b) => Number(isOffered(b)) - Number(isOffered(a)));
	return ordered.flatMap((point) => {
		const offered = isOffered(point);
		const [x, y] = centre(point.id);
		const room = rooms.find((each) => within([x, y, x, y], each));
		const sizes = point.area !== "castle" || (offered && !room) ? [LARGE] : offered ? [LARGE, MIDDLING] : [SMALL];
		const ways = room ? [[point.name], parted(point.name)] : [[point.name]];
		const free = sizes
			.flatMap((size) => ways.flatMap((rows) => spots([x, y], rows, size * scale, offered ? BOLD : PLAIN)))
			.filter(({ box }) => !full.some((other) => meet(box, other)));
		const clear = free.filter(({ box }) => !dots.some((dot) => meet(box, dot)));
		const spot = clear.find(({ box }) => room && within(box, room)) ?? clear[0] ?? (offered ? free[0] : null);
		if (!spot) return [];
		full.push(spot.box);
		return written(spot, `name ${point.area} ${offered ? "offered" : ""}`);
	});
}

/** A name on its scrap of paper. */
function written({ anchor, x, y, rows, size, box: [left, top, right, bottom] }, look) {
	const row = (text, k) => s("tspan", { x, dy: k && size * LEAD }, text);
	return s(
		"g",
		{ class: look },
		s("rect", { x: left, y: top, width: right - left, height: bottom - top, rx: 0.5 }),
		s("text", { x, y, "text-anchor": anchor, "font-size": size }, rows.map(row)),
	);
}
