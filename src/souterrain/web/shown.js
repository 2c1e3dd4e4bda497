// Which options of a question are buttons at once, and which wait behind "more".

/** @typedef {import("./view").Option} Option */

/** So many places of one verb are shown by the board alone. */
const CROWD = 4;
/** So many buttons have room without looking for them. */
const ROOM = 8;
const SQUARE = /^-?\d+,-?\d+$/;
/** What one does most, most urgent first; whatever is not named here comes after it. */
const FIRST =
	"attack punch shoot rage power-attack precise-shot cast open close disarm search take use drink follow all done stay rest leave".split(
		" ",
	);

/** What can wait whenever there is something else to do. */
const LAST = new Set(
	"wear take-off equip switch give throw drop speech unmute pass judge cache barricade order split council".split(" "),
);
/** With so few options nothing waits. */
const FEW = 4;

const rank = ({ verb }) => (FIRST.indexOf(verb) + FIRST.length + 1) % (FIRST.length + 1);

/** Options on squares that are many of a kind, such as everywhere one can walk: the board is where they are chosen.
 * @param {Option[]} options */
function crowds(options) {
	/** @type {Map<string, Option[]>} */
	const of = new Map();
	for (const option of options)
		if (SQUARE.test(option.at)) of.set(option.verb, [...(of.get(option.verb) ?? []), option]);
	const alike = (group) => new Set(group.map(({ text }) => text)).size < group.length;
	return new Set([...of.values()].filter((group) => group.length > CROWD || alike(group)).flat());
}

/** Whether a question is about a verb: half of it is. */
const isAbout = (options, verb) => 2 * options.filter((option) => option.verb === verb).length >= options.length;

/** The options that are buttons, in the order of the question; those that are not; and how many of these the board
 * shows. With `all` every one is a button.
 * @param {Option[]} options */
export function laidOut(options, all = false) {
	const crowd = crowds(options);
	const single = options.filter((option) => !crowd.has(option));
	const now = single.length > FEW ? single.filter(({ verb }) => !LAST.has(verb) || isAbout(single, verb)) : single;
	const urgent = [...now].sort((a, b) => rank(a) - rank(b)).slice(0, now.length > ROOM ? ROOM - 1 : ROOM);
	const shown = new Set(all ? options : urgent);
	const [buttons, rest] = [true, false].map((wanted) => options.filter((option) => shown.has(option) === wanted));
	return { buttons, rest, onBoard: crowd.size, more: urgent.length < options.length };
}
