// Aiming: what a flicked disc meets first on its straight way, and how often a steady hand meets the disc that it means.
// The same as core/aim.py, number for number; one file of shots judges both.

/** @typedef {import("../view").Discs} Board */
/** @typedef {{ disc: string, x: number, y: number, angle: number, speed: number }} Flick */
/** @typedef {[number, number]} Place */
/** @typedef {{ x: number, y: number, way: number, met: string }} Course where the centre of a disc is when it meets
 * something or lies still, and what it meets: the id of a disc, EDGE, OBSTACLE or nothing */
/** @typedef {{ target: string, label: string, flick: Flick, chance: number, distance: number, bearing: number }} Aim */

export const EDGE = "edge";
export const OBSTACLE = "obstacle";

/** Directions and forces that a hand takes equally often, in standard deviations from those that it means. */
const DIRECTIONS = [-1.9, -1.3, -0.97, -0.73, -0.52, -0.34, -0.17, 0, 0.17, 0.34, 0.52, 0.73, 0.97, 1.3, 1.9];
/** A hand strays no farther than this. */
const MOST = 2;
const FORCES = [-1.09, 0, 1.09];
/** Where on a disc one may aim, in parts of the sum of both radii. */
const ACROSS = [0, 0.4, -0.4, 0.75, -0.75];
/** From so many places around its shooter a missile is tried. */
const PLACES = 24;
/** An aimed shot would go so many times the way to its target, and so many millimetres more. */
const BEYOND = 1.5;
const FARTHER = 60;
/** A speed that leads across any board. */
const ENDLESS = 1e6;

/** @param {Board} board @returns {[string, number, number, number][]} */
const others = (board, disc) => [
	...board.discs
		.filter(({ id }) => id !== disc)
		.map(({ id, x, y, radius }) => /** @type {[string, number, number, number]} */ ([id, x, y, radius])),
	...board.obstacles.map(
		({ x, y, radius }) => /** @type {[string, number, number, number]} */ ([OBSTACLE, x, y, radius]),
	),
];

/** Where a flick leads before anything else happens.
 * @param {Board} board @param {string} disc @param {number} radius @param {Flick} flick @returns {Course} */
export function course(board, disc, radius, { x, y, angle, speed }) {
	const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
	let way = board.slow ? (speed * speed) / (2 * board.slow) : Infinity;
	let met = "";
	for (const [id, ox, oy, other] of others(board, disc)) {
		const [ex, ey, both] = [ox - x, oy - y, radius + other];
		const ahead = ex * dx + ey * dy;
		const gap = ex * ex + ey * ey - both * both;
		const within = ahead * ahead - gap;
		if (ahead <= 0 || within <= 0) continue;
		const far = Math.max(0, gap / (ahead + Math.sqrt(within)));
		if (far < way) [way, met] = [far, id];
	}
	const edges = [];
	if (dx) edges.push(dx > 0 ? (board.width - x) / dx : -x / dx);
	if (dy) edges.push(dy > 0 ? (board.height - y) / dy : -y / dy);
	for (const far of edges) if (far < way) [way, met] = [Math.max(0, far), EDGE];
	return { x: x + dx * way, y: y + dy * way, way, met };
}

/** The shots at each opponent of whoever flicks, the likeliest first.
 * @param {Board} board @param {import("../view").Shot} ask @returns {Aim[]} */
export function aims(board, ask, disc = "") {
	const launch = ask.discs.find((each) => each.disc === disc) ?? ask.discs[0];
	const shooter = board.discs.find(({ id }) => id === (launch.by || launch.disc));
	if (!shooter || !ask.top_speed || !board.slow) return [];
	const radius = sizeOf(board, launch);
	return board.discs
		.filter(({ side }) => side !== shooter.side && side !== "other")
		.map((foe) => best(board, ask, launch, radius, foe))
		.sort((a, b) => Math.round(b.chance * 100) - Math.round(a.chance * 100) || a.distance - b.distance);
}

/** The radius of the disc that is flicked. */
export const sizeOf = (board, launch) => board.discs.find(({ id }) => id === launch.disc)?.radius ?? launch.size;

