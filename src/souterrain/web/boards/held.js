// A pointer that holds a disc or pulls the band, from the press until it lets go.

import { NONE } from "./force.js";

/** Where a pull began and how far it has come, in pixels; `stop` ends it, with a flick or without.
 * @typedef {{ from: [number, number], by: [number, number], stop: (shoot: boolean) => void }} Pull */

/** Follows a pointer until it lets go; Escape or a second finger lets go of nothing.
 * @param {import("./flick.js").Flick} flick @param {PointerEvent} event @returns {Pull} */
export function held(flick, event) {
	const { svg, zoom } = flick.board;
	const start = { ...flick.aim };
	const grip = zoom.at(event.clientX, event.clientY);
	/** @type {Pull} */
	const pull = { from: [event.clientX, event.clientY], by: [0, 0], stop };
	const moved = (next) => {
		if (next.pointerId !== event.pointerId) return;
		pull.by = [next.clientX - pull.from[0], next.clientY - pull.from[1]];
		if (flick.puts) {
			const [x, y] = zoom.at(next.clientX, next.clientY);
			flick.place(start.x + x - grip[0], start.y + y - grip[1]);
		} else flick.pull();
		flick.draw();
	};
	const ended = (next) => next.pointerId === event.pointerId && stop(next.type === "pointerup");
	const abandoned = (key) => {
		if (key.key !== "Escape") return;
		key.preventDefault();
		key.stopPropagation();
		stop(false);
	};
	function stop(shoot) {
		svg.removeEventListener("pointermove", moved);
		for (const kind of ["pointerup", "pointercancel"]) svg.removeEventListener(kind, ended);
		removeEventListener("keydown", abandoned, true);
		flick.pulled = null;
		const pressed = Math.hypot(...pull.by) <= NONE;
		if (shoot && !flick.puts && !pressed) flick.shoot();
		else if (!flick.puts || !shoot) flick.letGo(start, shoot && pressed, grip);
	}
	svg.setPointerCapture(event.pointerId);
	svg.addEventListener("pointermove", moved);
	for (const kind of ["pointerup", "pointercancel"]) svg.addEventListener(kind, ended);
	addEventListener("keydown", abandoned, true);
	return pull;
}
