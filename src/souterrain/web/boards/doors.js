// Doors of a squared map: a leaf in the wall, swung aside when open, dots where the way goes on into the dark.

import { s, still } from "../dom.js";

/** The ends of each side of a square, from its north-western corner. */
export const SIDES = { n: [0, 0, 1, 0], s: [0, 1, 1, 1], w: [0, 0, 0, 1], e: [1, 0, 1, 1] };
const AJAR = new Set(["open", "broken"]);
const SHUT = {
	upright: { x: -0.1, y: -0.38, width: 0.2, height: 0.76 },
	flat: { x: -0.38, y: -0.1, width: 0.76, height: 0.2 },
};
const SWUNG = {
	upright: { x: -0.1, y: -0.38, width: 0.7, height: 0.12 },
	flat: { x: -0.38, y: -0.1, width: 0.12, height: 0.7 },
};
const GAP = {
	upright: { x: -0.09, y: -0.4, width: 0.18, height: 0.8 },
	flat: { x: -0.4, y: -0.09, width: 0.8, height: 0.18 },
};

const keyOf = ({ x, y, side }) => `${x},${y},${side}`;

/** All doors; those that were shut in `before` and are open now swing. */
export function doors(all, before = []) {
	const shut = new Set(before.filter(({ state }) => !AJAR.has(state ?? "shut")).map(keyOf));
	return all.map((each) => door(each, shut.has(keyOf(each)) && AJAR.has(each.state)));
}

function door({ x, y, side, state = "shut", label = "" }, opening) {
	const [ax, ay, bx, by] = SIDES[side];
	const way = ax === bx ? "upright" : "flat";
	const open = AJAR.has(state);
	const place = { class: `door ${state}`, transform: `translate(${x + (ax + bx) / 2} ${y + (ay + by) / 2})` };
	if (state === "dark")
		return s("g", place, s("title", {}, label), s("path", { d: way === "upright" ? "M0-.35v.7" : "M-.35 0h.7" }));
	const leaf = s("rect", { class: "leaf", ...(open ? SWUNG : SHUT)[way] });
	if (opening && !still()) swing(leaf, way);
	return s(
		"g",
		place,
		s("title", {}, label),
		s("rect", { class: "gap", ...GAP[way] }),
		leaf,
		open ? null : s("circle", { class: "knob", ...(way === "upright" ? { cy: 0.24 } : { cx: 0.24 }), r: 0.05 }),
	);
}

/** From the wall into the room, around its hinge. */
function swing(leaf, way) {
	leaf.style.transformOrigin = "-.04px -.32px";
	if (way === "flat") leaf.style.transformOrigin = "-.32px -.04px";
	leaf.animate([{ transform: `rotate(${way === "upright" ? 90 : -90}deg)` }, { transform: "none" }], {
		duration: 300,
		easing: "ease-out",
	});
}
