// A first game teaches itself: a card about goal, score and signs beside the board, and a sentence where something is chosen
// for the first time. Each game does so once in a browser, and none when it was switched off.

import { lessonOf } from "./api.js";
import { h, memory, present, put, style } from "./dom.js";
import { fitted } from "./fit.js";
import { t } from "./words.js";

/** Who has decided so much has read the card: it folds by itself. */
const READ = 12;
const SMALL = "(max-width: 760px), (max-height: 520px)";

export class Lesson {
	/** What this game tells, once it was asked for.
	 * @type {Promise<{ goal: string, score: string, signs: string, decisions: Record<string, string> } | null> | null} */
	told = null;
	/** The decision beside which something is told. */
	n = -1;
	/** Whether the card has folded by itself. */
	read = false;

	/** `met` are the decisions that were the first of their rule.
	 * @param {HTMLElement} host @param {import("./table.js").Table} table @param {Map<string, number>} [met] */
	constructor(host, table, met) {
		this.host = host;
		this.table = table;
		this.met = met;
	}

	/** Under which this browser remembers the first table of the game. */
	get name() {
		return `lesson.${this.table.welcome.game}`;
	}

	/** Under which it remembers that the card was put away, or folded; what is chosen for the first time is told on. */
	get card() {
		return `${this.name}.card`;
	}

	/** Under which it remembers what was told, so that nothing is told twice. */
	get rules() {
		return `${this.name}.met`;
	}

	get wanted() {
		return memory.get("lesson") !== "off" && [null, this.table.id].includes(memory.get(this.name));
	}

	/** With every question: what is chosen, where it is the first of its kind.
	 * @param {import("./view").View} view @param {number} n */
	async draw(view, n) {
		const { question, moment } = this.table;
		if (n !== this.n) put(question.meant);
		this.n = n;
		if (!this.wanted || view.outcome) {
			put(question.meant);
			present(this.host, false);
			return;
		}
		this.told ??= lessonOf(this.table.welcome.game).catch(() => null);
		const [told] = await Promise.all([this.told, style("lesson")]);
		if (!told?.goal || question.view !== view || !this.wanted) return;
		memory.set(this.name, this.table.id);
		this.met ??= new Map(JSON.parse(memory.get(this.rules) ?? "[]"));
		if (this.host.hidden && memory.get(this.card) !== "read") this.show([told.goal, told.score, told.signs], n < READ);
		this.folds(n);
		const rule = moment ? "" : (view.ask?.rule ?? "");
		if (rule && !this.met.has(rule)) {
			this.met.set(rule, n);
			memory.set(this.rules, JSON.stringify([...this.met]));
		}
		const text = this.met.get(rule) === n ? (told.decisions[rule] ?? "") : "";
		if (question.meant.textContent !== text) put(question.meant, text);
		fitted(question);
	}

	/** @param {string[]} card @param {boolean} fresh */
	show(card, fresh) {
		this.read = !fresh;
		const button = (word, name, value) =>
			h("button", { type: "button", class: "quiet", onclick: () => this.end(name, value) }, t(word));
		const open = fresh && memory.get(this.card) !== "folded" && !matchMedia(SMALL).matches;
		const folded = ({ target }) => memory.set(this.card, target.open ? null : "folded");
		put(
			this.host,
			h(
				"details",
				{ open, ontoggle: folded },
				h("summary", {}, t("web-lesson")),
				card.map((text) => h("p", {}, text)),
				h(
					"p",
					{ class: "row" },
					button("web-lesson-got", this.card, "read"),
					button("web-lesson-off", "lesson", "off"),
				),
			),
		);
		present(this.host, true);
	}

	/** Once: whoever opens the card again wants to read it. */
	folds(n) {
		if (n < READ || this.read) return;
		this.read = true;
		this.host.firstElementChild?.removeAttribute("open");
	}

	/** Lessons on again, from their beginning, or off for good.
	 * @param {boolean} on */
	turn(on) {
		memory.set("lesson", on ? null : "off");
		if (on) {
			for (const name of [this.name, this.card, this.rules]) memory.set(name, null);
			this.met = new Map();
		}
		const { view } = this.table.question;
		if (view) this.draw(view, this.n);
	}

	end(name, value) {
		memory.set(name, value);
		put(this.host);
		present(this.host, false);
		if (!this.wanted) put(this.table.question.meant);
		this.table.question.buttons[0]?.focus();
	}
}
