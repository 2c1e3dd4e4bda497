// The story as it is shown: a sentence that repeats itself is told once, with how many times; figures of one side that
// walk one after the other are told in one line.

/** @typedef {import("./view").LogLine} LogLine */
/** @typedef {{ line: LogLine, times: number, until: number, walks: LogLine[] }} Item a line as shown; `until` counts the
 * lines it ends at, `walks` are those of which it tells together */

const repeats = (one, next) => one.text === next.text && !one.dice.length && !next.dice.length;
const isWalk = ({ way, moment, about }) => way.length > 1 && !moment && about.length === 1;

/** The dice of all that an item tells.
 * @param {Item} item */
export const diceOf = ({ line, walks }) => (walks.length ? walks : [line]).flatMap(({ dice }) => dice);

/** What those who walk are called together, "" where they are of several kinds or one has a name of his own.
 * @param {LogLine[]} walks */
export const crowd = (walks) => (walks.every(({ crowd }) => crowd === walks[0].crowd) ? (walks[0].crowd ?? "") : "");

export class Tale {
	/** @type {Item[]} */
	items = [];
	/** @type {LogLine[]} */
	#lines = [];

	/** @param {(id: string) => string} side of which side somebody is, "" where that is not known */
	constructor(side = () => "") {
		this.side = side;
	}

	/** Whether a line goes on with what another tells: somebody else of the same side walks; of the party only where it
	 * was one decision. */
	#together({ walks }, line) {
		if (!walks.length || !isWalk(line)) return false;
		const [first, next] = [walks[0], line].map(({ about }) => this.side(about[0]));
		return first !== "" && first === next && (first !== "party" || walks[0].n === line.n);
	}

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
			const joined = last && this.#joined(last, lines[k], k + 1);
			if (joined) {
				items[items.length - 1] = joined;
				kept = Math.min(kept, items.length - 1);
			} else items.push({ line: lines[k], times: 1, until: k + 1, walks: isWalk(lines[k]) ? [lines[k]] : [] });
		}
		this.#lines = lines;
		return kept;
	}

	/** One more line with what was told last, where they are told together.
	 * @param {Item} last @param {LogLine} line @returns {Item | null} */
	#joined(last, line, until) {
		if (this.#together(last, line)) return { ...last, until, walks: [...last.walks, line] };
		if (!repeats(last.line, line)) return null;
		return { ...last, times: last.times + 1, until };
	}
}
