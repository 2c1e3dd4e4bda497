import assert from "node:assert/strict";
import { test } from "node:test";
import { parted } from "../../../src/souterrain/web/boards/labels.js";

test("a name in two rows is parted where they are most alike", () => {
	assert.deepEqual(parted("Salle de garde rouillée"), ["Salle de garde", "rouillée"]);
	assert.deepEqual(parted("Cuisines froides"), ["Cuisines", "froides"]);
	assert.deepEqual(parted("Chapelle"), ["Chapelle"]);
});
