// What every engraved map has: its neatline, and a compass.

import { s } from "../dom.js";

export function frame(at) {
	const [x0, y0] = at(-4.6, -4.6);
	const [x1, y1] = at(104.6, 104.6);
	const rect = (inset, width) =>
		s("rect", {
			class: "neatline",
			x: x0 + inset,
			y: y0 + inset,
			width: x1 - x0 - 2 * inset,
			height: y1 - y0 - 2 * inset,
			"stroke-width": width,
		});
	return s("g", {}, rect(0, 0.5), rect(1, 0.15));
}

export function compass(at) {
	const [x, y] = at(16, 2.5);
	const star = (r, k) => `M0-${r}L${k} ${-k} ${r} 0 ${k} ${k} 0 ${r} ${-k} ${k}-${r} 0 ${-k} ${-k}z`;
	return s(
		"g",
		{ class: "compass", transform: `translate(${x} ${y})` },
		s("circle", { r: 3.1 }),
		s("circle", { r: 2.6 }),
		s("path", { d: star(3.9, 0.7) }),
		s("path", { class: "dark", d: "M0-3.9L.7-.7 0 0zM3.9 0L.7.7 0 0zM0 3.9L-.7.7 0 0zM-3.9 0L-.7-.7 0 0z" }),
		s("text", { y: -4.3, "text-anchor": "middle" }, "N"),
	);
}
