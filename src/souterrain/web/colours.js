// Each member of the party gets a colour when first seen, the same on his sheet, his piece and in a fight.

const COUNT = 8;

export class Colours {
	/** @type {Map<string, string>} */
	#given = new Map();

	/** @param {import("./view").Sheet[]} sheets */
	dye(sheets) {
		for (const { id, side } of sheets)
			if (side === "party" && !this.#given.has(id)) this.#given.set(id, `c${(this.#given.size % COUNT) + 1}`);
	}

	of(id) {
		return this.#given.get(id) ?? "";
	}
}
