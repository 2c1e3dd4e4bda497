import assert from "node:assert/strict";
import { test } from "node:test";
import { deedsFirst, laidOut } from "../../../src/souterrain/web/shown.js";

const option = (verb, at = "", text = `${verb} ${at}`) => ({ verb, at, text, key: `${verb}:${at}` });
const walk = Array.from({ length: 46 }, (_, x) => option("go", `${x},3`));
const verbs = ({ buttons }) => buttons.map(({ verb }) => verb);

test("where one can walk is shown by the board, the door beside it is a button", () => {
	const laid = laidOut([...walk, option("open", "4,2"), option("stay")]);
	assert.deepEqual(verbs(laid), ["open", "stay"]);
	assert.equal(laid.rest.length, 46);
	assert.equal(laid.onBoard, 46);
	assert.equal(laid.more, 46);
});

test("what many squares offer beside the way there is one button a verb, and a list has nothing to add", () => {
	const squares = Array.from({ length: 9 }, (_, x) => `${x},3`);
	const paths = squares.map((at) => option("go", at, "walk"));
	const spots = squares.map((at) => ({ ...option("search", at, "search the square"), group: "search" }));
	const gifts = squares.map((at, n) => ({ ...option("give", at, `give ${n}`), group: "give" }));
	const laid = laidOut([...paths, ...spots, ...gifts, option("done")]);
	assert.deepEqual(
		laid.verbs.map(({ text, options }) => [text, options.length]),
		[
			["search", 9],
			["give", 9],
		],
	);
	assert.deepEqual(verbs(laid), ["done"]);
	assert.equal(laid.more, 0);
	assert.deepEqual(laidOut([...spots, option("done")]).verbs, [], "where one cannot walk the board is enough");
});

test("a few places are buttons, unless one cannot be told from another", () => {
	const [north, south] = [option("go", "1,0", "north"), option("go", "1,2", "south")];
	assert.equal(laidOut([north, south]).buttons.length, 2);
	assert.ok(!laidOut([north, south]).more);
	assert.equal(laidOut([north, { ...south, text: "north" }]).buttons.length, 0);
});

test("places for one deed that is all that is asked are told by their names, as many as have room", () => {
	const walls = Array.from({ length: 6 }, (_, n) => option("wall", `1,${n}`, `wall ${n}`));
	assert.equal(laidOut(walls).buttons.length, 6);
	assert.equal(laidOut(walls).more, 0);
	const places = Array.from({ length: 12 }, (_, n) => option("lay", `1,${n}`, `place ${n}`));
	assert.deepEqual(
		laidOut(places).buttons.map(({ text }) => text),
		places.slice(0, 7).map(({ text }) => text),
	);
	assert.equal(laidOut(places).more, 5);
	assert.equal(laidOut([...walls, option("done")]).buttons.length, 1, "beside something else the board is enough");
	assert.equal(laidOut(walls.map((each) => ({ ...each, text: "here" }))).buttons.length, 0);
});

test("one deed that could wait has the room of the button behind which it would", () => {
	const squares = Array.from({ length: 9 }, (_, x) => `${x},3`);
	const paths = squares.map((at) => option("go", at, "walk"));
	const spots = squares.map((at) => ({ ...option("search", at, "search"), group: "search" }));
	const deeds = ["attack", "shoot", "done"].map((verb) => option(verb));
	assert.deepEqual(verbs(laidOut([...paths, ...spots, ...deeds, option("drop")])), ["attack", "shoot", "done", "drop"]);
	const two = laidOut([...paths, ...spots, ...deeds, option("drop"), option("give")]);
	assert.deepEqual(verbs(two), ["attack", "shoot", "done"]);
	assert.equal(two.more, 2);
});

test("of many deeds the urgent ones stay, in the order of the question", () => {
	const many = "wear take-off give drop switch unmute first second search open follow attack".split(" ");
	const laid = laidOut(many.map((verb) => option(verb)));
	assert.deepEqual(verbs(laid), ["first", "second", "search", "open", "follow", "attack"]);
	assert.equal(laid.rest.length, 6);
	const crowd = "a b c d e f g h open i attack".split(" ");
	assert.deepEqual(verbs(laidOut(crowd.map((verb) => option(verb)))), ["a", "b", "c", "d", "e", "open", "attack"]);
});

test("what the program proposes to a game master does not wait", () => {
	const deeds = ["proposed", "leave-to-it", "attack", "shoot", "cast", "open"].map((verb) => option(verb));
	assert.deepEqual(verbs(laidOut([...deeds, option("done")], false, 4)), ["proposed", "leave-to-it", "done"]);
});

