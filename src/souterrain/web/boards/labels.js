// Names of places on a drawn map, where there is room for them beside each other and the pieces.

import { s } from "../dom.js";

/** Half the width of a letter, as a part of its size: those of a place that is offered are bold. */
const [PLAIN, BOLD] = [0.275, 0.31];
/** What stays free around a name. */
const AIR = 0.4;
/** So far around its middle a place is drawn. */
const DOT = 1.3;
/** Names of the castle's rooms are small while nobody can go there. */
const [SMALL, LARGE] = [1.15, 1.75];

/** @typedef {[number, number, number, number]} Box left, top, right, bottom */

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** Where a name may stand about a place: below it, above it, to its right, to its left. */
function spots([x, y], half, size) {
	const [beside, level] = [2.4, 0.35 * size];
	return [
		{ anchor: "middle", x, y: y + 3.4, middle: x },
		{ anchor: "middle", x, y: y - 2.2, middle: x },
		{ anchor: "start", x: x + beside, y: y + level, middle: x + beside + half },
		{ anchor: "end", x: x - beside, y: y + level, middle: x - beside - half },
	].map((spot) => ({
		...spot,
		/** @type {Box} */
		box: [spot.middle - half - AIR, spot.y - size, spot.middle + half + AIR, spot.y + 0.4],
	}));
}

/** The names of the places that matter, those that are offered first; `taken` is where none can stand. What is offered
 * may be written over another place, where there is no other room for it.
 * @param {import("../view").Point[]} points @param {Box[]} taken @param {number} scale */
export function labels(points, offers, centre, taken, scale) {
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
		const size = (point.area === "castle" && !offered ? SMALL : LARGE) * scale;
		const half = point.name.length * size * (offered ? BOLD : PLAIN);
		const free = spots(centre(point.id), half, size).filter(({ box }) => !full.some((other) => meet(box, other)));
		const clear = free.find(({ box }) => !dots.some((dot) => meet(box, dot)));
		const spot = clear ?? (offered ? free[0] : null);
		if (!spot) return [];
		full.push(spot.box);
		const look = `name ${point.area} ${offered ? "offered" : ""}`;
		return s("text", { class: look, x: spot.x, y: spot.y, "text-anchor": spot.anchor, "font-size": size }, point.name);
	});
}
