// Looking at a board closely: wheel, drag, pinch, keys and buttons move the window through which its SVG is seen.

import { still } from "./dom.js";
import { apart, around, between, closer, holds, moved, onMap, same, wellInside, widened } from "./lens.js";

/** @typedef {import("./lens.js").Box} Box */

/** Where a unit is fewer pixels than this, small writing is left out. */
const SMALL = 26;
/** A finger that moves less than this is still pressing. */
const SLACK = 7;
/** While it is dragged the map is drawn with a margin around the window, in parts of the window; past this much of it
 * the map is drawn anew. */
const MARGIN = 0.5;
const SPENT = 0.45;
/** However fast a wheel is turned, one event of it counts for no more than this. */
const NOTCH = 60;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Zoom {
	/** @type {Box} */
	box;
	/** @type {Box} */
	bounds;
	/** Where the window is gliding to.
	 * @type {Box | null} */
	goal = null;
	/** The window in which the map was drawn that is now being dragged.
	 * @type {Box | null} */
	lifted = null;
	dragged = false;
	/** Whoever wants to know what is seen.
	 * @type {(box: Box) => void} */
	seen = () => {};
	/** @type {Map<number, PointerEvent>} */
	fingers = new Map();

	/** `svg` is the board's drawing; `bounds` what there is to see; `closest` the narrowest window.
	 * @param {SVGSVGElement} svg @param {Box} bounds */
	constructor(svg, bounds, closest = 14) {
		this.svg = svg;
		this.closest = closest;
		this.fit(bounds);
		svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
		svg.addEventListener("pointerdown", () => this.dropped(), true);
		svg.addEventListener("pointerdown", (event) => this.press(event));
		svg.addEventListener("pointermove", (event) => this.move(event));
		for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
			svg.addEventListener(end, (event) => this.release(event));
		svg.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true);
	}

	/** Shows all of it. */
	fit(bounds = this.bounds) {
		this.bounds = bounds;
		this.set(bounds);
	}

	/** New bounds of a board that grew; the window stays where it is. */
	grow(bounds) {
		this.bounds = bounds;
	}

	set(box) {
		this.goal = null;
		this.draw(box);
	}

	/** @param {Box} box */
	draw(box) {
		this.lay();
		this.box = box;
		this.svg.classList.toggle("near", box.w < this.bounds.w * 0.62);
		this.svg.classList.toggle("far", this.pixels() < SMALL);
		this.frame(box);
		this.seen(box);
	}

	frame({ x, y, w, h }) {
		this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
	}

	/** The room for the drawing has changed. */
	moved() {
		this.seen(this.box);
	}

	/** A window with what is seen beside it, since the room for it has a shape of its own.
	 * @param {Box} box @returns {Box} */
	whole({ x, y, w, h }) {
		const { clientWidth, clientHeight } = this.svg.parentElement ?? this.svg;
		const [wide, high] = [clientWidth / this.pixels(), clientHeight / this.pixels()];
		return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
	}

	/** How many pixels a unit of the drawing has. */
	pixels() {
		const { clientWidth, clientHeight } = this.svg.parentElement ?? this.svg;
		return Math.min(clientWidth / this.box.w, clientHeight / this.box.h);
	}

	/** A point of the screen in the drawing's own units. */
	at(clientX, clientY) {
		const point = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
		return [point.x, point.y];
	}

	by(factor, x = this.box.x + this.box.w / 2, y = this.box.y + this.box.h / 2) {
		this.set(closer(this.box, factor, x, y, this.bounds, this.closest));
	}

	/** Drags the map by so many pixels, as it is drawn. */
	drag(dx, dy) {
		const unit = 1 / this.pixels();
		this.goal = null;
		this.box = onMap({ ...this.box, x: this.box.x - dx * unit, y: this.box.y - dy * unit }, this.bounds);
		const { x, y } = this.lifted && apart(this.lifted, this.box) < SPENT ? this.lifted : this.lift();
		this.svg.style.transform = `translate(${(x - this.box.x) / unit}px, ${(y - this.box.y) / unit}px)`;
		this.seen(this.box);
	}

	/** Draws the map with a margin around the window, to be dragged as it is. */
	lift() {
		this.lifted = this.box;
		this.svg.classList.add("lifted");
		this.frame(widened(this.box, MARGIN));
		return this.box;
	}

	/** The map lies still again. */
	lay() {
		if (!this.lifted) return;
		this.lifted = null;
		this.svg.classList.remove("lifted");
		this.svg.style.transform = "";
		this.frame(this.box);
	}

	/** Moves the window as little as it takes to have a rectangle in sight; false where there is no room for it.
	 * @param {Box} wanted */
	keep(wanted) {
		const box = this.goal ?? this.box;
		const to = moved(box, wanted);
		if (to && !same(to, box)) this.glide(to);
		return to !== null;
	}

	/** Brings a place into the middle when it is out of sight. */
	reveal(x, y) {
		const box = this.goal ?? this.box;
		if (!wellInside(box, x, y)) this.glide(around(x, y, box.w, box.h, this.bounds));
	}

	/** Takes in a whole rectangle, with a margin, if part of it is out of sight. */
	show({ x, y, w, h }, margin = 0) {
		if (!holds(this.box, { x, y, w, h }))
			this.glide({ x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin });
	}

	/** Moves the window smoothly; whatever the player does with it comes first.
	 * @param {Box} to */
	glide(to) {
		const from = this.box;
		const began = performance.now();
		this.goal = to;
		const step = (now) => {
			if (this.goal !== to) return;
			const part = still() ? 1 : Math.min(1, Math.max(0, now - began) / 300);
			if (part === 1) this.goal = null;
			this.draw(between(from, to, part * (2 - part)));
			if (part < 1) requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
	}

	/** Closes in on a place, as on a small screen where the whole board is too much. */
	near(x, y, width) {
		const w = Math.min(width, this.bounds.w);
		this.set(around(x, y, w, this.bounds.h * (w / this.bounds.w), this.bounds));
	}

	wheel(event) {
		event.preventDefault();
		const turned = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY));
		this.by(Math.exp(-turned * 0.002), ...this.at(event.clientX, event.clientY));
	}

	/** A press begins, whoever takes it: the drag before it is over. */
	dropped() {
		this.dragged = false;
	}

	press(event) {
		this.fingers.set(event.pointerId, event);
	}

	/** One finger drags a map of which there is more to see, two draw it closer. */
	move(event) {
		const before = this.fingers.get(event.pointerId);
		if (!before || (this.fingers.size < 2 && holds(this.box, this.bounds))) return;
		const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
		if (!this.dragged && Math.hypot(dx, dy) < SLACK && this.fingers.size < 2) return;
		if (!this.dragged) this.svg.setPointerCapture(event.pointerId);
		this.dragged = true;
		if (this.fingers.size === 1) this.drag(dx, dy);
		else this.pinch(before, event);
		this.fingers.set(event.pointerId, event);
	}

	/** Two fingers: the place under the one that rests stays, the other draws the map closer or pushes it away. */
	pinch(before, event) {
		this.lay();
		const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
		if (!other) return;
		const far = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
		this.by(far(event) / (far(before) || 1), ...this.at(other.clientX, other.clientY));
	}

	release(event) {
		this.fingers.delete(event.pointerId);
		if (!this.fingers.size) this.lay();
	}

	/** A step across the map in an arrow's direction. */
	pan(arrow) {
		const [dx, dy] = ARROWS[arrow];
		const box = this.goal ?? this.box;
		this.glide(onMap({ ...box, x: box.x + dx * box.w * 0.2, y: box.y + dy * box.h * 0.2 }, this.bounds));
		return true;
	}

	key(event) {
		if (event.key === "+" || event.key === "=") this.by(1.3);
		else if (event.key === "-") this.by(1 / 1.3);
		else if (event.key === "Home") this.fit();
		else return false;
		return true;
	}
}
