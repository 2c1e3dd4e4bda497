// The legend: every sign that is on the board now, drawn as it is there, with what it means.

import { doors } from "./boards/doors.js";
import { features } from "./boards/features.js";
import { ground } from "./boards/ground.js";
import { counter } from "./boards/pieces.js";
import { SHAPES } from "./boards/points.js";
import { dialog, h, s } from "./dom.js";
import { icon } from "./emblem.js";
import { t } from "./words.js";

/** What grounds other than plain floor are called. */
const GROUNDS = { ":": "planned", "~": "water", ",": "rubble", "#": "pillar", v: "depth", "^": "lava" };

/** One of each kind.
 * @template T @param {T[]} all @param {(one: T) => string} kind @returns {T[]} */
const kinds = (all, kind) => [...new Map(all.map((one) => [kind(one), one])).values()];

/** A drawn sign with its words. */
const entry = (drawing, words) => h("li", {}, drawing, h("span", {}, words));

/** A piece of a squared map, so many squares large. */
const tile = (paper, content, size = 1) =>
	s(
		"svg",
		{ class: `map grid ${paper}`, viewBox: `-0.25 -0.25 ${size + 0.5} ${size + 0.5}`, "aria-hidden": "true" },
		content,
	);

/** @param {import("./view").Grid} board */
function squared(board) {
	const { paper } = board;
	const floor = (sign) =>
		ground({ ...board, x: 0, y: 0, width: 1, height: 1, rows: [sign], light: ["1"], walls: [], doors: [], rounds: [] });
	const alone = (one) => ({ ...board, features: [{ ...one, x: 0, y: 0, w: 1, h: 1, wall: "" }] });
	const signs = Object.keys(GROUNDS).filter((sign) => board.rows.some((row) => row.includes(sign)));
	return [
		...signs.map((sign) => entry(tile(paper, floor(sign)), t(`web-ground-${GROUNDS[sign]}`))),
		...kinds(board.doors, ({ state }) => state).map((door) =>
			entry(
				tile(paper, [...floor("."), ...doors([{ ...door, x: 0, y: 0, side: "n" }])]),
				door.label || t(`web-door-${door.state}`),
			),
		),
		...kinds(
			board.features.filter(({ emblem }) => emblem),
			({ emblem, label }) => emblem + label,
		).map((one) => entry(tile(paper, [...floor("."), ...features(alone(one), false)]), one.label)),
		board.marks.length ? entry(h("i", { class: "swatch danger" }), t("web-mark-threatened")) : null,
		entry(h("i", { class: "swatch reach" }), t("web-legend-reach")),
		board.light.some((row) => row.includes("0")) ? entry(h("i", { class: "swatch dim" }), t("web-legend-dim")) : null,
	];
}

/** @param {import("./view").Points} board */
function points(board) {
	const shapes = kinds(board.points, ({ shape }) => shape);
	const ways = kinds(board.edges, ({ kind, state }) => kind + state);
	return [
		...shapes.map(({ shape }) =>
			entry(
				s(
					"svg",
					{ class: "map points", viewBox: "-2 -2 4 4", "aria-hidden": "true" },
					s("g", { class: `point ${shape}` }, SHAPES[shape](1.3)),
				),
				t(`web-shape-${shape}`),
			),
		),
		...ways.map(({ kind, state }) =>
			entry(
				h("i", { class: `swatch way-${kind}` }),
				state ? `${t(`web-way-${kind}`)} (${t(`web-leaf-${state}`)})` : t(`web-way-${kind}`),
			),
		),
	];
}

const KINDS = { grid: squared, points, discs: () => [] };

/** The pieces: sides, wounds, whoever acts, and every badge that somebody wears.
 * @param {any[]} pieces */
function pieces(pieces) {
	const drawn = (side, more) =>
		s(
			"svg",
			{ class: "map", viewBox: "-1.4 -1.4 2.8 2.8", "aria-hidden": "true" },
			s(
				"g",
				{ class: `piece ${side}` },
				counter({ emblem: "hero", label: "", side, health: 1, badges: [], rank: "", ...more }, 1),
			),
		);
	return [
		entry(drawn("party", {}), t("web-legend-party")),
		entry(drawn("foe", { emblem: "monster" }), t("web-legend-foe")),
		entry(drawn("party", { active: true }), t("web-legend-active")),
		entry(drawn("party", { health: 0.4 }), t("web-legend-wounds")),
		...kinds(
			pieces.flatMap(({ badges }) => badges),
			({ emblem }) => emblem,
		).map(({ emblem, text }) => entry(icon(emblem, text), text)),
	];
}

/** @param {{ board: any }} view */
export function legend({ board }) {
	dialog(
		t("web-legend"),
		t("web-close"),
		h("ul", { class: "legend" }, KINDS[board.type](board), pieces(board.type === "discs" ? board.discs : board.tokens)),
	);
}
