// The story: what happened, sentence by sentence, each with the dice that decided it and the rule behind it.

import { h } from "./dom.js";
import { dieOf } from "./dice.js";
import { pace } from "./pace.js";
import { t } from "./words.js";

export class Story {
	constructor(host, table) {
		this.table = table;
		this.list = h("ol", { class: "lines", role: "log", "aria-live": "polite", "aria-label": t("web-story") });
		this.host = host;
		this.lines = [];
		host.append(h("h2", { class: "visually-hidden" }, t("web-story")), this.list);
	}

	/** Brings the list in step with a log: keeps the lines that are the same, drops what was taken back, adds what is new. */
	draw(whole, live) {
		const log = gathered(whole);
		let same = 0;
		while (same < log.length && same < this.lines.length && this.lines[same] === key(log[same])) same++;
		while (this.list.children.length > same) this.list.lastChild.remove();
		const first = !this.lines.length;
		const fresh = log.slice(same);
		const told = live && !first && fresh.length < MANY;
		const times = pace(told ? fresh : [], fresh.length ? this.behind() : 0);
		if (fresh.length) this.until = performance.now() + times.ends;
		fresh.forEach((line, k) => this.list.append(this.line(line, told && times.lines[k])));
		this.lines = log.map(key);
		if (!log.length && !this.list.children.length) this.list.append(h("li", { class: "empty" }, t("web-story-empty")));
		return { fresh, times };
	}

	/** The newest line stays in sight as it is told; called once everything around the story has its place. */
	follow(fresh, { lines }) {
		if (!fresh.length) return;
		for (const due of this.due ?? []) clearTimeout(due);
		this.due = [];
		const items = [...this.list.children].slice(-fresh.length);
		if (lines.at(-1)) items.forEach((item, k) => this.due.push(setTimeout(() => this.reveal(item), lines[k])));
		else this.host.scrollTop = this.host.scrollHeight;
	}

	/** How long the telling of what came before still takes; where that is too long, it is told at once. */
	behind() {
		const left = Math.max(0, (this.until ?? 0) - performance.now());
		if (left < PATIENCE) return left;
		this.finish();
		return 0;
	}

	/** Everything is told, and every die lies still. */
	finish() {
		for (const moving of this.list.getAnimations({ subtree: true })) moving.finish();
		this.until = 0;
	}

	reveal(item) {
		const below = item.getBoundingClientRect().bottom - this.host.getBoundingClientRect().bottom;
		if (below > -8) this.host.scrollTop += below + 12;
	}

	/** Marks where this player last decided something: what comes after it is news to him. */
	decided() {
		this.finish();
		for (const item of this.list.children) item.classList.remove("news");
	}

	line(line, roll) {
		const dice = (line.dice ?? []).map((die) => dieOf(die, roll, t));
		const item = h(
			"li",
			{
				class: `line ${line.kind}${roll === false ? "" : " news"}`,
				data: { n: line.n },
				onclick: (event) => event.currentTarget.classList.toggle("open"),
			},
			h("span", { class: "sentence" }, line.text, line.times > 1 ? ` (×\u202f${line.times})` : ""),
			dice.length ? h("span", { class: "fallen" }, " ", dice) : null,
			h(
				"span",
				{ class: "asides" },
				line.rule
					? h("button", { class: "why", type: "button", onclick: () => this.table.why(line.rule) }, t("web-why"))
					: null,
				h(
					"button",
					{
						class: "why look",
						type: "button",
						title: t("web-look-here"),
						"aria-label": t("web-look-here"),
						onclick: () => this.table.look(line.n),
					},
					"⟲",
				),
			),
		);
		if (roll) item.style.animationDelay = `${roll}ms`;
		return item;
	}
}

const MANY = 60;
/** The longest that the story lags behind the table, in milliseconds. */
const PATIENCE = 1500;

/** The log with a sentence that repeats itself told once, with how many times. */
function gathered(log) {
	const told = [];
	for (const line of log) {
		const last = told.at(-1);
		if (last && last.text === line.text && !line.dice?.length && !last.dice?.length) last.times += 1;
		else told.push({ ...line, times: 1 });
	}
	return told;
}

const key = (line) => `${line.n}|${line.times}|${line.kind}|${line.text}|${JSON.stringify(line.dice ?? [])}`;