test("ways between places do not wait behind all who might drink", () => {
	const ways = ["K02", "K03", "K13", "K07"].map((at) => option("go", at));
	const drinks = ["a", "b", "c", "d"].map((who) => option("drink", who));
	const laid = laidOut([...ways, option("search", "K07"), option("stay"), ...drinks]);
	assert.deepEqual(verbs(laid), ["go", "go", "go", "go", "search", "drink", "drink"]);
});

test("to end the turn is always at hand", () => {
	const blows = Array.from({ length: 9 }, (_, n) => option("attack", `foe${n}`));
	assert.ok(verbs(laidOut([...blows, option("done")])).includes("done"));
});

test("where one may rest spells wait behind what is done at every step", () => {
	const deeds = ["explore", "search", "rest", "pack", "way-back"].map((verb) => option(verb));
	const spells = ["shield", "light", "sanctuary", "stealth"].map((id) => option("cast", "", id));
	assert.deepEqual(verbs(laidOut([...spells, ...deeds])), ["explore", "search", "rest", "pack", "way-back"]);
	const blows = ["a", "b", "c"].map((foe) => option("attack", "", foe));
	const fight = laidOut([...blows, ...spells, option("search"), option("done")]);
	assert.equal(verbs(fight).indexOf("cast"), 3, "in a fight they do not");
});

test("what a question is about does not wait", () => {
	const takers = ["a", "b", "c", "d"].map((who) => option("give", who));
	assert.equal(laidOut([...takers, option("leave")]).buttons.length, 5);
});

test("where all has room, nothing waits", () => {
	const deeds = ["attack", "effort", "strike", "flee", "wait", "wear", "drop"].map((verb) => option(verb));
	assert.equal(laidOut(deeds).buttons.length, 7);
	assert.equal(laidOut(deeds).more, 0);
	assert.deepEqual(verbs(laidOut(deeds, false, 6)), ["attack", "effort", "strike", "flee", "wait"]);
});

test("what can wait does so beside verbs that light squares", () => {
	const squares = Array.from({ length: 9 }, (_, x) => `${x},3`);
	const spread = ["go", "run", "search"].flatMap((verb) => squares.map((at) => option(verb, at, verb)));
	const laid = laidOut([...spread, option("throw"), option("speech"), option("venture", "9,3"), option("done")]);
	assert.deepEqual(verbs(laid), ["venture", "done"]);
});

test("all of them are buttons for whoever wants to see them", () => {
	const laid = laidOut([...walk, option("stay")], true);
	assert.equal(laid.buttons.length, 47);
	assert.equal(laid.rest.length, 0);
	assert.ok(laid.more, "and they can be folded again");
});

test("two verbs of one group are told apart", () => {
	const squares = (verb, text) => [1, 2].map((n) => ({ ...option(verb, `${n},${n}`), text, group: "Search" }));
	const laid = laidOut([...walk, ...squares("search", "Search the square"), ...squares("rummage", "Search: tomb")]);
	assert.deepEqual(
		laid.verbs.map(({ text }) => text),
		["Search the square", "Search: tomb"],
	);
});

test("where there is little room fewer are buttons, and the end of the turn is still one", () => {
	const blows = Array.from({ length: 9 }, (_, n) => option("attack", `foe${n}`));
	assert.deepEqual(verbs(laidOut([...blows, option("done")], false, 4)), ["attack", "attack", "done"]);
});

test("on a phone deeds stand before the ways that the board shows", () => {
	const leave = { ...option("leave"), final: true };
	const offered = [option("go", "C01"), leave, option("search", "K07"), option("go", "K07"), option("stay")];
	assert.deepEqual(
		deedsFirst(offered).map(({ key }) => key),
		["leave:", "search:K07", "stay:", "go:C01", "go:K07"],
	);
});

test("on a phone what one does most stands first, and the way back before what can wait", () => {
	const offered = ["rest", "pack", "judge", "leave", "way-back", "search", "force"].map((verb) => option(verb));
	assert.deepEqual(
		deedsFirst(offered).map(({ verb }) => verb),
		["force", "way-back", "leave", "search", "rest", "pack", "judge"],
	);
});

test("what leads back stands behind what leads on", () => {
	const laid = laidOut([option("stay"), option("home"), option("all"), option("all-home"), option("all-stay")]);
	assert.deepEqual(verbs(laid), ["stay", "all", "all-stay", "home", "all-home"]);
});
