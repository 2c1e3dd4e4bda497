// The covers of the five books, drawn by us; a game that is not known yet gets plain cloth with a mark.

import { s } from "../dom.js";

const INK = "#120d0a";
const path = (d, fill, stroke = "none", width = 1) =>
	s("path", { d, fill, stroke, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" });
const circle = (cx, cy, r, fill, stroke = "none", width = 1) =>
	s("circle", { cx, cy, r, fill, stroke, "stroke-width": width });

const PICTURES = {
	chateau: [
		"#23324a",
		"#d9c38a",
		() => [
			circle(112, 84, 22, "#f0e2b0"),
			circle(104, 79, 19, "#23324a"),
			path("M0 196c30-22 60-26 90-18s50 0 70-12v74H0z", "#18233a"),
			path("M30 190v-52h10v-12h8v12h10v-34l12-22 12 22v34h10v-16h6v-7h6v7h6v-7h6v7h6v16h12v52z", INK),
			path("M70 82V70l12 4-12 4", "#a8322c", "#a8322c"),
			path("M62 190v-18c0-12 16-12 16 0v18z", "#d9a441"),
			path("M46 152h5v9h-5zM94 148h5v9h-5zM112 148h5v9h-5zM67 112h5v9h-5z", "#d9a441"),
			path(
				"M24 60c5-5 8-3 10 0 2-3 5-5 10 0-4-1-7 0-10 4-3-4-6-5-10-4zM50 40c4-4 6-2 8 0 2-2 4-4 8 0-3-1-6 0-8 3-2-3-5-4-8-3z",
				INK,
			),
			path("M0 214c30-10 54-4 80-10s50-8 80-2v38H0z", "#0f1a2c"),
			path("M58 240c4-20 8-34 10-50h6c2 16 8 30 16 50z", "#5d5137"),
		],
	],
	ahq: [
		"#6e1f1c",
		"#e0b85a",
		() => [
			path("M30 216v-96c0-40 22-64 50-64s50 24 50 64v96z", "#2a1512"),
			path("M40 216v-92c0-34 17-54 40-54s40 20 40 54v92z", "#100806"),
			...[0, 1, 2, 3].map((k) =>
				path(
					`M${44 + k * 7} ${216 - k * 11}h${72 - k * 14}l-4-8h${-(64 - k * 14)}z`,
					["#4a2f25", "#3d261e", "#2f1d17", "#231510"][k],
				),
			),
			circle(54, 138, 3.6, "#e0443a"),
			circle(66, 138, 3.6, "#e0443a"),
			circle(96, 120, 2.8, "#e0443a"),
			circle(106, 120, 2.8, "#e0443a"),
			path("M80 204V104M62 118h36M80 104v-14", "none", "#e8e0cf", 6),
			circle(80, 88, 6, "#e0b85a"),
			path("M77 202l3 10 3-10z", "#e8e0cf"),
		],
	],
	seul: [
		"#d9cfae",
		"#5a4326",
		() => [
			...Array.from({ length: 13 }, (_, k) => path(`M0 ${20 + k * 18}H160M${k * 14} 0V240`, "none", "#b9b48f", 0.6)),
			path("M30 80h46v-26h54v44h-22v26h30v60H84v-30H56v40H24v-54h22V104H30z", "#f4ecd2", INK, 3.5),
			path("M92 124v30M56 150h28", "none", INK, 1.5),
			circle(112, 158, 8, "#27456b", INK, 2),
			path("M112 138v-8m-14 28h-6m34 0h6m-14 14l4 4m-26-4l-4 4", "none", "#c79a2c", 2),
			path("M36 178l6 6m0-6l-6 6", "none", "#a8322c", 3),
			path("M104 62v20m6-20v20m6-20v20m6-20v20", "none", INK, 1.6),
			path("M42 184C60 170 70 140 66 120s20-30 40-50", "none", "#a8322c", 2),
		],
	],
	catacombs: [
		"#6b4423",
		"#f0d9a0",
		() => [
			...Array.from({ length: 9 }, (_, k) => path(`M0 ${30 + k * 26}c50-6 90 8 160 0`, "none", "#573519", 2)),
			circle(52, 158, 30, "#2c1b0e"),
			circle(50, 154, 30, "#27456b", "#e8d5a8", 3),
			circle(110, 94, 24, "#2c1b0e"),
			circle(108, 91, 24, "#8b2a25", "#e8d5a8", 3),
			circle(120, 200, 18, "#2c1b0e"),
			circle(119, 198, 18, "#3d6b3f", "#e8d5a8", 3),
			path("M40 164l20-20M44 140l12 28", "none", "#f3e7cf", 4),
			path("M100 88l6 4 6-4M100 98h16", "none", "#f3e7cf", 3),
			path("M22 200l14-22M14 188l12-18", "none", "#f0d9a0", 2),
			path("M78 124l6-4M84 132l10-2M74 114l2-8", "none", "#f0d9a0", 3),
		],
	],
	regne: [
		"#1d1626",
		"#b8a4d6",
		() => [
			circle(80, 138, 74, "#2a1f3a"),
			circle(80, 138, 52, "#37284d"),
			path("M80 84c-30 0-44 20-44 44 0 18 8 26 16 32v20h56v-20c8-6 16-14 16-32 0-24-14-44-44-44z", "#d8cfc0", INK, 3),
			circle(62, 132, 12, INK),
			circle(98, 132, 12, INK),
			path("M80 144l-6 14h12zM64 180v-12m11 12v-12m11 12v-12m11 12v-12", INK, INK, 3),
			circle(62, 134, 3, "#c0392f"),
			circle(98, 134, 3, "#c0392f"),
			path("M40 92L34 58l22 18 24-30 24 30 22-18-6 34c-24-12-56-12-80 0z", "#c9a03a", INK, 3),
			path("M0 240c20-40 20-60 10-90m150 90c-20-40-20-60-10-90", "none", "#0e0a14", 14),
		],
	],
};
const PLAIN = [
	"#3b3a2c",
	"#d9c38a",
	() => [
		path("M50 190v-70c0-24 12-38 30-38s30 14 30 38v70z", "#d9c38a"),
		path("M62 190h48v-14H96v-14H82v-14H62z", "#3b3a2c"),
	],
];

export function cover(slug) {
	const [cloth, gold, picture] = PICTURES[slug] ?? PLAIN;
	return s(
		"svg",
		{ class: "cover", viewBox: "0 0 160 240", "aria-hidden": "true" },
		s("rect", { width: 160, height: 240, fill: cloth, rx: 4 }),
		picture(),
		s("rect", { x: 7, y: 7, width: 146, height: 226, fill: "none", stroke: gold, "stroke-width": 1.6, rx: 2 }),
		s("rect", { x: 11, y: 11, width: 138, height: 218, fill: "none", stroke: gold, "stroke-width": 0.6, rx: 1 }),
		s("rect", { width: 9, height: 240, fill: "#000", opacity: 0.28 }),
		s("rect", { x: 9, width: 1.5, height: 240, fill: "#fff", opacity: 0.12 }),
	);
}
