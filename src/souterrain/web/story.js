// The story: what happened, sentence by sentence, each with the dice that decided it and the rule behind it. Only its
// end is in the page; a button brings what was told earlier.

import { dieOf } from "./dice.js";
import { h, still } from "./dom.js";
import { pace } from "./pace.js";
import { crowd, diceOf, Tale } from "./tale.js";
import { t } from "./words.js";

/** So many lines are in the page, and so many more at each wish for earlier ones. */
const WINDOW = 200;
/** So many new lines are not told one by one: they were missed, not waited for. */
const MANY = 60;
/** So many who walk one after the other are a crowd. */
const CROWD = 3;
/** A reader so many pixels before the end reads the end. */
const NEAR = 24;
/** So many lines are kept for those who listen. */
const HEARD = 20;

/** A line of more signs than this is no title, whatever it opens. */
const TITLE = 60;

/** The moments that are shown over the board. */
const PROCLAIMED = new Set(["chapter", "fight", "find", "death"]);

export class Story {
	tale = new Tale((id) => this.table.wire.view?.sheets.find((sheet) => sheet.id === id)?.side ?? "");
	/** The number of the first line in the page. */
	start = 0;
	room = WINDOW;
	/** Whether the end is in sight: it stays so when the room for the story changes. */
	atEnd = true;
	/** The lines that are being told.
	 * @type {HTMLElement[]} */
	fresh = [];

	constructor(host, table) {
		this.table = table;
		this.host = host;
		this.list = h("ol", { class: "lines", "aria-label": t("web-story") });
		this.earlier = h("button", { class: "earlier", type: "button", hidden: true, onclick: () => this.before() });
		this.empty = h("p", { class: "role", hidden: true }, t("web-story-empty"));
		host.append(h("h2", { class: "visually-hidden" }, t("web-story")), this.earlier, this.empty, this.list);
		host.addEventListener("keydown", (event) => this.walk(event));
		let height = 0;
		host.addEventListener("scroll", () => {
			const byHand = host.clientHeight === height;
			if (byHand) this.atEnd = host.scrollTop + height > host.scrollHeight - NEAR;
		});
		new ResizeObserver(() => {
			height = host.clientHeight;
			if (this.atEnd) this.toEnd();
		}).observe(host);
	}

	/** The end comes into sight. */
	toEnd() {
		this.host.scrollTop = this.host.scrollHeight;
	}

	/** Arrows go from line to line, to what each can be asked: they are no stops of the Tab key. */
	walk(event) {
		const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (!by) return;
		const lines = [...this.list.querySelectorAll(".line:not([hidden])")];
		const here = lines.indexOf(document.activeElement?.closest(".line"));
		const next = lines.at(here < 0 ? -1 : Math.max(0, Math.min(lines.length - 1, here + by)));
		next?.querySelector(".why")?.focus();
		event.preventDefault();
		event.stopPropagation();
	}

	/** Brings the page in step with the story: keeps the lines that are the same, drops what was taken back, adds what
	 * is new; and says when each of those is told. */
	draw(lines, live) {
		const { list } = this;
		const { items } = this.tale;
		const first = !items.length;
		const kept = this.tale.take(lines);
		const fresh = items.slice(kept);
		while (list.lastChild && this.start + list.children.length > kept) list.lastChild.remove();
		if (!list.children.length) this.start = Math.max(0, items.length - this.room);
		const told = live && !first && fresh.length < MANY;
		const times = pace(told ? fresh : [], still());
		this.fresh = [];
		for (let k = this.start + list.children.length; k < items.length; k++) {
			const item = this.line(items[k], told && k >= kept && times.lines[k - kept]);
			if (k >= kept) this.fresh.push(item);
			item.hidden = times.told > 0 && k >= kept;
			list.append(item);
		}
		this.trim();
		this.empty.hidden = items.length > 0;
		return times;
	}

	/** Lets the oldest lines go that have no room. */
	trim() {
		while (this.list.children.length > this.room) {
			this.list.firstChild.remove();
			this.start++;
		}
		this.earlier.hidden = !this.start;
		this.earlier.textContent = t("web-earlier", { count: this.start });
	}

