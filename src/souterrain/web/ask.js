// The question at the bottom of the table: one plain sentence, its options as buttons with their key, or its few other kinds.

import { about } from "./about.js";
import { advice } from "./advice.js";
import { amount, ending, grip, name, purse, sure } from "./answers.js";
import { dieOf } from "./dice.js";
import { h, put } from "./dom.js";
import { icon } from "./emblem.js";
import { fitted, isBrief, isSheet } from "./fit.js";
import { along, companion, LONG, search, shelf, sorted, spread, stillAt, there } from "./lists.js";
import { awaited } from "./presence.js";
import { deedsFirst, FEW, laidOut, ROOM } from "./shown.js";
import { t } from "./words.js";

/** What leaves everything as it is: on a phone it stays in sight below what can be done, as the end of a turn does. */
const WAITS = new Set(["hold-on", "hush"]);

export class Question {
	/** Whether everything is a button, the places on the board too. */
	listed = false;
	/** The verb whose squares alone are lit, where one was chosen. */
	only = "";
	/** The place on the board whose offers alone are listed, where one was chosen, and whom it is about. */
	place = "";
	about = "";
	/** How many answers may be buttons. */
	room = ROOM;
	/** @type {any[]} */
	buttons = [];
	/** Where something is to be written.
	 * @type {HTMLInputElement | null} */
	field = null;
	/** @type {import("./view").View} */
	view;
	said = "";
	/** The letter that was pressed last, where several options share it: pressed again it goes on to the next of them. */
	letter = "";
	/** What a bot would choose, once it was asked for.
	 * @type {import("./advice.js").Advice | null} */
	advised = null;

	constructor(host, table) {
		this.host = host;
		this.table = table;
		this.text = h("h2", { class: "asked", "aria-live": "assertive" });
		this.meant = h("p", { class: "meant", "aria-live": "polite" });
		this.body = h("div", { class: "answers" });
		this.news = h("ol", { class: "latest", "aria-hidden": "true" });
		host.append(grip(host), this.news, this.text, this.meant, this.body);
	}

	/** What the table waits for: `ask` when it is ours, else whose it is; `looking` when this is a moment gone by.
	 * @param {import("./view").View} view */
	draw(view, looking) {
		this.letter = "";
		this.room = ROOM;
		this.buttons = [];
		this.field = null;
		this.view = view;
		this.host.classList.toggle("ours", Boolean(view.ask) && !looking);
		this.host.classList.toggle("looking", looking);
		const { ask, outcome } = view;
		if (ask) {
			this.say(
				this.table.severalHere() ? h("span", { class: "whose" }, `${this.table.nameOf(ask.seat)} · `) : null,
				ask.text,
				purse(view),
				ask.rule ? this.whyButton(ask.rule) : null,
				advice(this, view),
			);
			const { doubted } = this.table.hand;
			put(this.body, doubted && !looking ? sure(this, doubted) : this.form(ask));
			this.field = looking ? null : this.body.querySelector("input[type=text], input[type=number]");
			if (looking) for (const control of this.body.querySelectorAll("button, input")) control.disabled = true;
		} else if (outcome) {
			this.say(h("strong", {}, outcome.reason), outcome.rule ? this.whyButton(outcome.rule) : null);
			put(this.body, ending(this.table));
		} else {
			const { said, asked, own } = awaited(this.table, view);
			this.say(h("span", { class: "thinking" }, icon("waiting"), said));
			put(this.body, asked ? h("p", { class: "overheard" }, asked) : null, own ? h("p", { class: "role" }, own) : null);
		}
		fitted(this);
	}

	/** The last lines of the story, for a phone, where the story itself lies behind a tab; that a turn begins is no news.
	 * @param {import("./tale.js").Item[]} told */
	latest(told) {
		const drawn = ({ line }) =>
			h(
				"li",
				{},
				line.text,
				" ",
				line.dice.map((die) => dieOf(die, false, t)),
			);
		const news = told.filter(({ line }) => line.moment !== "turn");
		put(this.news, news.slice(-2).map(drawn));
	}

	say(...content) {
		const text = content
			.filter(Boolean)
			.map((part) => part.textContent ?? part)
			.join("");
		if (text === this.said) {
			put(this.text, ...content);
			return;
		}
		this.said = text;
		this.host.scrollTop = 0;
		put(this.text, ...content);
	}

	whyButton(rule) {
		return h("button", { class: "why", type: "button", onclick: () => this.table.why(rule) }, t("web-why"));
	}

	/** Another question: what was unfolded for the last one is folded again, but for a place where somebody still is, and
	 * for a shelf that is still stood at. While there is no map yet, a phone's room is for the question.
	 * @param {import("./view").View} view */
	fold({ ask, board, sheets }) {
		const about = sheets.find(({ active }) => active)?.id ?? "";
		this.place = about === this.about && there(ask, this.place).length > 1 ? this.place : "";
		this.about = about;
		this.listed = Boolean(this.place) || (this.listed && stillAt(this.view.ask, ask));
		this.only = "";
		this.advised = null;
		const mapless = board.type === "grid" && !board.width;
		const up = this.listed || (mapless && ask?.kind === "ask" && ask.options.length > FEW && isSheet());
		this.host.classList.toggle("up", up);
	}

	/** Lights the squares of one verb alone, or all again. */
	light(verb) {
		this.only = this.only === verb ? "" : verb;
		this.table.draw();
	}

