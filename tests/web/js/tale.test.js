import assert from "node:assert/strict";
import { test } from "node:test";
import { crowd, diceOf, Tale } from "../../../src/souterrain/web/tale.js";

const line = (text, dice = []) => ({ n: 0, text, kind: "", rule: "", dice, about: [], way: [], to: [] });
const told = (tale) => tale.items.map(({ line, times }) => (times > 1 ? `${line.text} x${times}` : line.text));

test("a sentence that repeats itself is told once, unless dice decided it", () => {
	const tale = new Tale();
	const die = [["d6", 1, "", "", 0]];
	tale.take([line("a"), line("b"), line("b"), line("c", die), line("c", die)]);
	assert.deepEqual(told(tale), ["a", "b x2", "c", "c"]);
});

test("what is new comes after what is kept", () => {
	const tale = new Tale();
	const lines = [line("a"), line("b")];
	assert.equal(tale.take(lines), 0);
	assert.equal(tale.take([...lines, line("c")]), 2);
	assert.equal(tale.take([...lines]), 2);
	assert.deepEqual(told(tale), ["a", "b"]);
});

test("a repetition that comes later changes the line it repeats", () => {
	const tale = new Tale();
	const lines = [line("a"), line("b")];
	tale.take(lines);
	assert.equal(tale.take([...lines, line("b")]), 1);
	assert.deepEqual(told(tale), ["a", "b x2"]);
	assert.equal(tale.take(lines), 1, "and when it is taken back, so is that");
	assert.deepEqual(told(tale), ["a", "b"]);
});

test("a story of another language is another story", () => {
	const tale = new Tale();
	tale.take([line("un"), line("deux")]);
	assert.equal(tale.take([line("one")]), 0);
	assert.deepEqual(told(tale), ["one"]);
});

test("those of one side who walk one after the other are told in one line", () => {
	const walk = (who, n) => ({ text: `${who} walks`, n, dice: [], moment: "", about: [who], way: ["1,1", "1,2"] });
	const tale = new Tale((id) => (id.startsWith("rat") ? "foe" : "party"));
	const first = [walk("rat-1", 4), walk("rat-2", 5), walk("rat-3", 6)];
	assert.equal(tale.take(first), 0);
	assert.deepEqual(
		tale.items.map(({ walks, until }) => [walks.length, until]),
		[[3, 3]],
	);
	assert.equal(tale.take([...first, walk("rat-4", 7)]), 0, "the line that grows is told again");
	assert.equal(tale.items[0].walks.length, 4);
	tale.take([...first, walk("hero-1", 7), walk("hero-2", 7), walk("hero-3", 8)]);
	assert.deepEqual(
		tale.items.map(({ walks }) => walks.length),
		[3, 2, 1],
		"what players decide one by one stays apart",
	);
});

test("a run is told with the walks, and its die with theirs", () => {
	const walk = (who, dice) => ({ text: `${who} walks`, n: 4, dice, moment: "", about: [who], way: ["1,1", "1,2"] });
	const tale = new Tale(() => "foe");
	tale.take([walk("rat-1", []), walk("rat-1", [["d12", 7]]), walk("rat-2", [["d12", 3]])]);
	assert.deepEqual(tale.items.map(diceOf), [
		[
			["d12", 7],
			["d12", 3],
		],
	]);
});

test("those who walk are called by their kind where it is one", () => {
	const walk = (kind) => ({ ...line("x"), crowd: kind });
	assert.equal(crowd([walk("orques"), walk("orques")]), "orques");
	assert.equal(crowd([walk("orques"), walk("gobelins")]), "");
	assert.equal(crowd([walk("orques"), walk(null)]), "");
	assert.equal(crowd([walk(null), walk(null)]), "");
});
