// Dice as what they are: a cube with pips or with faces of its own, a twelve-sided die as a faceted hexagon, a drawn
// counter as a counter.

import { h, s, still } from "./dom.js";
import { has, mark } from "./emblem.js";

const PIPS = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[1, -1],
		[-1, 1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[1, -1],
		[0, 0],
		[-1, 1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[1, -1],
		[-1, 0],
		[1, 0],
		[-1, 1],
		[1, 1],
	],
};

const polygon = (sides, r, turn = -Math.PI / 2) =>
	Array.from({ length: sides }, (_, k) => [
		Math.cos(turn + (k / sides) * 2 * Math.PI) * r,
		Math.sin(turn + (k / sides) * 2 * Math.PI) * r,
	]);
const closed = (points) => `M${points.map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}z`;

function cube(result) {
	return [
		s("rect", { class: "die", x: -10, y: -10, width: 20, height: 20, rx: 4 }),
		PIPS[result].map(([x, y]) => s("circle", { class: "pip", cx: x * 5, cy: y * 5, r: 2.1 })),
	];
}

/** A die seen from above: its outline and the edges of the face on top. */
function faceted(outline, top, result) {
	const rays = top.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}L${(x * 1.4).toFixed(1)} ${(y * 1.4).toFixed(1)}`);
	return [
		s("path", { class: "die", d: closed(outline) }),
		s("path", { class: "facet", d: closed(top) + rays.join("") }),
		digits(result),
	];
}

const digits = (result, y = 4) =>
	s(
		"text",
		{ class: "digits", "text-anchor": "middle", y, "font-size": String(result).length > 2 ? 8 : 11 },
		String(result),
	);

const DRAWN = {
	d4: (result) => [s("path", { class: "die", d: "M0-12 12 9H-12z" }), digits(result, 6)],
	d6: (result) =>
		PIPS[result]
			? cube(result)
			: [s("rect", { class: "die", x: -10, y: -10, width: 20, height: 20, rx: 4 }), digits(result)],
	d8: (result) => [
		s("path", { class: "die", d: "M0-12 11 0 0 12-11 0z" }),
		s("path", { class: "facet", d: "M-11 0H11" }),
		digits(result),
	],
	d10: (result) => [s("path", { class: "die", d: "M0-12 12-2 0 12-12-2z" }), digits(result)],
	d12: (result) => faceted(polygon(10, 12), polygon(5, 8), result),
	d20: (result) => faceted(polygon(6, 12), polygon(3, 9), result),
};

/** A cube with faces of its own: what is on top is written there. Of a blank one nothing is. */
const FACES = { blank: "", X: "✕" };
const faced = (face) => [
	s("rect", { class: "die", x: -10, y: -10, width: 20, height: 20, rx: 4 }),
	digits(FACES[face] ?? face.replace("-", "−")),
];

/** What a die or a face is called, where its game has a name for it.
 * @param {(id: string) => string} say */
export function called(family, name, say) {
	const word = say(`${family}-${name}`);
	return word === `${family}-${name}` ? name : word;
}

/** One die as it fell: [die, result, reads, face, wants]; gold when it got what it wanted. What a drawn counter is, the
 * sentence beside it says. It tumbles first, `roll`
 * milliseconds from now, unless that is false.
 * @param {import("./view").Die} die */
export function dieOf([die, result, reads, face, wants], roll, say) {
	const counted = die === "pick";
	const drawn = counted && /[a-z]/.test(face);
	if (reads === "0-9") result %= 10; // a ten-sided die whose 0 is a nought
	const gold = wants && result >= wants;
	const shown = face ? called("face", face, say) : result;
	const label = counted ? String(result) : `${called("die", die, say)}, ${shown}${wants ? ` (${wants}+)` : ""}`;
	const g = s("g", { class: "turn" });
	if (counted)
		g.append(s("circle", { class: "drawn", r: 11 }), drawn ? mark(has(face) ? face : "card", "", 15) : digits(result));
	else if (face) g.append(...faced(face));
	else g.append(...(DRAWN[die] ?? ((value) => [s("circle", { class: "die", r: 11 }), digits(value)]))(result).flat());
	const read = /^d\d+$/.test(reads) && reads !== die ? shared(result, die, reads) : null;
	const title = read ? `${label} (${say("web-read-as", { die: reads, result: read })})` : label;
	const svg = s(
		"svg",
		{
			class: `dice ${die} ${gold ? "success" : ""}`,
			viewBox: "-13 -13 26 26",
			...(drawn ? { "aria-hidden": "true" } : { role: "img", "aria-label": title }),
		},
		drawn ? null : s("title", {}, title),
		g,
	);
	if (roll !== false && !still()) tumble(g, counted, roll);
	if (!read) return svg;
	return h("span", { class: "read" }, svg, h("small", { "aria-hidden": "true" }, `${reads} ${read}`));
}

/** A die read as a smaller one: its faces in equal shares. */
export const shared = (result, die, reads) =>
	Math.ceil((result * Number(reads.slice(1))) / (Number(die.slice(1)) || 6));

function tumble(g, counted, delay) {
	const frames = counted
		? [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }, { transform: "scaleX(.2)" }, { transform: "scaleX(1)" }]
		: [
				{ transform: "rotate(-300deg) scale(.6)", opacity: 0.3 },
				{ transform: "rotate(-90deg) scale(1.15)", opacity: 1, offset: 0.6 },
				{ transform: "rotate(12deg) scale(1.05)" },
				{ transform: "none" },
			];
	const duration = 520 + Math.random() * 160;
	g.animate(frames, { duration, delay, fill: "backwards", easing: "cubic-bezier(.2,.7,.3,1)" });
}
