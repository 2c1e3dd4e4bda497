// The pace between two questions: lines are told one after the other, and pieces stir when their line is told.

import { still } from "./dom.js";

const BEAT = 330;
const DICE = 260;
/** However much happens, nobody waits longer than this for the end of it. */
const LONGEST = 5500;

/** When things happen, in milliseconds from now: each of the `fresh` lines of the story, and of each piece the first
 * and the last line that is about it. They begin `after` what is still being told. */
export function pace(fresh, after = 0) {
	const times = [];
	let at = 0;
	for (const line of fresh) {
		times.push(at);
		at += BEAT + (line.dice?.length ? DICE : 0);
	}
	const scale = still() ? 0 : Math.min(1, LONGEST / (at || 1));
	const lines = times.map((time) => Math.round(after + time * scale));
	const pieces = new Map();
	fresh.forEach(({ about }, k) => {
		for (const id of about ?? []) pieces.set(id, { first: pieces.get(id)?.first ?? lines[k], last: lines[k] });
	});
	return { lines, ends: after + at * scale, of: (id) => pieces.get(id) ?? { first: 0, last: 0 } };
}
