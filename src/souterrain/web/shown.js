// Which options of a question are buttons at once, and which wait behind "more".

/** @typedef {import("./view").Option} Option */

/** So many places of one verb are shown by the board alone. */
const CROWD = 4;
/** So many buttons have room without looking for them. */
export const ROOM = 8;
const SQUARE = /^-?\d+,-?\d+$/;
/** What a place of the board stands for before anything else that may be done there, the safest way first. */
export const ON_FOOT = ["step", "go", "run"];
/** Those that a click on a square does by itself wherever they are offered. */
const WALKS = new Set(["step", "go"]);
/** What one does most, most urgent first; whatever is not named here comes after it. */
const FIRST =
	"proposed leave-to-it task shut-well attack punch shoot rage power-attack precise-shot cast open close disarm pick force take bag carry explore venture climb light way-back leave rummage search go use drink all-after follow all done stay rest".split(
		" ",
	);

/** What can wait where there is more to do than has room, as spells can where one may rest; one alone would save none by
 * waiting. */
const LAST = new Set(
	"wear take-off equip switch give throw drop speech duel steal await unmute pass judge cache barricade order split council".split(
		" ",
	),
);
/** Deeds first, what one does most before all, then where one may go: that can be touched on the board while the list has
 * to be pulled up.
 * @param {Option[]} options */
export function deedsFirst(options) {
	const isWalk = ({ verb, at }) => Boolean(at) && WALKS.has(verb);
	const deeds = options.filter((option) => !isWalk(option)).sort((a, b) => rank(a) - rank(b));
	return [...deeds, ...options.filter(isWalk)];
}

/** What leads back to the stairs stands behind what leads on. */
const BACK = new Set(["home", "all-home"]);
/** With so few options nothing waits beside verbs that light squares. */
export const FEW = 4;

const rank = ({ verb }) => (FIRST.indexOf(verb) + FIRST.length + 1) % (FIRST.length + 1);

/** Options on squares that are many of a kind, such as everywhere one can walk, a step being no other kind: the board is
 * where they are chosen. Deeds that are all that is asked, each with a name of its own, are told by their names.
 * @param {Option[]} options */
function crowds(options) {
	/** @type {Map<string, Option[]>} */
	const of = new Map();
	for (const option of options) {
		const kind = WALKS.has(option.verb) ? "go" : option.verb;
		if (SQUARE.test(option.at)) of.set(kind, [...(of.get(kind) ?? []), option]);
	}
	const alike = (group) => new Set(group.map(({ text }) => text)).size < group.length;
	const told = (group) => group.length === options.length && !WALKS.has(group[0].verb);
	const many = (group) => alike(group) || (group.length > CROWD && !told(group));
	return new Set([...of.values()].filter(many).flat());
}

/** @typedef {{ verb: string, text: string, options: Option[] }} Spread */

const isAlike = (options) => options.every(({ text }) => text === options[0].text);

/** What may be done on many squares to which one can also walk: each verb is one button, which lights them.
 * @param {Set<Option>} crowd @returns {Spread[]} */
function spreads(crowd) {
	const options = [...crowd];
	if (!options.some(({ verb }) => WALKS.has(verb))) return [];
	const made = [...new Set(options.map(({ verb }) => verb))]
		.filter((verb) => !WALKS.has(verb))
		.map((verb) => options.filter((option) => option.verb === verb))
		.map((own) => ({ verb: own[0].verb, text: called(own), options: own }));
	const shared = ({ text, options }) => isAlike(options) && made.filter((other) => other.text === text).length > 1;
	return made.map((each) => (shared(each) ? { ...each, text: each.options[0].text } : each));
}

/** What a verb is called: as its group where all of its options begin so or differ, else as they are. */
function called(options) {
	const [{ text, group }] = options;
	return group && (text.startsWith(group) || !isAlike(options)) ? group : text;
}

/** Whether a question is about a verb: half of it is. */
const isAbout = (options, verb) => 2 * options.filter((option) => option.verb === verb).length >= options.length;

/** The options that are buttons, in the order of the question but for those that lead back; those that are not; verbs with a button for all their
 * squares; how many options the board shows; and how many `more` a list would tell. With `all` every one of them is a
 * button, else as many as there is `room` for, and the one that was `given` as an answer.
 * @param {Option[]} options */
export function laidOut(options, all = false, room = ROOM, given = "") {
	const crowd = crowds(options);
	const single = options.filter((option) => !crowd.has(option));
	const verbs = spreads(crowd);
	const many = single.length + verbs.length > (verbs.length ? FEW : room);
	const atPeace = options.some(({ verb }) => verb === "rest");
	const waits = ({ verb }) => LAST.has(verb) || (atPeace && verb === "cast");
	const late = many ? single.filter((option) => waits(option) && !isAbout(single, option.verb)) : [];
	const now = late.length > 1 || single.length > room ? single.filter((option) => !late.includes(option)) : single;
	const ends = now.filter(({ verb }) => verb === "done");
	const others = now.filter((option) => !ends.includes(option)).sort((a, b) => rank(a) - rank(b));
	const urgent = [...ends, ...others.slice(0, (now.length > room ? room - 1 : room) - ends.length)];
	const walks = options.filter((option) => crowd.has(option) && WALKS.has(option.verb));
	const told = new Set([...verbs.flatMap((each) => each.options), ...(verbs.length && isAlike(walks) ? walks : [])]);
	const then = options.filter(({ key }) => key === given);
	const shown = new Set(all ? options.filter((option) => !told.has(option)) : [...urgent, ...then]);
	const [buttons, rest] = [true, false].map((wanted) => options.filter((option) => shown.has(option) === wanted));
	buttons.sort((a, b) => Number(BACK.has(a.verb)) - Number(BACK.has(b.verb)));
	return { buttons, rest, verbs, onBoard: crowd.size, more: options.length - urgent.length - told.size };
}
