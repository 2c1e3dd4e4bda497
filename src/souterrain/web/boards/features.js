// What lies on a map in squares: stairs, chests, hazards, each with its emblem and, on paper, its name below.

import { seedOf, shaky } from "../art/ink.js";
import { s } from "../dom.js";
import { has, mark } from "../emblem.js";
import { t } from "../words.js";

/** Names on the map: so many letters at most, each about so wide. */
const LONGEST = 22;
const LETTER = 0.16;
/** What there is many of where it fills a room, and how much of the floor it takes up. */
const TEEMING = new Set(["rat", "bat", "plant", "mushroom"]);
const CROWD = 0.42;
const short = ({ label }) => (label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label);

/** All of them; `handwritten` puts their names beside them where there is room.
 * @param {import("../view").Grid} board */
export function features(board, handwritten) {
	const all = board.features;
	const written = handwritten ? legible(all) : new Set();
	return all.map((feature) => draw(feature, written.has(feature.id), crosses(board, feature)));
}

/** What is walked on beside what spans a way. */
const TRODDEN = new Set(".,");

/** Whether the way through a square, where something bars or bears it, goes from side to side and not up and down.
 * @param {import("../view").Grid} board @param {import("../view").Feature} feature */
function crosses(board, { x, y, emblem }) {
	const spans = board.features.filter((each) => each.emblem === emblem).map((each) => `${each.x},${each.y}`);
	const open = (dx, dy) =>
		spans.includes(`${x + dx},${y + dy}`) || TRODDEN.has(board.rows[y + dy - board.y]?.[x + dx - board.x]);
	return [open(-1, 0), open(1, 0)].filter(Boolean).length > [open(0, -1), open(0, 1)].filter(Boolean).length;
}

/** The features whose names can be written below them: none runs into another feature or another name. */
function legible(all) {
	const boxes = all.map(({ x, y, w, h }) => [x + 0.1, y + 0.1, x + w - 0.1, y + h - 0.1]);
	const kept = new Set();
	for (const feature of all) {
		const [middle, below] = [feature.x + feature.w / 2, feature.y + feature.h];
		const half = (short(feature).length * LETTER) / 2;
		const name = [middle - half, below, middle + half, below + 0.4];
		if (boxes.some((box) => name[0] < box[2] && box[0] < name[2] && name[1] < box[3] && box[1] < name[3])) continue;
		boxes.push(name);
		kept.add(feature.id);
	}
	return kept;
}

const BESIDE = { n: [0, -0.34], s: [0, 0.34], w: [-0.34, 0], e: [0.34, 0] };

/** What a thing is called, and how it is.
 * @param {import("../view").Feature} feature */
export const calledThing = ({ label, state }) => (state ? `${label} (${t(`web-thing-${state}`)})` : label);

const title = (feature) => s("title", {}, calledThing(feature));
const classes = (feature, ...more) => ["feature", feature.emblem, feature.state, ...more].filter(Boolean).join(" ");

/** A small sign at a wall. */
function beside(feature) {
	const [dx, dy] = BESIDE[feature.wall];
	return s(
		"g",
		{
			class: classes(feature, "beside"),
			data: { thing: feature.id },
			transform: `translate(${feature.x + 0.5 + dx} ${feature.y + 0.5 + dy})`,
		},
		title(feature),
		mark(feature.emblem, feature.label, 0.42),
	);
}