	/** What a question of its kind is answered with.
	 * @param {NonNullable<import("./view").View["ask"]>} ask */
	form(ask) {
		if (ask.kind === "ask") return this.ask(ask);
		if (ask.kind === "amount") return this.amount(ask);
		if (ask.kind === "name") return name(ask, (value) => this.table.answer(value));
		return this.table.board?.controls?.() ?? null;
	}

	/** @param {import("./view").Ask} ask */
	ask(ask) {
		const given = this.table.moment?.answer ?? this.advised?.answer;
		const { verbs, onBoard, more, ...laid } = laidOut(there(ask, this.place), this.listed, this.room, given);
		const buttons = isSheet() ? deedsFirst(laid.buttons) : laid.buttons;
		const turn = () => {
			this.listed = !this.listed;
			this.place = "";
			this.host.classList.toggle("up", this.listed);
			this.table.draw();
		};
		const toggle = h(
			"button",
			{ type: "button", class: "quiet more", "aria-expanded": String(this.listed), onclick: turn },
			this.listed ? t("web-fewer-options") : t("web-more-options", { count: more }),
		);
		const isEnd = ({ verb, group }) => !group && (verb === "done" || (isSheet() && WAITS.has(verb)));
		const ways = verbs.length ? ["web-walk-on-board", "web-walk-by-touch"] : ["web-choose-on-board", "web-touch-board"];
		const way = ways[Number(matchMedia("(pointer: coarse)").matches)];
		return h(
			"div",
			{ class: "options", role: "group", "aria-label": ask.text },
			this.listed && buttons.length > LONG ? search(this) : null,
			this.grouped(buttons.filter((option) => !isEnd(option))),
			h("span", { class: "ends" }, this.grouped(buttons.filter(isEnd))),
			verbs.map((each) => spread(this, each)),
			more ? toggle : null,
			onBoard && !this.listed ? h("p", { class: "role" }, t(way)) : null,
			ask.options.some(({ flick }) => flick) ? h("p", { class: "role" }, t("web-pull-at-once")) : null,
		);
	}

	/** What belongs to no group first, then each group under its name. */
	grouped(options) {
		const draw = (members) => members.map((option) => this.option(option));
		const isLong = this.listed && !this.place;
		return [...sorted(options, this.view)].map(([name, members]) => shelf(name, draw(members), isLong));
	}

	/** @param {import("./view").Option} option */
	option(option) {
		const letter = this.keyOf(option);
		const isGiven = option.key === (this.table.moment ?? this.advised)?.answer;
		const looks = ["option", option.at && "placed", isBrief(option) && "brief", isGiven && "given"];
		const button = h(
			"button",
			{
				type: "button",
				class: looks.filter(Boolean).join(" "),
				data: { key: option.key, ...(option.at ? { at: option.at } : {}) },
				"aria-keyshortcuts": letter.replace(/^[A-Z]$/, "Shift+$&") || null,
				onclick: () => this.table.answer(option.key),
				onpointerenter: () => this.table.hint(option),
				onpointerleave: () => this.table.hint(null),
				onfocus: () => this.table.hint(option),
				onblur: () => this.table.hint(null),
			},
			letter ? h("kbd", { "aria-hidden": "true" }, letter) : null,
			option.emblem ? icon(option.emblem, "", "icon sign") : companion(this, option.at),
			h("span", {}, option.text, option.note ? h("small", {}, option.note) : null),
		);
		this.buttons.push(button);
		if (!option.at && option.rule) about(button, { ...option, name: option.text });
		if (!option.rule) return button;
		return h(
			"span",
			{ class: "with-why" },
			button,
			h(
				"button",
				{
					class: "why ask-why",
					type: "button",
					title: t("web-why"),
					"aria-label": `${t("web-why")} ${option.text}`,
					onclick: () => this.table.why(option.rule, option.note),
				},
				"?",
			),
		);
	}

	amount(ask) {
		const drawn = amount(ask, (value) => this.table.answer(value));
		this.buttons.push(...drawn.querySelectorAll(".option"));
		return drawn;
	}

	/** The key by which an option is taken, as the table says. */
	keyOf(option) {
		const { ask, keys } = this.view;
		return (ask?.kind === "ask" && keys[ask.options.indexOf(option)]) || "";
	}

	/** A key that stands for a number or for options: the only one is taken, among several it goes from one to the next. A
	 * digit counts what is seen: it takes nothing that no button shows. */
	press(key) {
		const { ask } = this.view;
		const { doubted } = this.table.hand;
		if (doubted || ask?.kind === "amount") {
			const meant = this.buttons.find((each) => (doubted ? each.ariaKeyShortcuts : each.dataset.value) === key);
			meant?.click();
			return Boolean(meant);
		}
		const meant = ask?.kind === "ask" ? ask.options.filter((option) => this.keyOf(option) === key) : [];
		const shown = ({ key }) => this.buttons.some(({ dataset }) => dataset.key === key);
		if (/^\d$/.test(key) && !meant.every(shown)) return false;
		if (meant.length === 1) this.table.answer(meant[0].key);
		if (meant.length < 2) return meant.length === 1;
		const spread = this.buttons.find(({ dataset }) => dataset.verb === meant[0].verb);
		if (spread) {
			this.light(meant[0].verb);
			return true;
		}
		return along(this, meant, key);
	}

	/** Arrows along the buttons. */
	arrow(key) {
		const here = this.buttons.indexOf(document.activeElement);
		const by = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
		const next = this.buttons[here < 0 ? 0 : (here + by + this.buttons.length) % this.buttons.length];
		next?.focus();
		return Boolean(next);
	}

	/** An answer is on its way: nothing more is taken until the table speaks. */
	busy(busy) {
		this.host.classList.toggle("busy", busy);
	}
}
