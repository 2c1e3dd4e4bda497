// How much of something there is: life, fate, action points, a dial at the edge of the table.

import { h } from "./dom.js";

/** A gauge: pips where they can be counted at a glance, a bar above that, always with its numbers. A dial is one too.
 * @param {{ label: string, value: number, top: number, kind: import("./view").GaugeKind | "dial" }} gauge */
export function gauge({ label, value, top, kind }) {
	const count = top ? `${value}/${top}` : String(value);
	const share = top ? Math.max(0, Math.min(1, value / top)) : 0;
	const drawn = h("span", { class: top <= 8 ? "pips" : "bar", "aria-hidden": "true" });
	if (top <= 8) for (let k = 0; k < top; k++) drawn.append(h("i", { class: k < value ? "full" : "" }));
	else {
		const level = h("i", { class: share <= 0.34 ? "low" : "" });
		level.style.width = `${share * 100}%`;
		drawn.append(level);
	}
	return h(
		"p",
		{
			class: `gauge ${kind}`,
			role: "meter",
			"aria-label": label,
			"aria-valuenow": value,
			"aria-valuemin": 0,
			"aria-valuemax": top || value,
			title: `${label} ${count}`,
		},
		drawn,
		h("span", { class: "numbers" }, h("span", { class: "label" }, label), ` ${count}`),
	);
}
