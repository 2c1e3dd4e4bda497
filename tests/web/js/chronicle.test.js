import assert from "node:assert/strict";
import { test } from "node:test";
import {
	asPage,
	asText,
	chapters,
	counts,
	luck,
	notable,
	paragraphs,
	remembered,
	turnings,
} from "../../../src/souterrain/web/chronicle.js";

const line = (text, moment = "", dice = []) => ({ text, moment, dice });
const story = [line("Born."), line("The castle.", "chapter"), line("Ann < Bob.", "death"), line("Home.", "chapter")];

test("a story is read in chapters, each with the line that opens it", () => {
	assert.deepEqual(
		chapters(story).map((chapter) => chapter.map(({ text }) => text)),
		[["Born."], ["The castle.", "Ann < Bob."], ["Home."]],
	);
	assert.equal(asText("T", story), "T\n\nBorn.\n\nThe castle.\nAnn < Bob.\n\nHome.");
	assert.match(asPage("T", story, "en"), /<p><span class="death">Ann &lt; Bob\.<\/span><\/p>/);
});

test("of a long story only what is worth remembering is told, where somebody has said what that is", () => {
	const kept = { ...line("Ann is made a knight."), kept: true };
	assert.deepEqual(remembered([...story, kept]), [story[1], story[3], kept]);
	assert.deepEqual(remembered(story), []);
	const slain = { ...line("Ann hits (5 needed): 3 Wounds.", "slain"), kept: true, recalled: "Ann slays the rat." };
	assert.equal(remembered([...story, slain]).at(-1)?.text, "Ann slays the rat.", "dice no longer matter");
	assert.deepEqual([...counts([slain])], [["Ann slays the rat.", 1]]);
	assert.deepEqual(
		chapters(remembered([...story, kept])).map((chapter) => chapter.length),
		[3],
		"a chapter of which nothing is left is one with the next",
	);
});

test("of many deeds those that came most often are left out, and none that came once", () => {
	const told = [..."aaabbcd"].map((text) => /** @type {any} */ (line(text, "slain")));
	const left = (most) => [...notable(told, most)].map(([text, times]) => `${text}${times}`).join(" ");
	assert.deepEqual([4, 3, 2, 1].map(left), ["a3 b2 c1 d1", "b2 c1 d1", "c1 d1", "c1 d1"]);
});

test("what is slain is counted by its kind", () => {
	const told = [
		{ ...line("Rat 1 dies.", "slain"), recalled: "The rat dies." },
		{ ...line("Rat 12 dies: 3 crowns.", "slain"), recalled: "The rat dies: 3 crowns." },
		line("Ann falls!", "death"),
		line("Rat 3 bites."),
	];
	assert.deepEqual(
		[...counts(/** @type {any} */ (told))],
		[
			["The rat dies.", 2],
			["Ann falls!", 1],
		],
	);
});

test("a turn is a paragraph, and a long one ends with a decision", () => {
	const told = (n, text, moment = "") => ({ n, text, moment, dice: [] });
	const turns = [told(0, "Turn 1.", "turn"), told(0, "They go."), told(1, "They rest."), told(2, "Turn 2.", "turn")];
	assert.deepEqual(
		paragraphs(turns).map((each) => each.length),
		[3, 1],
	);
	const long = Array.from({ length: 14 }, (_, k) => told(Math.floor(k / 4), "On."));
	assert.deepEqual(
		paragraphs(long).map((each) => each.length),
		[8, 6],
	);
});

test("of many turning points the weightier ones are listed, in their order", () => {
	const fights = [
		line("A", "fight"),
		line("B", "fight"),
		line("C", "death"),
		line("D", "fight"),
		line("E", "chapter"),
	].map((each, n) => ({ ...each, n }));
	assert.deepEqual(
		turnings(fights, 3).map(({ text }) => text),
		["A", "C", "E"],
	);
	assert.equal(turnings(fights, 9).length, 5);
	const together = fights.map((each) => ({ ...each, n: 7 }));
	assert.deepEqual(
		turnings(together, 9).map(({ text }) => text),
		["A", "C", "E"],
		"whoever comes at once is one fight",
	);
	const career = [..."ABCDEF"].map((text) => line(text, "chapter")).concat(line("G", "find"), line("H", "fight"));
	assert.deepEqual(
		turnings(career, 4).map(({ text }) => text),
		["A", "B", "G", "H"],
		"half of them at most of one kind",
	);
});

test("the luck of dice is told against what was to be expected", () => {
	const { kinds, tests } = luck([
		line("a", "", [
			["d6", 6, "", "", 4],
			["d6", 1, "", "", 4],
		]),
		line("b", "", [
			["d12", 7, "", "", 0],
			["pick", 3, "", "", 0],
		]),
	]);
	assert.deepEqual(kinds, [
		{ die: "d6", count: 2, sum: 7, mean: 3.5 },
		{ die: "d12", count: 1, sum: 7, mean: 6.5 },
	]);
	assert.deepEqual(tests, { count: 2, made: 1, due: 1 });
});

test("dice with faces of their own are counted by what these are worth, crosses apart", () => {
	const faces = { blue: ["X", "-3", "blank", "1"], D: ["0", "1"] };
	const blue = faces.blue.map((face, n) => ["blue", n + 1, "", face, 0]);
	const { kinds, tests, crosses } = luck([line("a", "", [...blue, ["D", 2, "", "1", 0]])], faces);
	assert.deepEqual(
		kinds.map(({ die, count, sum }) => [die, count, sum]),
		[
			["blue", 3, -2],
			["D", 1, 1],
		],
	);
	assert.ok(Math.abs(kinds[0].mean + 2 / 3) < 1e-9);
	assert.equal(kinds[1].mean, 0.5);
	assert.deepEqual(crosses, { count: 4, made: 1, due: 1 });
	assert.equal(tests.count, 0);
});
