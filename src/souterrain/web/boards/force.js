// The force of a pull: full where it is long enough, or where the screen ends.

/** A pull that is none, the shortest of full force, and the room left between a pull and the end of the screen, in pixels. */
export const NONE = 9;
const SHORTEST = 36;
const BORDER = 6;

/** The force of a pull, from 0 to 1, that began at `from` and has gone by `by`, in pixels on a screen of that size.
 * @param {[number, number]} from @param {[number, number]} by @param {[number, number]} screen
 * @param {number} most pixels of a pull of full force where there is room */
export function forceOf(from, by, screen, most) {
	const far = Math.hypot(...by);
	if (far <= NONE) return 0;
	const room = [0, 1].map((axis) => {
		const along = by[axis] / far;
		if (!along) return Infinity;
		return (along > 0 ? screen[axis] - BORDER - from[axis] : BORDER - from[axis]) / along;
	});
	const full = Math.max(SHORTEST, Math.min(most, ...room));
	return Math.min(1, (far - NONE) / (full - NONE));
}
