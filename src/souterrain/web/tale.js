// The story as it is shown: a sentence that repeats itself is told once, with how many times.

/** @typedef {import("./view").LogLine} LogLine */
/** @typedef {{ line: LogLine, times: number, until: number }} Item a line as shown; `until` counts the lines it ends at */

const repeats = (one, next) => one.text === next.text && !one.dice.length && !next.dice.length;

export class Tale {
	/** @type {Item[]} */
	items = [];
	/** @type {LogLine[]} */
	#lines = [];

	/** Takes the story as it stands now. Only what is new is looked at; returns how many items are as they were.
	 * @param {LogLine[]} lines */
	take(lines) {
		const { items } = this;
		let same = 0;
		while (same < lines.length && lines[same] === this.#lines[same]) same++;
		while (items.length && items[items.length - 1].until > same) items.pop();
		let kept = items.length;
		for (let k = items.at(-1)?.until ?? 0; k < lines.length; k++) {
			const last = items.at(-1);
			if (last && repeats(last.line, lines[k])) {
				items[items.length - 1] = { line: last.line, times: last.times + 1, until: k + 1 };
				kept = Math.min(kept, items.length - 1);
			} else items.push({ line: lines[k], times: 1, until: k + 1 });
		}
		this.#lines = lines;
		return kept;
	}
}
