// The small map in the corner: all that is known, who stands where, and the window through which the board is seen.

import { put, s } from "./dom.js";
import { around } from "./lens.js";
import { t } from "./words.js";

/** @typedef {{ d: string, bounds: import("./lens.js").Box, tokens: [number, number, import("./view").Token][] }} Sketch */

export class Mini {
	/** The board that is sketched.
	 * @type {any} */
	board = null;
	d = "";

	constructor(host) {
		this.host = host;
		this.ground = s("path", { class: "sketch" });
		this.dots = s("g");
		this.frame = s("rect", { class: "window" });
		this.svg = s("svg", { role: "img", "aria-label": t("web-mini") }, this.ground, this.dots, this.frame);
		this.svg.addEventListener("click", (event) => this.go(event));
	}

	/** Sketches a board that can be sketched. */
	draw(board) {
		/** @type {Sketch | undefined} */
		const sketch = board.sketch?.();
		this.board = sketch?.d ? board : null;
		put(this.host, this.board && this.svg);
		if (!sketch?.d) return;
		const { d, bounds, tokens } = sketch;
		const { x, y, w, h } = bounds;
		this.svg.setAttribute("class", board.type);
		this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
		if (d !== this.d) this.ground.setAttribute("d", d);
		this.d = d;
		const r = Math.max(w, 1.8 * h) / 40;
		const dot = ([cx, cy, { side, active }]) => s("circle", { class: `${side}${active ? " active" : ""}`, cx, cy, r });
		const above = ([, , { side }]) => ["foe", "party"].indexOf(side);
		this.dots.replaceChildren(...[...tokens].sort((a, b) => above(a) - above(b)).map(dot));
		board.zoom.seen = (box) => {
			this.see(box);
			board.edge?.(box);
		};
		board.zoom.seen(board.zoom.box);
	}

	/** The window has moved. */
	see({ x, y, w, h }) {
		for (const [name, value] of Object.entries({ x, y, width: w, height: h })) this.frame.setAttribute(name, value);
	}

	/** Looks at the place that was pressed. */
	go({ clientX, clientY }) {
		const { zoom } = this.board;
		const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
		zoom.glide(around(x, y, zoom.box.w, zoom.box.h, zoom.bounds));
	}
}
