// The exact motion of a shot, replayed from its legs: a disc slows evenly along a straight line until its leg ends.

/** Where each disc of a motion is at a time.
 * @param {import("../view").Motion} motion */
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

/** Runs a motion: `place(disc, x, y)` for each frame, `knock(contact)` at each contact. Resolves when all lie still. */
export function run(motion, rate, place, knock) {
	const end = lasts(motion);
	const contacts = [...motion.contacts].sort((a, b) => a[0] - b[0]);
	const began = performance.now();
	/** @type {Promise<void>} */
	const ended = new Promise((resolve) => {
		const frame = (now) => {
			const time = Math.max(0, ((now - began) / 1000) * rate);
			for (const [disc, { x, y }] of placesAt(motion, time)) place(disc, x, y);
			while (contacts.length && contacts[0][0] <= time) knock(contacts.shift());
			if (time < end) requestAnimationFrame(frame);
			else resolve();
		};
		requestAnimationFrame(frame);
	});
	return ended;
}
