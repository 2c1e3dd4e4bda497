// The pace between two questions: lines are told one after the other, and pieces stir when their line is told.

const BEAT = 330;
const DICE = 260;
/** However much happens, nobody waits longer than this for the end of it. */
const LONGEST = 4500;

/** @typedef {{ first: number, last: number, way: string[] }} Part when a piece first and last has a part in what is
 * told, and the places that it went over meanwhile */

/** @type {Part} */
export const AT_ONCE = { first: 0, last: 0, way: [] };

/** When things happen, in milliseconds from now: each of the `fresh` lines of the story, and of each piece what those
 * that are about it tell, or that tell of a way to where it is `at`; what no line is about happens when all is `told`.
 * A `calm` reader gets all at once.
 * @param {{ line: import("./view").LogLine, walks?: import("./view").LogLine[] }[]} fresh */
export function pace(fresh, calm = false) {
	const times = [];
	let at = 0;
	for (const { line } of fresh) {
		times.push(at);
		at += BEAT + (line.dice.length ? DICE : 0);
	}
	const scale = calm ? 0 : Math.min(1, LONGEST / (at || 1));
	const lines = times.map((time) => Math.round(time * scale));
	const told = lines.length ? Math.round((at - BEAT) * scale) : 0;
	/** @type {Part} */
	const silent = { first: told, last: told, way: [] };
	const pieces = new Map();
	const walkers = new Map();
	const part = ({ about, way }, time) => {
		for (const id of about) pieces.set(id, joined(pieces.get(id), way, time));
		if (!way.length) return;
		walkers.set(way.at(-1), joined(walkers.get(way[0]), way, time));
		walkers.delete(way[0]);
	};
	fresh.forEach(({ line, walks }, k) => {
		for (const each of walks?.length ? walks : [line]) part(each, lines[k]);
	});
	const of = (id, at = "") => {
		const part = pieces.get(id) ?? walkers.get(at) ?? silent;
		return part.way.length ? part : { ...part, way: walkers.get(at)?.way ?? [] };
	};
	return { lines, told, of };
}

/** A piece's part with one more line.
 * @param {Part | undefined} before @returns {Part} */
function joined(before, way, time) {
	if (!before) return { first: time, last: time, way };
	const on = way[0] === before.way.at(-1) ? way.slice(1) : way;
	return { first: before.first, last: time, way: [...before.way, ...on] };
}

/** The places between where a piece was and where it is now: as far as its way is known, else none. */
export function between(way, from, to) {
	const end = way.lastIndexOf(to);
	return end < 0 ? [] : way.slice(way[0] === from ? 1 : 0, end);
}