/** Of all the shots at a disc the one that meets it most often. @returns {Aim} */
function best(board, ask, launch, radius, foe) {
	const { x, y } = launch;
	let flick = shot(board, ask, launch, [x, y], radius, foe, 0);
	let chance = -1;
	for (const place of places(board, launch, radius, foe))
		for (const side of ACROSS) {
			const tried = shot(board, ask, launch, place, radius, foe, side);
			const often = chanceOf(board, ask, radius, tried, foe.id);
			if (often > chance) [chance, flick] = [often, tried];
		}
	const distance = Math.max(0, Math.hypot(foe.x - x, foe.y - y) - foe.radius - radius);
	const bearing = ((Math.atan2(foe.y - y, foe.x - x) * 180) / Math.PI + 450) % 360;
	return { target: foe.id, label: foe.label, flick, chance, distance, bearing };
}

/** Where the disc may start from: where it lies, or the free places around its shooter from which nothing stands in the
 * way, or else the nearest ones. @returns {Place[]} */
function places(board, launch, radius, foe) {
	if (launch.radius <= 0) return [[launch.x, launch.y]];
	const away = launch.radius * 0.98;
	const free = Array.from({ length: PLACES }, (_, n) => (2 * Math.PI * n) / PLACES)
		.map((turn) => /** @type {Place} */ ([launch.x + away * Math.cos(turn), launch.y + away * Math.sin(turn)]))
		.filter(([x, y]) => isFree(board, x, y, radius))
		.sort((a, b) => Math.hypot(foe.x - a[0], foe.y - a[1]) - Math.hypot(foe.x - b[0], foe.y - b[1]));
	const sees = ([x, y]) => {
		const straight = { disc: launch.disc, x, y, angle: Math.atan2(foe.y - y, foe.x - x), speed: ENDLESS };
		return course(board, launch.disc, radius, straight).met === foe.id;
	};
	const straight = free.filter(sees).slice(0, 1);
	if (straight.length) return straight;
	return free.length ? free.slice(0, 3) : [[launch.x, launch.y]];
}

/** Whether a disc may lie here. @param {Board} board */
export function isFree(board, x, y, radius, but = "") {
	if (x < radius || x > board.width - radius || y < radius || y > board.height - radius) return false;
	return others(board, but).every(([, ox, oy, other]) => Math.hypot(ox - x, oy - y) >= radius + other);
}

/** A shot at a part of a disc, hard enough to get there. @returns {Flick} */
function shot(board, ask, launch, [x, y], radius, foe, side) {
	const [ex, ey] = [foe.x - x, foe.y - y];
	const away = Math.hypot(ex, ey);
	const aside = (foe.radius + radius) * side;
	const angle = Math.atan2(ey, ex) + (away ? Math.atan2(aside, away) : 0);
	const speed = Math.sqrt(2 * board.slow * (Math.max(0, away - foe.radius - radius) * BEYOND + FARTHER));
	return { disc: launch.disc, x, y, angle, speed: Math.min(ask.top_speed, speed) };
}

/** How often a steady hand that means this flick meets the target before anything else. */
export function chanceOf(board, ask, radius, flick, target) {
	if (!board.hand) return course(board, flick.disc, radius, flick).met === target ? 1 : 0;
	let met = 0;
	for (const aside of DIRECTIONS)
		for (const harder of FORCES)
			if (course(board, flick.disc, radius, shaken(board, ask, flick, aside, harder)).met === target) met++;
	return met / (DIRECTIONS.length * FORCES.length);
}

/** A flick as the hand makes it: so many standard deviations beside the direction and the force that were meant.
 * @param {Board} board @param {Flick} flick @returns {Flick} */
export function shaken(board, ask, flick, aside, harder) {
	if (!board.hand) return flick;
	const speed = flick.speed * (1 + (board.hand.percent / 100) * harder);
	return {
		...flick,
		angle: flick.angle + (board.hand.degrees * Math.PI * aside) / 180,
		speed: Math.min(ask.top_speed, Math.max(0, speed)),
	};
}

/** How far a hand strays, in standard deviations: as chance will have it, but never past the last of the directions. */
export function astray(chance = Math.random) {
	for (;;) {
		const far = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
		if (Math.abs(far) <= MOST) return far;
	}
}
