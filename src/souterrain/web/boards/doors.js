// Doors of a squared map: a leaf in the wall, swung aside when open; bars, stones or paint where there is none; dots
// where the way goes on into the dark.

import { s, still } from "../dom.js";
import { t } from "../words.js";

/** The ends of each side of a square, from its north-western corner. */
export const SIDES = { n: [0, 0, 1, 0], s: [0, 1, 1, 1], w: [0, 0, 0, 1], e: [1, 0, 1, 1] };
const AJAR = new Set(["open", "broken"]);
/** What is on a wall or where none stands: no gap is broken into it. */
const WALLED = new Set(["dark", "false", "secret"]);
const KNOBS = new Set(["shut", "locked", "barred"]);
/** What has no leaf, as it stands in a wall that runs across: the feet of an arch, dots into the dark, bars, a portcullis
 * with its points, stones, steps, a door that is only painted, the S of a secret door. */
const OPENWORK = {
	arch: "M-.42-.16v.32M-.34-.16v.32M.42-.16v.32M.34-.16v.32M-.3-.02C-.2.1.2.1.3-.02",
	dark: "M-.35 0h.7",
	grille: "M-.4-.06h.8M-.4.06h.8M-.3-.14v.28M-.15-.14v.28M0-.14v.28M.15-.14v.28M.3-.14v.28",
	portcullis:
		"M-.42-.1h.84M-.42.04h.84M-.34-.18v.3l.05.1.05-.1v-.3M-.12-.18v.3l.05.1.05-.1v-.3M.1-.18v.3l.05.1.05-.1v-.3M.3-.18v.3l.05.1",
	blocked: "M-.38.1l.1-.2.16.04.02.16zM-.1.1l.06-.24.2.06.02.18zM.2.1l.04-.18.14-.02.04.2z",
	steps: "M-.36-.12h.72M-.28 0h.56M-.2.12h.4",
	false: "M-.36-.1h.72v.2h-.72zM-.36-.1l.72.2M-.36.1l.72-.2",
	secret: "M-.4 0h.26M.14 0h.26M.1-.14C-.02-.22-.14-.12-.06-.02S.14.1.04.18-.12.16-.12.12",
};
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

/** All doors; those that were shut in `before` and are open now swing.
 * @param {import("../view").Door[]} all @param {import("../view").Door[]} before */
export function doors(all, before = []) {
	const shut = new Set(before.filter(({ state }) => !AJAR.has(state)).map(keyOf));
	return all.map((each) => door(each, shut.has(keyOf(each)) && AJAR.has(each.state)));
}

/** @param {import("../view").Door} door */
function door({ x, y, side, state, label }, opening) {
	const [ax, ay, bx, by] = SIDES[side];
	const way = ax === bx ? "upright" : "flat";
	const open = AJAR.has(state);
	const place = { class: `door ${state}`, transform: `translate(${x + (ax + bx) / 2} ${y + (ay + by) / 2})` };
	const title = s("title", {}, label || t(`web-door-${state}`));
	if (OPENWORK[state]) {
		const turn = way === "upright" ? "rotate(90)" : null;
		const gap = WALLED.has(state) ? null : s("rect", { class: "gap", ...GAP[way] });
		return s("g", place, title, gap, s("path", { class: state, d: OPENWORK[state], transform: turn }));
	}
	const leaf = s("rect", { class: "leaf", ...(open ? SWUNG : SHUT)[way] });
	if (opening && !still()) swing(leaf, way);
	return s(
		"g",
		place,
		title,
		s("rect", { class: "gap", ...GAP[way] }),
		leaf,
		KNOBS.has(state)
			? s("circle", { class: "knob", ...(way === "upright" ? { cy: 0.24 } : { cx: 0.24 }), r: 0.05 })
			: null,
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
