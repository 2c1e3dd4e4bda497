// The shots as they come, shown one after the other as they really ran: who flicks, the way, every contact, what it cost,
// who leaves and who comes back. The table goes on when all lie still.

import { still } from "../dom.js";
import { clack } from "../sound.js";
import { Effects } from "./effects.js";
import { flicked, run } from "./motion.js";

/** @typedef {import("../view").Discs} Board */
/** @typedef {import("../view").Motion} Motion */

const LOUDEST = 1500;

export class Reel {
	/** Shots that wait to be shown, each with the board on which it ends.
	 * @type {[Motion, Board][]} */
	shots = [];
	/** The number of the shot that was shown last. */
	latest = 0;
	running = false;
	/** Whether a shot has been shown that the story has not told yet. */
	played = false;
	/** Whether the shot that comes is this player's own. */
	own = false;

	/** @param {import("./discs.js").DiscsBoard} board */
	constructor(board) {
		this.board = board;
		this.effects = new Effects(board.layers.trail, board.layers.sparks);
	}

	/** A view has come: its shot is shown before anything else of it. @param {Board} raw */
	heard(raw, known) {
		const n = raw.motion?.n ?? 0;
		const fresh = known && n > this.latest && !this.board.table.moment && !still();
		this.latest = n;
		if (!fresh) return;
		const board = this.board.seen(raw);
		if (board.motion) this.shots.push([board.motion, board]);
		if (!this.running) this.play(this.shots);
	}

	/** Shows shots one after the other, faster when many wait; then the table may go on.
	 * @param {[Motion, Board][]} shots */
	async play(shots) {
		this.running = true;
		this.board.clear();
		for (let shot = shots.shift(); shot; shot = shots.shift()) await this.show(shot[0], shot[1], shots.length);
		this.running = false;
		this.played = true;
		this.board.table.soon();
	}

	/** One shot, as it ran, and what it did. @param {Motion} motion @param {Board} after */
	async show(motion, after, waiting) {
		const { effects } = this;
		if (motion.before.length) this.board.discs(motion.before);
		const shooter = flicked(motion);
		effects.begin();
		const radii = new Map(motion.before.map(({ id, radius }) => [id, radius]));
		if (!this.own && !waiting) await effects.call(...this.board.spot(shooter), radii.get(shooter) ?? 12);
		this.own = false;
		/** @type {[number, () => void][]} */
		const beats = motion.contacts.map(([time, a, b, speed]) => [time, () => this.knock(a, b, speed, radii)]);
		beats.push(
			...motion.hurts.map(
				([time, id, points]) =>
					/** @type {[number, () => void]} */ ([time, () => effects.cost(...this.board.spot(id), points)]),
			),
		);
		const rate = (this.board.slow.checked ? 0.25 : 1) * (1 + waiting * 0.6);
		const place = (id, x, y) => {
			this.board.move(id, x, y);
			if (id === shooter) effects.pass(x, y);
		};
		await run(motion, rate, place, beats);
		effects.end();
		await this.cleared(after);
	}

	/** Those that left for good are seen to go, and those that come back to come back. */
	async cleared(after) {
		/** @type {Map<string, [number, number]>} */
		const stay = new Map(after.discs.map(({ id, x, y }) => [id, [x, y]]));
		const gone = [...this.board.known].filter(([id]) => !stay.has(id)).map(([, g]) => g);
		const back = [...this.board.known]
			.filter(([id]) => stay.has(id))
			.map(
				([id, g]) =>
					/** @type {[SVGElement, [number, number], [number, number]]} */ ([
						g,
						this.board.spot(id),
						stay.get(id) ?? [0, 0],
					]),
			)
			.filter(([, from, to]) => Math.hypot(from[0] - to[0], from[1] - to[1]) > 0.5);
		await Promise.all([this.effects.leave(gone), this.effects.back(back)]);
		this.board.discs(after.discs);
	}

	/** Two met, or one met an obstacle or the edge: it is heard and seen where they touch. */
	knock(a, b, speed, radii) {
		clack(speed / LOUDEST);
		const [ax, ay] = this.board.spot(a);
		const post = b.startsWith("obstacle-") ? this.board.board.obstacles[Number(b.slice(9))] : null;
		const [bx, by] = post ? [post.x, post.y] : b === "edge" ? [ax, ay] : this.board.spot(b);
		const [ra, rb] = [radii.get(a) ?? 12, post?.radius ?? radii.get(b) ?? 12];
		const part = ra / (ra + rb);
		this.effects.spark(ax + (bx - ax) * part, ay + (by - ay) * part, speed);
	}
}
