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
