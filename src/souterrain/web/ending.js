// The end of a game: what came of it, who fell, how the dice fell, what was told, and what one may do now.

import { seedNote } from "./answers.js";
import { again, house, keepToken, late } from "./api.js";
import { asPage, asText, chapters, luck, notable, paragraphs, remembered, short, turnings } from "./chronicle.js";
import { called } from "./dice.js";
import { dialog, h, notice, present, put } from "./dom.js";
import { icon, medal } from "./emblem.js";
import { keepFile } from "./keep.js";
import { language, number, t } from "./words.js";

/** So many turning points are listed. */
const MOST = 12;

/** @param {import("./view").View} view */
export function drawEnd(host, view, table) {
	const { outcome } = view;
	if (!outcome) return;
	const lines = table.wire.story();
	const landlord = house.key && table.welcome.role === "owner";
	const button = (word, act, look = "", hint = "") =>
		h("button", { type: "button", class: look, title: hint ? t(hint) : null, onclick: act }, t(word));
	const page = h(
		"div",
		{ class: "outcome" },
		h(
			"header",
			{},
			h("h2", {}, outcome.reason),
			button("web-see-board", () => present(host, false), "quiet"),
		),
		verdict(outcome, table),
		h(
			"div",
			{ class: "row" },
			landlord ? button("web-play-again", () => playAgain(table), "gold") : null,
			landlord && table.welcome.charted
				? button("web-play-there", () => playAgain(table, true), "", "web-play-there-hint")
				: null,
			button("web-replay", () => table.timeline.replay()),
			button("web-chronicle", () => read(table, lines)),
			table.welcome.role === "owner" ? button("web-save-file", () => table.download()) : null,
			button("web-lobby", () => table.go("/")),
		),
		h("div", { class: "columns" }, company(view, table), dice(lines, table), deeds(lines), turning(lines, table)),
		table.welcome.undo.count ? h("p", { class: "role" }, t("web-undone", { count: table.welcome.undo.count })) : null,
		fairNote(table),
		seedNote(table.welcome),
	);
	put(host, page);
}

/** Whether this browser finds the dice of a finished game right. */
function fairNote(table) {
	if (!table.welcome.dice?.bound) return h("p", { class: "fair" }, t("web-fair-chosen"));
	const note = h("p", { class: "fair" }, t("web-fair-checking"));
	table.fair ??= late(import("./verdict.js")).then((part) => part?.judged(table));
	table.fair.then((said) => put(note, said ?? ""));
	return note;
}

function verdict(outcome, table) {
	const winners = outcome.winners.map((seat) => calledAt(table, seat)).join(", ");
	const scores = Object.entries(outcome.scores);
	const row = ([who, score]) =>
		h("tr", {}, h("th", { scope: "row" }, calledAt(table, who)), h("td", {}, number(score)));
	return [
		winners ? h("p", {}, t("web-winners", { names: winners })) : null,
		scores.length
			? h("table", { class: "scores" }, h("caption", {}, t("web-scores")), h("tbody", {}, scores.map(row)))
			: null,
	];
}

/** Who scored: whoever plays alone goes by the name of the only one he leads. */
function calledAt(table, seat) {
	const own = table.wire.view.sheets.filter((sheet) => sheet.seat === seat && sheet.side === "party");
	return table.welcome.seats.length === 1 && own.length === 1 ? own[0].name : table.nameOf(seat);
}

const section = (word, ...content) => h("section", {}, h("h3", {}, t(word)), content);

/** Those who set out, and who of them fell. */
function company(view, table) {
	const party = view.sheets.filter(({ side }) => side === "party");
	if (!party.length) return null;
	const one = ({ id, name, emblem, gone, rank }) =>
		h(
			"li",
			{ class: gone ? "gone" : "" },
			medal(emblem, name, { colour: table.colourOf(id), rank }),
			h("span", {}, name, gone ? h("small", {}, t("web-fallen")) : null),
		);
	return section("web-party", h("ul", { class: "company-end" }, party.map(one)));
}

/** So many sentences can be read at the end of a game. */
const READ = 24;