/** What fills a whole room: here and there on its floor, always in the same places. */
function swarm(feature, w, h) {
	const pen = shaky(seedOf(feature.id));
	const squares = Array.from({ length: w * h }, (_, k) => [k % w, Math.floor(k / w)]);
	const some = squares.filter(() => pen() < CROWD).map(([x, y]) => [x + 0.3 + pen() * 0.4, y + 0.3 + pen() * 0.4]);
	return s(
		"g",
		{
			class: classes(feature, "swarm"),
			data: { thing: feature.id },
			transform: `translate(${feature.x} ${feature.y})`,
		},
		title(feature),
		s("rect", { class: "plinth", width: w, height: h }),
		some.map(([x, y]) =>
			s(
				"g",
				{ transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${Math.round(pen() * 50 - 25)})` },
				mark(feature.emblem, feature.label, 0.6),
			),
		),
	);
}

/** One of them. */
function draw(feature, written, across) {
	if (feature.wall) return beside(feature);
	const { w, h } = feature;
	if (TEEMING.has(feature.emblem) && Math.min(w, h) > 2) return swarm(feature, w, h);
	return s(
		"g",
		{
			class: classes(feature),
			data: { thing: feature.id },
			transform: `translate(${feature.x + w / 2} ${feature.y + h / 2})`,
		},
		title(feature),
		SPANS[feature.emblem]?.(feature, across) ?? drawn(feature, w, h),
		written ? s("text", { class: "written", "text-anchor": "middle", y: h / 2 + 0.3 }, short(feature)) : null,
	);
}

function drawn({ emblem, label }, w, h) {
	if (emblem === "circle") return sigil(Math.min(w, h) / 2 - 0.1);
	if (emblem && Math.min(w, h) > 2) return drawn({ emblem, label }, 1, 1);
	const size = Math.min(w, h) * (has(emblem) ? 0.82 : 0.66);
	const plinth = { x: -w / 2 + 0.08, y: -h / 2 + 0.08, width: w - 0.16, height: h - 0.16, rx: 0.12 };
	if (!emblem) return s("rect", { class: "unseen", x: -w / 2, y: -h / 2, width: w, height: h });
	if (emblem.startsWith("stairs")) return steps(w, h);
	return [s("rect", { class: "plinth", ...plinth }), mark(emblem, label, size)];
}

/** A magic circle, drawn on the floor as wide as it is: two rings and a star. */
function sigil(r) {
	const point = (k) => {
		const turn = (k * 4 * Math.PI) / 5 - Math.PI / 2;
		return `${(0.8 * r * Math.cos(turn)).toFixed(2)} ${(0.8 * r * Math.sin(turn)).toFixed(2)}`;
	};
	return [
		s("circle", { class: "sigil", r }),
		s("circle", { class: "ring", r: 0.86 * r }),
		s("path", { class: "ring", d: `M${[0, 1, 2, 3, 4].map(point).join("L")}Z` }),
	];
}

/** Planks on two beams, over whatever lies below. */
const PLANKS = [-0.4, -0.2, 0, 0.2, 0.4].map((y) => `M-.36 ${y - 0.08}h.72v.15h-.72z`).join("");

/** What fills a whole square of a way: a bridge that bears it, a door that bars it. */
const SPANS = {
	bridge: (_, across) =>
		s(
			"g",
			{ transform: across ? "rotate(90)" : null },
			s("path", { class: "beam", d: "M-.27-.5v1M.27-.5v1" }),
			s("path", { class: "plank", d: PLANKS }),
		),
	door: ({ state }, across) =>
		s(
			"g",
			{ transform: across ? "rotate(90)" : null },
			s("path", { class: "jamb", d: "M-.5-.16h.12v.32h-.12zM.5-.16h-.12v.32h.12z" }),
			state === "open"
				? s("rect", { class: "leaf", x: -0.38, y: -0.46, width: 0.12, height: 0.46 })
				: s("rect", { class: "leaf", x: -0.38, y: -0.11, width: 0.76, height: 0.22 }),
			state === "locked"
				? s("path", { class: "bolt", d: "M.1-.04h.2v.16h-.2zM.14-.04v-.05a.06.06 0 0 1 .12 0v.05" })
				: null,
			state === "shut" ? s("circle", { class: "knob", cx: 0.24, r: 0.05 }) : null,
		),
};

/** Stairs: strokes that grow shorter downwards, as on old maps. */
function steps(w, h) {
	const count = Math.max(4, Math.round(h * 4));
	const d = Array.from({ length: count }, (_, k) => {
		const half = (w / 2 - 0.08) * (1 - (0.62 * k) / count);
		return `M${-w / 2 + 0.08} ${-h / 2 + ((k + 0.5) * h) / count}h${half * 2}`;
	});
	return s("path", { class: "steps", d: d.join("") });
}
