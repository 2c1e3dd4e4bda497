// The whole game as a line: step back and forth through it, play it again, and ask "what if" from any moment.

import { short } from "./chronicle.js";
import { h, put, still } from "./dom.js";
import { watches } from "./plea.js";
import { t } from "./words.js";

/** The moments that are listed. */
const STOPS = new Set(["chapter", "fight", "death"]);

export class Timeline {
	open = false;
	playing = 0;
	/** How many times faster than usual it is played. */
	speed = 1;
	/** How much of the story the list of chapters is made of. */
	listed = -1;
	/** The controls, made when they are first shown.
	 * @type {ReturnType<Timeline["build"]> | null} */
	parts = null;

	constructor(host, table) {
		this.host = host;
		this.table = table;
	}

	/** The number of the decision that is looked at. */
	get here() {
		return this.table.moment?.k ?? this.table.wire.n;
	}

	toggle(open = !this.open) {
		this.open = open;
		this.stop();
		if (!open) this.table.look(null);
		this.draw();
		this.table.board?.zoom?.moved();
	}

	/** The whole game from its beginning. */
	replay() {
		this.toggle(true);
		this.play();
	}

	draw() {
		this.host.hidden = !this.open;
		if (!this.open) return;
		this.parts ??= this.build();
		const { here, parts } = this;
		const last = this.table.wire.n;
		for (const [button, to] of parts.steps) button.disabled = to() < 0 || to() > last || to() === here;
		parts.slider.max = last;
		parts.slider.value = here;
		parts.label.textContent = this.said(here, last);
		this.list(parts.chapters);
		parts.fork.hidden = watches(this.table);
		const word = t(this.playing ? "web-stop" : "web-play");
		parts.play.textContent = this.playing ? "❚❚" : "▶";
		parts.play.title = word;
		parts.play.setAttribute("aria-label", word);
	}

	build() {
		const { table } = this;
		const button = (sign, label, act, look = "") =>
			h("button", { type: "button", class: look, "aria-label": label, title: label, onclick: act }, sign);
		const steps = new Map();
		const step = (to, sign, label) => {
			const made = button(sign, label, () => {
				this.stop(true);
				this.go(to());
			});
			steps.set(made, to);
			return made;
		};
		const slider = h("input", {
			type: "range",
			min: 0,
			"aria-label": t("web-moment"),
			oninput: (event) => {
				const wanted = Number(event.target.value);
				this.stop(true);
				this.go(wanted);
			},
		});
		const label = h("output", {});
		const chapters = h("select", {
			"aria-label": t("web-chapters"),
			onchange: () => {
				this.stop(true);
				this.go(Number(chapters.value));
			},
		});
		const speed = button("×1", t("web-speed"), () => this.faster(speed));
		const play = button("▶", t("web-play"), () => (this.playing ? this.stop(true) : this.play()));
		const fork = h(
			"button",
			{ type: "button", class: "gold", title: t("web-what-if-hint"), onclick: () => table.hand.fork(this.here) },
			t("web-what-if"),
		);
		put(
			this.host,
			step(() => 0, "«", t("web-first")),
			step(() => this.here - 1, "‹", t("web-back-one")),
			play,
			step(() => this.here + 1, "›", t("web-forward-one")),
			step(() => table.wire.n, "»", t("web-now")),
			speed,
			chapters,
			slider,
			label,
			fork,
			button("✕", t("web-close"), () => this.toggle(false), "quiet"),
		);
		return { steps, slider, label, play, chapters, fork };
	}

	/** The moments of the story that stand out, to go to. */
	list(chapters) {
		const lines = this.table.wire.story();
		if (lines.length === this.listed) return;
		this.listed = lines.length;
		put(
			chapters,
			h("option", { value: "", disabled: true, selected: true }, t("web-chapters")),
			lines
				.filter(({ moment }) => STOPS.has(moment))
				.map(({ n, text }) => h("option", { value: n }, `${n} · ${short(text)}`)),
		);
	}

	faster(button) {
		this.speed = this.speed < 8 ? this.speed * 2 : 1;
		button.textContent = `×${this.speed}`;
		if (this.playing) this.play();
	}

	said(here, last) {
		return here >= last ? t("web-at-now", { last }) : t("web-at-moment", { here, last });
	}

	go(k) {
		this.table.look(k >= this.table.wire.n ? null : Math.max(0, k));
	}

	play() {
		const { table } = this;
		clearInterval(this.playing);
		if (!table.moment) this.go(0);
		this.playing = setInterval(
			() => {
				const next = (table.moment?.k ?? table.wire.n) + 1;
				this.go(next);
				if (next >= table.wire.n) this.stop(true);
			},
			(still() ? 1500 : 900) / this.speed,
		);
		this.draw();
	}

	stop(redraw = false) {
		clearInterval(this.playing);
		this.playing = 0;
		if (redraw) this.draw();
	}
}
