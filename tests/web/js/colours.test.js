// What colour a member of the party has.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Colours } from "../../../src/souterrain/web/colours.js";

const sheet = (id, emblem, side = "party") => ({ id, emblem, side });
const dyed = (...sheets) => {
	const colours = new Colours();
	colours.dye(/** @type {any} */ (sheets));
	return colours;
};

test("a calling has the same colour in whatever order its company stands", () => {
	const [mage, thief] = [sheet("a", "magician"), sheet("b", "thief")];
	const [one, other] = [dyed(mage, thief), dyed(thief, mage)];
	assert.equal(one.of("a"), "c4");
	for (const id of ["a", "b"]) assert.equal(one.of(id), other.of(id));
});

test("two of a calling are told apart, and nobody changes his colour", () => {
	const colours = dyed(sheet("b", "thief"));
	colours.dye(/** @type {any} */ ([sheet("a", "thief"), sheet("b", "thief"), sheet("orc", "orc", "foe")]));
	assert.equal(colours.of("b"), "c2");
	assert.equal(colours.of("a"), "c3");
	assert.equal(colours.of("orc"), "");
});
