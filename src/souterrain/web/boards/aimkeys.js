// A shot by the keyboard: arrows turn it and make it harder, V goes from one opponent to the next, a digit flicks at one.

import { numbered } from "./targets.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {import("./flick.js").Flick} flick */
export function arrow(flick, key) {
	const [across, down] = STEPS[key];
	const { aim, ask } = flick;
	if (flick.puts) flick.place(aim.x + across * 3, aim.y + down * 3);
	else {
		const speed = aim.speed - (down * ask.top_speed) / 40;
		const angle = aim.angle + (across * Math.PI) / 180;
		flick.byHand({ angle, speed: Math.max(0, Math.min(ask.top_speed, speed)) });
	}
	flick.draw();
	return true;
}

/** Whether a key means something to a shot. @param {import("./flick.js").Flick} flick */
export function key(flick, { key, repeat, target }) {
	const { aims, aim } = flick;
	if (key === "v" && aims.length) {
		const here = aims.findIndex(({ target }) => target === aim.at);
		flick.mean(aims[(here + 1) % aims.length].target);
		return true;
	}
	const meant = numbered(flick, key);
	if (meant && !repeat) flick.shootAt(meant.target);
	if (meant) return true;
	if (key !== "Enter" || target.closest("button")) return false;
	flick.shoot();
	return true;
}
