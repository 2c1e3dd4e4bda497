// What is seen of a shot before it is made: the discs to take hold of, the line to the first contact, the band that is
// pulled, and how hard.

import { s } from "../dom.js";
import { mark } from "../emblem.js";
import { t } from "../words.js";
import { EDGE, OBSTACLE } from "./aiming.js";

/** How far the way of a disc that is met is shown. */
const PUSHED = 30;
/** How large the force is written, in millimetres, and in pixels at least. */
const LETTERS = 12;
const READABLE = 14;

/** @typedef {import("./flick.js").Flick} Flick */

/** Handles over every disc that may be flicked or put down. @param {Flick} flick */
export function grips(flick) {
	const { board, aim, ask, places, puts } = flick;
	return ask.discs.map((launch) => {
		const disc = board.placeOf(launch.disc);
		const chosen = launch.disc === aim.disc;
		const at = chosen ? aim : (puts && places.get(launch.disc)) || launch;
		const r = disc?.radius ?? (launch.size || 12);
		return s(
			"g",
			{
				class: hides(flick, launch) ? "grip-disc under" : "grip-disc",
				data: { disc: launch.disc },
				transform: `translate(${at.x} ${at.y})`,
			},
			s("circle", { class: "hold", r: Math.max(r * 1.5, 16) }),
			disc
				? null
				: s(
						"g",
						{ class: `ghost ${board.sideOf(launch)} ${board.table.colourOf(launch.disc)}` },
						s("circle", { r }),
						mark(launch.emblem, launch.label, r * 1.3),
					),
		);
	});
}

/** A disc that waits to be put down lies out of sight while its place is that of the chosen one. */
function hides({ board, aim, places, puts }, { disc }) {
	const at = puts && disc !== aim.disc && !board.placeOf(disc) && places.get(disc);
	return Boolean(at) && at.x === aim.x && at.y === aim.y;
}

/** The aim: where the disc may be put, where it lies, and for a flick what it would meet first.
 * @param {Flick} flick */
export function sight(flick) {
	const { board, aim, ask, radius: r, puts } = flick;
	const launch = flick.launch();
	const moved = board.placeOf(aim.disc) && Math.hypot(aim.x - launch.x, aim.y - launch.y) > 0.01;
	const found = [
		launch.radius > 0 ? field(flick, launch) : null,
		moved ? s("circle", { class: "ghost-disc", cx: aim.x, cy: aim.y, r }) : null,
		s("circle", { class: flick.crowded ? "chosen crowded" : "chosen", cx: aim.x, cy: aim.y, r: r * 1.22 }),
	];
	if (!puts && ask.top_speed > 0) found.push(...line(flick), ...band(flick), number(flick));
	return found.filter(Boolean);
}

/** The part of the ground that the launch allows. */
function field(flick, { x: cx, y: cy, radius }) {
	const [left, top, right, bottom] = flick.ground();
	const corner = Math.hypot(Math.max(cx - left, right - cx), Math.max(cy - top, bottom - cy));
	if (radius < corner - 2 * flick.radius)
		return s("circle", { class: "field", cx, cy, r: radius, "clip-path": "url(#table-top)" });
	return s("rect", { class: "field", x: left, y: top, width: right - left, height: bottom - top });
}

/** The way to the first contact, the disc as it would lie there, and where whatever it meets would be sent. */
function line({ aim, board, course, radius: r }) {
	const [ux, uy] = [Math.cos(aim.angle), Math.sin(aim.angle)];
	const met = board.placeOf(course.met);
	const stops =
		course.met === OBSTACLE ? " blocked" : course.met === EDGE ? " leaves" : met ? ` meets ${met.side}` : "";
	const found = [s("circle", { class: `aim-end${stops}`, cx: course.x, cy: course.y, r })];
	if (course.way > r)
		found.unshift(s("path", { class: "aim-line", d: `M${aim.x + ux * r} ${aim.y + uy * r}L${course.x} ${course.y}` }));
	if (met) {
		const [nx, ny] = [(met.x - course.x) / (met.radius + r), (met.y - course.y) / (met.radius + r)];
		const [x, y] = [met.x + nx * met.radius, met.y + ny * met.radius];
		found.push(
			s("circle", { class: `would-meet ${met.side}`, cx: met.x, cy: met.y, r: met.radius * 1.18 }),
			s("path", { class: "pushed", d: `M${x} ${y}L${x + nx * PUSHED} ${y + ny * PUSHED}` }),
		);
	}
	return found;
}

/** The elastic band, from both sides of the disc to where the hand has pulled it. */
function band({ aim, board, pulled, radius: r }) {
	if (!pulled) return [];
	const unit = 1 / board.zoom.pixels();
	const [x, y] = [aim.x + pulled.by[0] * unit, aim.y + pulled.by[1] * unit];
	const [ux, uy] = [Math.cos(aim.angle) * r, Math.sin(aim.angle) * r];
	return [
		s("path", { class: "band", d: `M${aim.x - uy} ${aim.y + ux}L${x} ${y}L${aim.x + uy} ${aim.y - ux}` }),
		s("circle", { class: "pulled", cx: x, cy: y, r: 4 }),
	];
}

/** How hard, as a number beside the disc, off its line and within the board: named where no hand is at it, lest it be read
 * as a chance. */
function number({ aim, board, force, pulled, radius }) {
	const { width, height } = board.board;
	const size = Math.max(LETTERS, READABLE / board.zoom.pixels());
	const half = size * (pulled ? 1.5 : 3.4);
	const r = radius * 1.22;
	const beside = Math.abs(Math.cos(aim.angle)) < 0.5;
	const right = aim.x + r + half + 4;
	const x = beside && right + half > width ? aim.x - r - half - 4 : beside ? right : aim.x;
	const above = aim.y - r - size / 2;
	const below = aim.y + r + size * 1.3;
	const under = (Math.sin(aim.angle) < 0 && below < height) || above < size;
	const y = beside ? aim.y + Math.sin(aim.angle) * (r + size) + size / 2 : under ? below : above;
	const said = pulled ? `${force} %` : `${t("web-force")} ${force} %`;
	const at = { x: Math.max(half, Math.min(width - half, x)), y: Math.max(size, Math.min(height - 4, y)) };
	const text = s("text", { class: "force", "text-anchor": "middle", ...at }, pulled && !force ? "✕" : said);
	text.style.fontSize = `${size}px`;
	return text;
}
