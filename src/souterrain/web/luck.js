// What this browser keeps of the dice, so that nobody can load them unseen: the commitment of the first hour, the luck
// it brought itself, what the others promised, and the mark of the journal at each decision.

import { memory } from "./dom.js";
import { bytes, hex, sha256 } from "./sha256.js";

const fresh = () => hex(crypto.getRandomValues(new Uint8Array(32)));
const promised = (share) => hex(sha256(bytes(share)));

export class Luck {
	/** @type {{ commitment: string, rounds: { promises: Record<string, string>, share: string }[], n: number, head: string }} */
	kept;
	/** The marks of this sitting, by decision. @type {Map<number, string>} */
	marks = new Map();
	undone = 0;

	constructor(table) {
		this.place = `luck.${table}`;
		this.kept = JSON.parse(memory.get(this.place) ?? "null") ?? { commitment: "", rounds: [], n: 0, head: "" };
		this.share = fresh();
	}

	/** The hash of the luck that will be shown when all have promised theirs. */
	get promise() {
		return promised(this.share);
	}

	/** What was promised before any die fell is what counts, whatever a server says later. Where something was taken back
	 * that this browser may not have seen, its marks begin anew. */
	welcome({ commitment, undo }) {
		if (undo.count !== this.undone) this.marks.clear();
		this.undone = undo.count;
		if (this.kept.commitment) return;
		this.kept.commitment = commitment;
		this.keep();
	}

	/** All have promised: this is shown now, and the next is promised. */
	shown(promises) {
		const { share } = this;
		if (!Object.values(promises).includes(this.promise)) return null;
		this.kept.rounds.push({ promises, share });
		this.share = fresh();
		this.keep();
		return { share, next: this.promise };
	}

	/** The mark of the journal at a decision; those of decisions that were taken back are gone. */
	mark(n, head) {
		for (const later of this.marks.keys()) if (later > n) this.marks.delete(later);
		this.marks.set(n, head);
		Object.assign(this.kept, { n, head });
		this.keep();
	}

	keep() {
		memory.set(this.place, JSON.stringify(this.kept));
	}
}
