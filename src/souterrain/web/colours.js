// Each member of the party has a colour, the same on his sheet, his piece and in a fight: that of his calling, in every
// game, unless another has it already.

const COUNT = 8;
/** The colours of callings, by their emblems. */
const CALLINGS = {
	warrior: 1,
	knight: 1,
	thief: 2,
	archer: 2,
	cleric: 3,
	elf: 3,
	magician: 4,
	wizard: 4,
	dwarf: 5,
	barbarian: 7,
};

export class Colours {
	/** @type {Map<string, number>} */
	#given = new Map();

	/** @param {import("./view").Sheet[]} sheets */
	dye(sheets) {
		const fresh = sheets.filter(({ id, side }) => side === "party" && !this.#given.has(id));
		for (const { id, emblem } of fresh.sort((a, b) => (a.id < b.id ? -1 : 1))) this.#given.set(id, this.#free(emblem));
	}

	/** The colour of a calling, or the next one that nobody has. */
	#free(emblem) {
		const taken = new Set(this.#given.values());
		const wish = CALLINGS[emblem] ?? 1;
		for (let k = 0; k < COUNT; k++) {
			const colour = ((wish - 1 + k) % COUNT) + 1;
			if (!taken.has(colour)) return colour;
		}
		return (this.#given.size % COUNT) + 1;
	}

	of(id) {
		return this.#given.has(id) ? `c${this.#given.get(id)}` : "";
	}
}
