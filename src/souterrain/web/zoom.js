// Looking at a board closely: wheel, drag, pinch, keys and buttons move the window through which its SVG is seen.

import { still } from "./dom.js";

/** Where a unit is fewer pixels than this, small writing is left out. */
const SMALL = 26;

export class Zoom {
	/** `svg` is the board's drawing; `bounds` what there is to see: {x, y, w, h}; `closest` the narrowest window. */
	constructor(svg, bounds, closest = 14) {
		this.svg = svg;
		this.closest = closest;
		this.fingers = new Map();
		this.touched = false;
		this.fit(bounds);
		svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
		svg.addEventListener("pointerdown", (event) => this.press(event));
		svg.addEventListener("pointermove", (event) => this.move(event));
		for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, (event) => this.release(event));
		svg.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true);
	}

	/** Shows all of it. */
	fit(bounds = this.bounds) {
		this.bounds = bounds;
		this.touched = false;
		this.set(bounds);
	}

	/** New bounds of a board that grew; the player's own window stays if he chose one. */
	grow(bounds) {
		if (this.touched) this.bounds = bounds;
		else if (JSON.stringify(bounds) !== JSON.stringify(this.bounds)) this.fit(bounds);
	}

	set(box) {
		this.goal = null;
		this.draw(box);
	}

	draw(box) {
		this.box = box;
		this.svg.classList.toggle("near", box.w < this.bounds.w * 0.62);
		this.svg.classList.toggle("far", Math.min(this.svg.clientWidth / box.w, this.svg.clientHeight / box.h) < SMALL);
		this.svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
	}

	/** A point of the screen in the drawing's own units. */
	at(clientX, clientY) {
		const point = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
		return [point.x, point.y];
	}

	by(factor, x = this.box.x + this.box.w / 2, y = this.box.y + this.box.h / 2) {
		const { box, bounds } = this;
		const w = Math.min(bounds.w * 1.15, Math.max(Math.min(this.closest, bounds.w), box.w / factor));
		const scale = w / box.w;
		this.touched = true;
		this.set({ x: x - (x - box.x) * scale, y: y - (y - box.y) * scale, w, h: box.h * scale });
	}

	shift(dx, dy) {
		const { x, y, w, h } = this.box;
		this.touched = true;
		this.set({ ...this.within(x + dx, y + dy, w, h), w, h });
	}

	/** A window's corner such that its middle stays on the map. */
	within(x, y, w, h) {
		const { bounds } = this;
		const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
		return {
			x: clamp(x, bounds.x - w / 2, bounds.x + bounds.w - w / 2),
			y: clamp(y, bounds.y - h / 2, bounds.y + bounds.h - h / 2),
		};
	}

	/** A window's corner, kept within the bounds where the window is smaller than they are. */
	inside(x, y, w, h) {
		const { bounds } = this;
		const keep = (value, low, room) => (room > 0 ? Math.max(low, Math.min(low + room, value)) : low + room / 2);
		return { x: keep(x, bounds.x, bounds.w - w), y: keep(y, bounds.y, bounds.h - h) };
	}

	/** Brings a place into the middle when it is out of sight. */
	reveal(x, y) {
		const { w, h, ...box } = this.goal ?? this.box;
		const inside = x > box.x + w * 0.1 && x < box.x + w * 0.9 && y > box.y + h * 0.1 && y < box.y + h * 0.9;
		if (!inside) this.glide({ ...this.inside(x - w / 2, y - h / 2, w, h), w, h });
	}

	/** Takes in a whole rectangle, with a margin, if part of it is out of sight. */
	show({ x, y, w, h }, margin = 0) {
		const { box } = this;
		if (x >= box.x && y >= box.y && x + w <= box.x + box.w && y + h <= box.y + box.h) return;
		this.glide({ x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin });
	}

	/** Moves the window smoothly; whatever the player does with it comes first. */
	glide(to) {
		const from = this.box;
		const began = performance.now();
		this.goal = to;
		const step = (now) => {
			if (this.goal !== to) return;
			const part = still() ? 1 : Math.min(1, Math.max(0, now - began) / 300);
			const ease = part * (2 - part);
			const between = (name) => from[name] + (to[name] - from[name]) * ease;
			if (part === 1) this.goal = null;
			this.draw({ x: between("x"), y: between("y"), w: between("w"), h: between("h") });
			if (part < 1) requestAnimationFrame(step);
		};
		requestAnimationFrame(step);
	}

	/** Closes in on a place, as on a small screen where the whole board is too much. */
	near(x, y, width) {
		const w = Math.min(width, this.bounds.w);
		const h = this.bounds.h * (w / this.bounds.w);
		this.set({ ...this.inside(x - w / 2, y - h / 2, w, h), w, h });
	}

	wheel(event) {
		event.preventDefault();
		this.by(Math.exp(-event.deltaY * 0.0016), ...this.at(event.clientX, event.clientY));
	}

	press(event) {
		this.dragged = false;
		this.fingers.set(event.pointerId, event);
	}

	move(event) {
		const before = this.fingers.get(event.pointerId);
		if (!before) return;
		if (
			!this.dragged &&
			Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 7 &&
			this.fingers.size < 2
		)
			return;
		if (!this.dragged) this.svg.setPointerCapture(event.pointerId);
		this.dragged = true;
		const [x0, y0] = this.at(before.clientX, before.clientY);
		const [x1, y1] = this.at(event.clientX, event.clientY);
		if (this.fingers.size === 1) this.shift(x0 - x1, y0 - y1);
		else {
			const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
			const [ox, oy] = this.at(other.clientX, other.clientY);
			this.by(Math.hypot(x1 - ox, y1 - oy) / (Math.hypot(x0 - ox, y0 - oy) || 1), ox, oy);
		}
		this.fingers.set(event.pointerId, event);
	}

	release(event) {
		this.fingers.delete(event.pointerId);
	}

	/** A step across the map in an arrow's direction. */
	pan(arrow) {
		const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow];
		const { x, y, w, h } = this.goal ?? this.box;
		const [dx, dy] = [step[0] * w * 0.2, step[1] * h * 0.2];
		this.touched = true;
		this.glide({ ...this.within(x + dx, y + dy, w, h), w, h });
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
