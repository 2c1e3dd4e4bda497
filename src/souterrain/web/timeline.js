// The whole game as a line: step back and forth through it, play it again, and ask "what if" from any moment.

import { h, put, still } from "./dom.js";
import { t } from "./words.js";

export class Timeline {
	open = false;
	playing = 0;

	constructor(host, table) {
		this.host = host;
		this.table = table;
	}

	toggle(open = !this.open) {
		this.open = open;
		this.stop();
		if (!open) this.table.look(null);
		this.draw();
	}

	draw() {
		const { table } = this;
		this.host.hidden = !this.open;
		if (!this.open) return;
		const last = table.wire.n;
		const here = table.moment ? table.moment.k : last;
		if (this.slider && this.host.contains(document.activeElement) && document.activeElement === this.slider) {
			this.slider.max = last;
			this.slider.value = here;
			this.label.textContent = this.said(here, last);
			return;
		}
		const step = (to, sign, label) =>
			h(
				"button",
				{
					type: "button",
					"aria-label": label,
					title: label,
					disabled: to < 0 || to > last || to === here,
					onclick: () => {
						this.stop();
						this.go(to);
					},
				},
				sign,
			);
		this.slider = h("input", {
			type: "range",
			min: 0,
			max: last,
			value: here,
			"aria-label": t("web-moment"),
			oninput: (event) => {
				this.stop();
				this.go(Number(event.target.value));
			},
		});
		this.slider.max = last;
		this.slider.value = here;
		this.label = h("output", {}, this.said(here, last));
		put(
			this.host,
			step(0, "«", t("web-first")),
			step(here - 1, "‹", t("web-back-one")),
			h(
				"button",
				{
					type: "button",
					"aria-label": t(this.playing ? "web-stop" : "web-play"),
					title: t(this.playing ? "web-stop" : "web-play"),
					onclick: () => (this.playing ? this.stop(true) : this.play()),
				},
				this.playing ? "❚❚" : "▶",
			),
			step(here + 1, "›", t("web-forward-one")),
			step(last, "»", t("web-now")),
			this.slider,
			this.label,
			h(
				"button",
				{ type: "button", class: "gold", title: t("web-what-if-hint"), onclick: () => table.fork(here) },
				t("web-what-if"),
			),
			h(
				"button",
				{ type: "button", class: "quiet", "aria-label": t("web-close"), onclick: () => this.toggle(false) },
				"✕",
			),
		);
	}

	said(here, last) {
		return here >= last ? t("web-at-now", { last }) : t("web-at-moment", { here, last });
	}

	go(k) {
		this.table.look(k >= this.table.wire.n ? null : Math.max(0, k));
	}

	play() {
		const { table } = this;
		if (!table.moment) this.go(0);
		this.playing = setInterval(
			() => {
				const next = (table.moment?.k ?? table.wire.n) + 1;
				this.go(next);
				if (next >= table.wire.n) this.stop(true);
			},
			still() ? 1500 : 900,
		);
		this.draw();
	}

	stop(redraw = false) {
		clearInterval(this.playing);
		this.playing = 0;
		if (redraw) this.draw();
	}
}
