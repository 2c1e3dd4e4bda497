// The exact motion of a shot, replayed from its legs: a disc slows evenly along a straight line until its leg ends.

/** Where each disc of a motion is at a time.
 * @param {import("../view").Motion} motion @returns {Map<string, { start: number, x: number, y: number }>} */
export function placesAt(motion, time) {
	const places = new Map();
	for (const [disc, start, end, x, y, vx, vy] of motion.legs) {
		if (start > time) continue;
		const speed = Math.hypot(vx, vy);
		const spent = Math.min(time, end) - start;
		const along = speed ? spent - (motion.slow * spent * spent) / (2 * speed) : 0;
		const known = places.get(disc);
		if (!known || known.start <= start) places.set(disc, { start, x: x + vx * along, y: y + vy * along });
	}
	return places;
}

export const lasts = (motion) => Math.max(0, ...motion.legs.map((leg) => leg[2]));

/** The disc that was flicked. @param {import("../view").Motion} motion */
export const flicked = (motion) => motion.legs[0]?.[0];

/** Runs a motion: `place(disc, x, y)` for each frame, and each of `beats`, a time and what happens then. Resolves when
 * all lie still.
 * @param {[number, () => void][]} beats */
export function run(motion, rate, place, beats) {
	const end = lasts(motion);
	const due = [...beats].sort((a, b) => a[0] - b[0]);
	let began = 0;
	/** @type {Promise<void>} */
	const ended = new Promise((resolve) => {
		const frame = (now) => {
			began ||= now;
			const time = Math.max(0, ((now - began) / 1000) * rate);
			for (const [disc, { x, y }] of placesAt(motion, time)) place(disc, x, y);
			while (due.length && due[0][0] <= time) due.shift()?.[1]();
			if (time < end) requestAnimationFrame(frame);
			else resolve();
		};
		requestAnimationFrame(frame);
	});
	return ended;
}
