// Windows onto a board, as plain rectangles {x, y, w, h}: closer and farther, moved, kept on the map.

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/** A window with its middle on the map.
 * @param {Box} box @param {Box} bounds @returns {Box} */
export const onMap = ({ x, y, w, h }, bounds) => ({
	x: clamp(x, bounds.x - w / 2, bounds.x + bounds.w - w / 2),
	y: clamp(y, bounds.y - h / 2, bounds.y + bounds.h - h / 2),
	w,
	h,
});

/** A window around a place, within the bounds where it is smaller than they are.
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {Box} bounds @returns {Box} */
export function around(x, y, w, h, bounds) {
	const keep = (middle, size, low, all) =>
		size < all ? clamp(middle - size / 2, low, low + all - size) : low + (all - size) / 2;
	return { x: keep(x, w, bounds.x, bounds.w), y: keep(y, h, bounds.y, bounds.h), w, h };
}

/** A window closer by a factor, with x, y where it was: no wider than the map and a little more, no narrower than
 * `closest`.
 * @param {Box} box @param {number} factor @param {number} x @param {number} y @param {Box} bounds @returns {Box} */
export function closer(box, factor, x, y, bounds, closest) {
	const w = clamp(box.w / factor, Math.min(closest, bounds.w), bounds.w * 1.15);
	const scale = w / box.w;
	return { x: x - (x - box.x) * scale, y: y - (y - box.y) * scale, w, h: box.h * scale };
}

/** The rectangle that some places span, with a margin.
 * @param {number[][]} places @returns {Box} */
export function spread(places, margin) {
	const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
	const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
	return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** The middle of a window that holds a place and as many others as there is room for: group after group, the nearest
 * of each first.
 * @param {number[]} place @param {number[][][]} groups @param {{ w: number, h: number }} room */
export function leaning(place, groups, room) {
	const far = (other) => Math.max(Math.abs(other[0] - place[0]), Math.abs(other[1] - place[1]));
	let held = spread([place], 1);
	for (const other of groups.flatMap((group) => group.toSorted((a, b) => far(a) - far(b)))) {
		const wider = joined(held, spread([other], 1));
		if (wider.w <= room.w && wider.h <= room.h) held = wider;
	}
	return [held.x + held.w / 2, held.y + held.h / 2];
}

/** The smallest rectangle around two others.
 * @param {Box} box @param {Box} other @returns {Box} */
function joined(box, other) {
	const [x, y] = [Math.min(box.x, other.x), Math.min(box.y, other.y)];
	return {
		x,
		y,
		w: Math.max(box.x + box.w, other.x + other.w) - x,
		h: Math.max(box.y + box.h, other.y + other.h) - y,
	};
}

/** The window from which a player chooses: it holds what is `wanted`, or as much of it around the `focus` as can be
 * seen with `least` pixels a unit in a room of so many pixels. A window that does already stays as it is, and one of a
 * good size keeps it. It shows no more of what is beyond the `bounds` than it must.
 * @param {Box} box @param {Box} wanted @param {number[]} focus @param {{ w: number, h: number }} room
 * @param {number} closest the narrowest that a window becomes of itself @param {Box} bounds @returns {Box} */
export function framed(box, wanted, focus, room, least, closest, bounds) {
	const most = { w: room.w / least, h: room.h / least };
	const seen = around(focus[0], focus[1], Math.min(wanted.w, most.w), Math.min(wanted.h, most.h), wanted);
	const legible = Math.min(room.w / box.w, room.h / box.h) >= least - 0.01;
	if (legible && holds(box, seen)) return box;
	const w = Math.min(most.w, stepped(Math.max(seen.w, (seen.h * room.w) / room.h), closest));
	const fits = legible && seen.w <= box.w && seen.h <= box.h;
	const size = fits ? box : { w, h: (w * room.h) / room.w };
	return around(seen.x + seen.w / 2, seen.y + seen.h / 2, size.w, size.h, bounds);
}

/** The window `around` the focus, or around places to choose from where it would show none of them.
 * @param {(spot: number[]) => Box} around @param {number[]} focus @param {number[][]} offered @returns {Box} */
export function sighted(around, focus, offered) {
	const near = around(focus);
	const isSeen = !offered.length || offered.some(([x, y]) => holds(near, { x, y, w: 0, h: 0 }));
	return isSeen ? near : around(offered[offered.length >> 1]);
}

/** A map that grows is seen from farther off in few steps, so that squares keep their size for long. */
const STEP = 1.4;
const stepped = (wide, closest) => (wide <= closest ? closest : stepped(wide, closest * STEP));

/** A window with a margin on all sides, in parts of its own size.
 * @param {Box} box @returns {Box} */
export const widened = ({ x, y, w, h }, part) => ({
	x: x - w * part,
	y: y - h * part,
	w: w * (1 + 2 * part),
	h: h * (1 + 2 * part),
});

/** @param {Box} box @param {Box} other */
export const holds = (box, other) =>
	other.x >= box.x && other.y >= box.y && other.x + other.w <= box.x + box.w && other.y + other.h <= box.y + box.h;

/** A window of the same size, moved no farther than it takes to hold a rectangle; none where it is too small for it.
 * @param {Box} box @param {Box} other @returns {Box | null} */
export function moved(box, other) {
	if (other.w > box.w || other.h > box.h) return null;
	const [x, y] = [clamp(box.x, other.x + other.w - box.w, other.x), clamp(box.y, other.y + other.h - box.h, other.y)];
	return { x, y, w: box.w, h: box.h };
}

/** How far a window has moved, in parts of its own size.
 * @param {Box} from @param {Box} to */
export const apart = (from, to) => Math.max(Math.abs(from.x - to.x) / from.w, Math.abs(from.y - to.y) / from.h);

/** Whether a place is well inside a window, not at its edge.
 * @param {Box} box */
export const wellInside = ({ x, y, w, h }, px, py) =>
	px > x + w * 0.1 && px < x + w * 0.9 && py > y + h * 0.1 && py < y + h * 0.9;

/** A part of the way from one window to another.
 * @param {Box} from @param {Box} to @param {number} part @returns {Box} */
export function between(from, to, part) {
	const at = (name) => from[name] + (to[name] - from[name]) * part;
	return { x: at("x"), y: at("y"), w: at("w"), h: at("h") };
}

/** @param {Box} box @param {Box} other */
export const same = (box, other) => box.x === other.x && box.y === other.y && box.w === other.w && box.h === other.h;
