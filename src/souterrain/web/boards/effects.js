// What is seen of a shot beside the discs: the trail of the one that was flicked, sparks where wood met wood, what a
// blow cost, and those who leave the board.

import { s } from "../dom.js";

/** @typedef {[number, number]} Spot */

const SPARK = 340;
const NUMBER = 1100;
const LEAVING = 420;
const CALL = 380;
const BACK = 240;
const LOUDEST = 1500;

/** Runs an animation of a drawing and takes the drawing away when it is over. */
async function passing(layer, drawing, frames, duration) {
	layer.append(drawing);
	await drawing.animate(frames, { duration, easing: "ease-out", fill: "forwards" }).finished;
	drawing.remove();
}

export class Effects {
	/** @type {number[][]} */
	#way = [];
	/** @type {SVGElement | null} */
	#trail = null;

	/** @param {SVGElement} below under the discs @param {SVGElement} above over them */
	constructor(below, above) {
		this.below = below;
		this.above = above;
	}

	/** Nothing is seen of a shot any more. */
	clear() {
		this.below.replaceChildren();
		this.above.replaceChildren();
	}

	/** A new shot: the old trail goes. */
	begin() {
		this.#way = [];
		const trail = s("path", { class: "trail" });
		this.#trail = trail;
		this.below.replaceChildren(trail);
		this.above.replaceChildren();
	}

	/** The flicked disc has come here. */
	pass(x, y) {
		this.#way.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
		this.#trail?.setAttribute("d", `M${this.#way.join("L")}`);
	}

	/** All lie still: the trail fades. */
	end() {
		this.#trail?.animate([{ opacity: 1 }, { opacity: 0.25 }], { duration: 900, fill: "forwards" });
	}

	/** Wood met wood at a place; `speed` in mm/s. */
	spark(x, y, speed) {
		const force = Math.min(1, speed / LOUDEST);
		if (force < 0.04) return;
		const ring = s("circle", { class: "spark", cx: x, cy: y, r: 5 + 13 * force });
		const frames = [
			{ transform: "scale(.3)", opacity: 1 },
			{ transform: "scale(1.4)", opacity: 0 },
		];
		passing(this.above, ring, frames, SPARK);
	}

	/** What a blow cost whoever lies here; nothing at all is shown as such. */
	cost(x, y, points) {
		const number = s("text", { class: points ? "cost" : "cost vain", x, y: y - 14 }, points ? `−${points}` : "0");
		const frames = [
			{ transform: "translateY(6px)", opacity: 0 },
			{ transform: "translateY(0)", opacity: 1, offset: 0.15 },
			{ transform: "translateY(-8px)", opacity: 1, offset: 0.7 },
			{ transform: "translateY(-14px)", opacity: 0 },
		];
		passing(this.above, number, frames, NUMBER);
	}

	/** Who is about to be flicked by somebody else. */
	call(x, y, radius) {
		const ring = s("circle", { class: "call", cx: x, cy: y, r: radius * 1.2 });
		const frames = [
			{ transform: "scale(1.7)", opacity: 0 },
			{ transform: "scale(1)", opacity: 1 },
		];
		return passing(this.above, ring, frames, CALL);
	}

	/** Discs that are put back at the edge slide to where they lie now.
	 * @param {[SVGElement, Spot, Spot][]} discs each with where it was seen last and where it lies */
	back(discs) {
		const at = ([x, y]) => `translate(${x}px, ${y}px)`;
		return Promise.all(
			discs.map(
				([disc, from, to]) =>
					disc.animate([{ transform: at(from) }, { transform: at(to) }], { duration: BACK, easing: "ease-in-out" })
						.finished,
			),
		);
	}

	/** Discs that leave the board for good: they sink and fade. @param {SVGElement[]} discs */
	leave(discs) {
		const frames = [
			{ transform: "scale(1)", opacity: 1 },
			{ transform: "scale(1.18)", opacity: 1, offset: 0.3 },
			{ transform: "scale(0.2)", opacity: 0 },
		];
		const parts = discs.flatMap((disc) => [...disc.children]);
		return Promise.all(
			parts.map((part) => part.animate(frames, { duration: LEAVING, easing: "ease-in", fill: "forwards" }).finished),
		);
	}
}
