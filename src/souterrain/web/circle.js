// The circle of characteristics, as on an adventurer's sheet.

import { s } from "./dom.js";

/** Half of how wide and how high the circle is, from the middle of one die to that of another. */
const [ACROSS, ALONG] = [62, 54];

/** The circle of characteristics: each on the die that it is tested with.
 * @param {import("./view").Line[]} lines */
export function circle(lines) {
	const places = lines.map((line, k) => {
		const turn = (k / lines.length) * 2 * Math.PI - Math.PI / 2;
		const place = `translate(${(Math.cos(turn) * ACROSS).toFixed(1)} ${(Math.sin(turn) * ALONG).toFixed(1)})`;
		return s(
			"g",
			{ class: `dice ${line.die}`, transform: place },
			s("title", {}, `${line.label} ${line.value}`),
			s("rect", { class: line.die ? "die" : "none", x: -11, y: -16, width: 22, height: 22, rx: 5 }),
			s("text", { class: "digits", "text-anchor": "middle", y: 0 }, line.value),
			s("text", { class: "short", "text-anchor": "middle", y: 15 }, line.short),
		);
	});
	const spoken = lines.map(({ label, value }) => `${label} ${value}`).join(", ");
	return s(
		"svg",
		{ class: "circle", viewBox: "-82 -71 164 143", role: "img", "aria-label": spoken },
		s("ellipse", { rx: ACROSS, ry: ALONG }),
		places,
	);
}