	/** What was told before the first line in the page; what one was reading stays where it is. */
	before() {
		const { host, list } = this;
		const below = host.scrollHeight - host.scrollTop;
		const from = Math.max(0, this.start - WINDOW);
		list.prepend(...this.tale.items.slice(from, this.start).map((item) => this.line(item, false)));
		this.room += this.start - from;
		this.start = from;
		this.trim();
		host.scrollTop = host.scrollHeight - below;
		if (this.earlier.hidden) host.focus();
	}

	/** One of the new lines is told, and stays in sight. */
	reveal(k) {
		const item = this.fresh[k];
		if (!item) return;
		item.hidden = false;
		this.speak(item);
		this.proclaim(this.tale.items[this.tale.items.length - this.fresh.length + k].line);
		const below = item.getBoundingClientRect().bottom - this.host.getBoundingClientRect().bottom;
		if (below > -8) this.host.scrollTop += below + 12;
		this.table.question.latest(this.tale.items.slice(0, this.tale.items.length - this.fresh.length + k + 1));
	}

	/** Everything is told, and the end is in sight. */
	finish() {
		if (!this.fresh.length) return;
		for (const item of this.fresh) {
			if (item.classList.contains("news")) this.speak(item);
			item.hidden = false;
		}
		this.toEnd();
		this.table.question.latest(this.tale.items);
		this.fresh = [];
	}

	/** What stands out is shown over the board for a moment. */
	proclaim({ moment, text }) {
		if (!PROCLAIMED.has(moment)) return;
		const { banner } = this.table.parts;
		banner.textContent = text;
		banner.className = `banner ${moment}`;
		banner.hidden = false;
		for (const shown of banner.getAnimations()) shown.currentTime = 0;
		banner.onanimationend = () => {
			banner.hidden = true;
		};
	}

	/** Says a line to whoever listens, in the order of the story, also where the story itself is not in sight. */
	speak(item) {
		const { heard } = this.table.parts;
		if (item.dataset.heard) return;
		item.dataset.heard = "yes";
		const dice = [...item.querySelectorAll("[role=img]")].map((die) => die.getAttribute("aria-label"));
		heard.append(h("p", {}, [item.querySelector(".sentence").textContent, ...dice].join(" ")));
		while (heard.children.length > HEARD) heard.firstChild.remove();
	}

	/** Every die lies still. */
	rest() {
		for (const moving of this.list.getAnimations({ subtree: true })) moving.finish();
	}

	/** Marks where this player last decided something: what comes after it is news to him, and the end is shown again. */
	decided() {
		this.rest();
		for (const item of this.list.querySelectorAll(".news")) item.classList.remove("news");
		this.room = WINDOW;
	}

	/** What a line says: of a crowd that walks, how many they are; who of them went where is seen in the open line.
	 * @param {import("./tale.js").Item} item */
	sentence({ line, times, walks }) {
		const count = new Set(walks.map(({ about }) => about[0])).size;
		if (walks.length < CROWD || count < 2) {
			const text = walks.length > 1 ? walks.map(({ text }) => text).join(" ") : line.text;
			return [text, times > 1 ? ` (×\u202f${times})` : ""];
		}
		const kind = crowd(walks);
		const whole = kind
			? t("web-walk-kind", { count, kind })
			: t(`web-walk-${this.tale.side(line.about[0]) || "foe"}`, { count });
		return [whole, h("span", { class: "each" }, walks.map(({ text }) => ` ${text}`).join(""))];
	}

	line(item, roll) {
		const { line } = item;
		const dice = diceOf(item).map((die) => dieOf(die, roll, t));
		const looks = ["line", line.kind, line.moment && `moment-${line.moment}`];
		if (line.text.length > TITLE) looks.push("long");
		if (roll !== false) looks.push("news");
		return h(
			"li",
			{
				class: looks.filter(Boolean).join(" "),
				data: { n: line.n },
				onclick: (event) => event.currentTarget.classList.toggle("open"),
			},
			h("span", { class: "sentence" }, this.sentence(item)),
			dice.length ? h("span", { class: "fallen" }, " ", dice) : null,
			h(
				"span",
				{ class: "asides" },
				line.rule
					? h(
							"button",
							{
								class: "why",
								type: "button",
								tabindex: "-1",
								onclick: () => this.table.why(line.rule, null, line.dice, line.n),
							},
							t("web-why"),
						)
					: null,
				h(
					"button",
					{
						class: "why look",
						type: "button",
						tabindex: "-1",
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
