// The party at the left: who they are, how they fare, what they carry; then who is in sight, dials and piles.

import { about } from "./about.js";
import { circle } from "./circle.js";
import { h, put } from "./dom.js";
import { icon, medal } from "./emblem.js";
import { gauge } from "./gauge.js";
import { share } from "./pane.js";
import { number, t } from "./words.js";

/** So many facts have room on a sheet beside others. */
const ROOM = 6;
/** A characteristic: so few letters, under so short a name, and so many of them, make a table of cells. */
const SHORT = 6;
const WIDE = 13;
const CELLS = 4;

/** Verbs by which one says who acts first. */
const ORDER = new Set(["switch", "who"]);

/** Those of the party who are still to act, as the question tells.
 * @param {import("./view").View} view */
const waiting = ({ ask }) =>
	new Set(ask?.kind === "ask" ? ask.options.filter(({ verb }) => ORDER.has(verb)).map(({ at }) => at) : []);

/** Whose flick is asked for: nobody else is about to act.
 * @param {import("./view").View} view */
function flicks({ ask }) {
	const [{ by, disc }, another] = ask?.kind === "shot" && ask.top_speed ? ask.discs : [{ by: "", disc: "" }];
	return another ? "" : by || disc;
}

/** @param {import("./view").View} view */
export function drawSheets(host, view, table) {
	const shooter = flicks(view);
	const party = view.sheets
		.filter((sheet) => sheet.side === "party")
		.map((sheet) => (shooter ? { ...sheet, active: sheet.id === shooter } : sheet));
	const foes = view.sheets.filter((sheet) => sheet.side === "foe");
	const others = view.sheets.filter((sheet) => sheet.side === "other");
	const facts = party.reduce((sum, sheet) => sum + sheet.lines.length + sheet.items.length, 0);
	const crowded = party.length > 2 && facts > party.length * ROOM;
	const guest = !party.some((sheet) => table.mine().some((seat) => seat.id === sheet.seat));
	const waits = waiting(view);
	const owned = new Set(party.map((sheet) => sheet.seat).filter(Boolean)).size > 1;
	const isLong = ({ lines, items }) => party.length > 2 && lines.length + items.length > ROOM;
	const alone = party.filter(({ active }) => active).length < 2;
	const heroes = party.map((sheet) =>
		card(sheet, table, owned, crowded || isLong(sheet), waits.has(sheet.id), alone && sheet.active),
	);
	const drawn = (band) => (band.length > 1 ? company(band, table) : card(band[0], table, owned));
	const monsters = foes.length
		? h("section", { class: "in-sight" }, h("h3", {}, t("web-in-sight")), bands(foes).map(drawn))
		: null;
	const rest = others.map((sheet) => card(sheet, table, owned));
	put(
		host,
		h("h2", { class: "visually-hidden" }, t("web-party")),
		guest
			? [edge(view), table.mine().length ? [monsters, heroes] : [heroes, monsters], rest]
			: [heroes, rest, h("div", { class: "foot" }, monsters, edge(view))],
	);
	share(host);
}

/** A sheet. In a crowd only whoever `acts` shows all of it; a press on a name opens the others.
 * @param {import("./view").Sheet} sheet */
function card(sheet, table, owned, crowded = false, waits = false, acts = false) {
	const owner = sheet.seat && owned && sheet.side !== "foe" ? table.nameOf(sheet.seat) : "";
	const role = sheet.role && !sheet.name.startsWith(sheet.role) && sheet.role;
	const about = [role, owner, waits && t("web-waits")].filter(Boolean).join(" · ");
	const short = crowded && !acts && !table.opened.has(sheet.id);
	const toggle = (event) => {
		if (short) table.opened.add(sheet.id);
		else table.opened.delete(sheet.id);
		event.target.closest(".sheet").replaceWith(card(sheet, table, owned, crowded, waits, acts));
	};
	return h(
		"article",
		{
			class: `sheet ${sheet.side}${sheet.active ? " active" : ""}${sheet.gone ? " gone" : ""}`,
			"aria-label": sheet.name,
			"aria-current": sheet.active ? "true" : null,
			data: { fighter: sheet.id },
		},
		h(
			"button",
			{
				class: "show",
				type: "button",
				"aria-label": t("web-show-on-board", { name: sheet.name }),
				onclick: () => table.point(sheet.id),
			},
			medal(sheet.emblem, sheet.name, {
				side: sheet.side,
				colour: table.colourOf(sheet.id),
				rank: sheet.rank,
				crest: sheet.crest,
			}),
		),
		h(
			"div",
			{ class: "facts" },
			h(
				"h3",
				{},
				crowded
					? h("button", { class: "fold", type: "button", "aria-expanded": String(!short), onclick: toggle }, sheet.name)
					: sheet.name,
			),
			about ? h("p", { class: "role", title: about }, about) : null,
			short ? condition(sheet) : facts(sheet),
		),
	);
}

