// The story: what happened, sentence by sentence, each with the dice that decided it and the rule behind it.

import { h } from "./dom.js";
import { dieOf } from "./dice.js";
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
		for (const line of fresh) this.list.append(this.line(line, live && !first && fresh.length < 40));
		this.lines = log.map(key);
		if (fresh.length || first) this.host.scrollTop = this.host.scrollHeight;
		if (!log.length && !this.list.children.length) this.list.append(h("li", { class: "empty" }, t("web-story-empty")));
		return fresh;
	}

	line(line, roll) {
		const dice = (line.dice ?? []).map((die) => dieOf(die, roll, t));
		return h(
			"li",
			{
				class: `line ${line.kind}`,
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
	}
}

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