/** Who was slain and who fell: each sentence once, with how many times. */
function deeds(lines) {
	const counted = notable(lines, READ);
	if (!counted.size) return null;
	return section(
		"web-deeds",
		h(
			"ul",
			{ class: "deeds" },
			[...counted].map(([text, times]) => h("li", {}, text, times > 1 ? ` (×\u202f${times})` : "")),
		),
	);
}

/** The moments at which the story turned; a press shows the table as it stood. */
function turning(lines, table) {
	const some = turnings(lines, MOST);
	if (!some.length) return null;
	const one = (line) =>
		h(
			"li",
			{ class: line.moment },
			icon(SIGNS[line.moment]),
			h(
				"button",
				{ type: "button", class: "quiet", onclick: () => table.look(line.n) },
				short(line.recalled ?? line.text),
			),
			line.n ? whatIf(line, table) : null,
		);
	return section("web-turning", h("ol", { class: "turning" }, some.map(one)));
}

/** Another table from the decision that led to a moment. */
const whatIf = ({ n, text, recalled }, table) =>
	h(
		"button",
		{
			type: "button",
			class: "quiet what-if",
			title: t("web-what-if-hint"),
			"aria-label": `${t("web-what-if")} ${recalled ?? text}`,
			onclick: () => table.hand.fork(n - 1),
		},
		t("web-what-if"),
	);

/** The sign of each kind of moment. */
export const SIGNS = { chapter: "map", fight: "sword", find: "chest", slain: "fallen", death: "dead" };

/** The luck of the dice, against what was to be expected. */
function dice(lines, { welcome }) {
	const { kinds, tests, crosses } = luck(lines, welcome.faces);
	if (!kinds.length) return null;
	const row = ({ die, count, sum, mean }) =>
		h(
			"tr",
			{},
			h("th", { scope: "row" }, called("die", die, t)),
			h("td", {}, count),
			h("td", {}, number(sum / count)),
			h("td", {}, number(mean)),
		);
	const heads = ["web-die", "web-thrown", "web-mean", "web-expected"];
	return section(
		"web-luck",
		h(
			"table",
			{ class: "scores" },
			h(
				"thead",
				{},
				h(
					"tr",
					{},
					heads.map((word) => h("th", { scope: "col" }, t(word))),
				),
			),
			h("tbody", {}, kinds.map(row)),
		),
		tests.count ? h("p", {}, t("web-luck-tests", { ...tests, due: number(tests.due) })) : null,
		crosses.count ? h("p", {}, t("web-luck-crosses", { ...crosses, due: number(crosses.due) })) : null,
	);
}

/** The story, to be read in chapters and kept as a file: what is worth remembering of it, where that is known, or all. */
export function read(table, story) {
	const title = table.welcome.title;
	const worth = remembered(story);
	let lines = worth.length ? worth : story;
	const keep = (made, type, ending) => keepFile(new Blob([made], { type }), `${table.welcome.game}.${ending}`);
	const text = h("div", { class: "chronicle" }, written(lines));
	const other = h("button", { type: "button" }, t("web-chronicle-whole"));
	other.onclick = () => {
		other.textContent = t(lines === story ? "web-chronicle-whole" : "web-chronicle-short");
		lines = lines === story ? worth : story;
		put(text, written(lines));
	};
	const box = dialog(
		t("web-chronicle"),
		t("web-close"),
		h(
			"p",
			{ class: "row" },
			worth.length ? other : null,
			h("button", { type: "button", onclick: () => keep(asText(title, lines), "text/plain", "txt") }, t("web-as-text")),
			h(
				"button",
				{ type: "button", onclick: () => keep(asPage(title, lines, language()), "text/html", "html") },
				t("web-as-page"),
			),
		),
		text,
	);
	box.classList.add("wide");
}

/** @param {import("./view").LogLine[]} lines */
const written = (lines) =>
	chapters(lines).map((chapter) =>
		h(
			"section",
			{},
			paragraphs(chapter).map((paragraph) =>
				h(
					"p",
					{},
					paragraph.map(({ text, moment }) => [moment ? h("span", { class: moment }, text) : text, " "]),
				),
			),
		),
	);

async function playAgain(table, there = false) {
	const { end } = table.parts;
	end.inert = true;
	try {
		const { table: id, owner } = await again(table.id, there);
		keepToken(id, owner);
		table.go(`/table/${id}`);
	} catch (error) {
		notice(error.message, "bad");
	}
	end.inert = false;
}