/** How somebody fares. @param {import("./view").Sheet} sheet */
const condition = (sheet) => [h("div", { class: "gauges" }, sheet.gauges.map(gauge)), badges(sheet.badges)];

/** All that a sheet tells below its name. @param {import("./view").Sheet} sheet */
export const facts = (sheet) => [condition(sheet), traits(sheet.lines, sheet.side), belongings(sheet.items)];

const isFigure = ({ label, value }) => value.length <= SHORT && label.length <= WIDE;

/** What a sheet says: characteristics in a circle or in cells as on a character sheet, anything longer in words. */
function traits(lines, side) {
	const ring = side === "party" ? lines.filter(({ short }) => short) : [];
	if (ring.length)
		return [
			circle(ring),
			traits(
				lines.filter((line) => !ring.includes(line)),
				"",
			),
		];
	const figures = lines.filter(isFigure);
	const inCells = figures.length >= CELLS;
	const words = inCells ? lines.filter((line) => !isFigure(line)) : lines;
	const said = (line) => {
		const entry = h("div", {}, h("dt", {}, line.label), " ", h("dd", {}, line.value));
		return line.rule ? about(entry, { name: line.label, note: line.value, rule: line.rule }) : entry;
	};
	const list = words.length ? h("dl", { class: side === "other" ? "traits listed" : "traits" }, words.map(said)) : null;
	if (!inCells) return list;
	return [
		h("dl", { class: "cells" }, figures.map(said)),
		list ? h("details", { class: "tables" }, h("summary", {}, t("web-tables")), list) : null,
	];
}

const belongings = (items) =>
	items.length
		? h(
				"ul",
				{ class: "items" },
				gathered(items).map(([item, count]) => {
					const note = item.note ? h("small", {}, ` ${item.note}`) : null;
					const name = h("span", {}, item.text, count > 1 ? ` × ${count}` : "", note);
					return about(h("li", {}, icon(item.emblem, item.text), name), {
						...item,
						name: item.text,
						note: item.about ?? item.note,
					});
				}),
			)
		: null;

/** What a foe is, without the number that tells it from others.
 * @param {import("./view").Sheet} foe */
const kindOf = ({ role, name }) => role ?? name.replace(/\s*\d+$/, "");

/** Foes whose cards say the same, together. */
function bands(foes) {
	const found = new Map();
	for (const foe of foes) {
		const key = JSON.stringify([foe.emblem, foe.rank, kindOf(foe), foe.lines, foe.items]);
		found.set(key, [...(found.get(key) ?? []), foe]);
	}
	return [...found.values()];
}

/** Several foes of one kind: their card once, and how each of them fares. */
function company(band, table) {
	const [{ emblem, rank, side, lines, items }] = band;
	const kind = kindOf(band[0]);
	const member = (sheet) =>
		h(
			"li",
			{ class: sheet.active ? "active" : "" },
			h(
				"button",
				{
					type: "button",
					"aria-label": t("web-show-on-board", { name: sheet.name }),
					onclick: () => table.point(sheet.id),
				},
				(sheet.name.startsWith(kind) && sheet.name.slice(kind.length).trim()) || "1",
			),
			sheet.gauges.map(gauge),
			badges(sheet.badges),
		);
	return h(
		"article",
		{ class: "sheet foe", "aria-label": kind, data: { fighter: band[0].id } },
		medal(emblem, kind, { side, rank }),
		h(
			"div",
			{ class: "facts" },
			h("h3", {}, kind, ` × ${band.length}`),
			h("ul", { class: "company" }, band.map(member)),
			traits(lines, side),
			belongings(items),
		),
	);
}

/** Things that are alike, counted together. */
function gathered(items) {
	const heaps = new Map();
	for (const item of items) {
		const key = JSON.stringify(item);
		heaps.set(key, [item, (heaps.get(key)?.[1] ?? 0) + 1]);
	}
	return [...heaps.values()];
}

/** @param {import("./view").Badge[]} list */
export const badges = (list) =>
	list.length
		? h(
				"ul",
				{ class: "badges" },
				list.map((badge) =>
					about(h("li", {}, icon(badge.emblem, badge.text), h("span", {}, badge.text)), { ...badge, name: badge.text }),
				),
			)
		: null;

/** What lies at the edge of the table: dials and piles.
 * @param {import("./view").View} view */
function edge(view) {
	const { dials, piles } = view;
	if (!dials.length && !piles.length) return null;
	return h(
		"section",
		{ class: "edge" },
		dials.map((dial) =>
			about(
				h(
					"div",
					{ class: "dial" },
					gauge({ ...dial, kind: "dial" }),
					dial.note ? h("p", { class: "role" }, dial.note) : null,
				),
				{ name: dial.label, note: dial.note, rule: dial.rule },
			),
		),
		piles.length
			? h(
					"ul",
					{ class: "piles" },
					piles.map((pile) =>
						h("li", {}, icon(pile.emblem, pile.label), h("span", {}, pile.label), h("b", {}, number(pile.count))),
					),
				)
			: null,
	);
}
