// The pace between two questions: lines are told one after the other, and pieces stir when their line is told.

const BEAT = 330;
const DICE = 260;
/** However much happens, nobody waits longer than this for the end of it. */
const LONGEST = 5500;

/** @typedef {{ first: number, last: number, way: string[] }} Part when a piece first and last has a part in what is
 * told, and the places that it went over meanwhile */

/** @type {Part} */
export const AT_ONCE = { first: 0, last: 0, way: [] };

/** When things happen, in milliseconds from now: each of the `fresh` lines of the story, and of each piece what those
 * that are about it tell. They begin `after` what is still being told; a `calm` reader gets all at once.
 * @param {import("./view").LogLine[]} fresh */
export function pace(fresh, after = 0, calm = false) {
	const times = [];
	let at = 0;
	for (const line of fresh) {
		times.push(at);
		at += BEAT + (line.dice.length ? DICE : 0);
	}
	const scale = calm ? 0 : Math.min(1, LONGEST / (at || 1));
	const lines = times.map((time) => Math.round(after + time * scale));
	/** @type {Map<string, Part>} */
	const pieces = new Map();
	fresh.forEach(({ about, way }, k) => {
		for (const id of about) {
			const before = pieces.get(id);
			pieces.set(id, { first: before?.first ?? lines[k], last: lines[k], way: [...(before?.way ?? []), ...way] });
		}
	});
	return { lines, ends: after + at * scale, of: (id) => pieces.get(id) ?? AT_ONCE };
}

/** The places between where a piece was and where it is now: as far as its way is known, else none. */
export function between(way, from, to) {
	const end = way.lastIndexOf(to);
	return end < 0 ? [] : way.slice(way[0] === from ? 1 : 0, end);
}
