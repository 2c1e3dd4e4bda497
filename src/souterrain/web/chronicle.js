// The chronicle of a game: what was told, in chapters, to read and to keep; and what can be counted in it.

/** @typedef {import("./view").LogLine} LogLine */

/** What a die of a kind comes to on average. */
const mean = (die) => (Number(die.slice(1)) + 1) / 2;
const SIDES = /^d\d+$/;

/** The story in chapters: each begins with the line that opens it; one of which nothing else is told is one with the next.
 * @param {LogLine[]} lines @returns {LogLine[][]} */
export function chapters(lines) {
	/** @type {LogLine[][]} */
	const found = [];
	for (const line of lines) {
		const told = found.at(-1)?.some(({ moment }) => moment !== "chapter");
		if (!found.length || (told && line.moment === "chapter")) found.push([]);
		found[found.length - 1].push(line);
	}
	return found;
}

/** What is worth remembering of a story, as it is told afterwards, with what opens its chapters; nothing where nobody has
 * said what is.
 * @param {LogLine[]} lines */
export const remembered = (lines) =>
	lines.some(({ kept }) => kept) ? recalled(lines.filter(({ kept, moment }) => kept || moment === "chapter")) : [];

/** @param {LogLine[]} lines */
const recalled = (lines) => lines.map((line) => ({ ...line, text: line.recalled ?? line.text }));

/** So many sentences a paragraph has at least before another decision begins a new one. */
const FULL = 6;
const OPENS = new Set(["chapter", "turn", "fight"]);

/** A chapter in paragraphs: a turn or a fight begins one, and so does what was decided after a good many sentences. The
 * line that opens a chapter stands alone.
 * @param {LogLine[]} chapter @returns {LogLine[][]} */
export function paragraphs(chapter) {
	/** @type {LogLine[][]} */
	const found = [];
	for (const line of chapter) {
		const last = found.at(-1);
		const before = last?.at(-1);
		const full = last && last.length >= FULL && before?.n !== line.n;
		const opens = OPENS.has(line.moment) && line.moment !== before?.moment;
		if (!last || full || opens || before?.moment === "chapter") found.push([line]);
		else last.push(line);
	}
	return found;
}

/** Who was slain and who fell: each sentence with how many times it was told, those of one kind together, whatever each
 * of them brought.
 * @param {LogLine[]} lines @returns {Map<string, number>} */
export function counts(lines) {
	/** @type {Map<string, number>} */
	const found = new Map();
	for (const { text, moment } of recalled(lines)) {
		if (moment !== "slain" && moment !== "death") continue;
		const kind = text.replace(/\s*: \d+[^.!]*/, "");
		found.set(kind, (found.get(kind) ?? 0) + 1);
	}
	return found;
}

/** Who was slain and who fell, in `most` sentences if that is possible: what came most often is left out first, and nothing
 * that came once.
 * @param {LogLine[]} lines @param {number} most */
export function notable(lines, most) {
	const found = counts(lines);
	const often = [...found].filter(([, times]) => times > 1).sort(([, a], [, b]) => b - a);
	for (const [text] of often.slice(0, Math.max(0, found.size - most))) found.delete(text);
	return found;
}

/** A line where there is room for a few words only. */
export const short = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** What turns a story, the weightiest first. */
const WEIGHT = ["death", "chapter", "find", "fight"];

/** At most so many moments at which the story turned, in its order, what one decision led to being one fight: where
 * there are more, the weightier ones, but only half of them of one kind while there are others.
 * @param {LogLine[]} lines */
export function turnings(lines, most) {
	const begun = new Set();
	const opens = ({ moment, n }) => moment !== "fight" || (!begun.has(n) && begun.add(n));
	const found = lines.filter((line) => WEIGHT.includes(line.moment) && opens(line));
	const kinds = WEIGHT.map((kind) => found.filter(({ moment }) => moment === kind));
	const half = Math.ceil(most / 2);
	const weighed = [...kinds.map((kind) => kind.slice(0, half)), ...kinds.map((kind) => kind.slice(half))].flat();
	const kept = new Set(weighed.slice(0, most));
	return found.filter((line) => kept.has(line));
}

const prose = (paragraph) => paragraph.map(({ text }) => text).join(" ");

/** The faces of dice that are no numbers: what fails, and what counts for nothing. */
const CROSS = "X";
const BLANK = "blank";
const worth = (face) => (face === BLANK ? 0 : Number(face));
const average = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How the dice that were seen fell against what was to be expected: by kind how many, their mean and the mean to be
 * expected, crosses left out; of those that had to reach something how many did, and how many should have; and the
 * same of crosses. `faces` are those of dice that have some of their own.
 * @param {LogLine[]} lines @param {Record<string, string[]>} faces */
export function luck(lines, faces = {}) {
	const kinds = new Map();
	const tests = { count: 0, made: 0, due: 0 };
	const crosses = { count: 0, made: 0, due: 0 };
	const fell = (die, value, due) => {
		const kind = kinds.get(die) ?? { die, count: 0, sum: 0, mean: due };
		kinds.set(die, { ...kind, count: kind.count + 1, sum: kind.sum + value });
	};
	const tried = (trials, made, due) => {
		trials.count++;
		trials.made += made ? 1 : 0;
		trials.due += due;
	};
	for (const [die, result, reads, face, wants] of lines.flatMap(({ dice }) => dice)) {
		const own = faces[die];
		if (own) {
			const counted = own.filter((each) => each !== CROSS);
			if (counted.length < own.length) tried(crosses, face === CROSS, 1 - counted.length / own.length);
			if (face !== CROSS) fell(die, worth(face), average(counted.map(worth)));
		} else if (SIDES.test(die) && !face && reads !== "0-9") {
			fell(die, result, mean(die));
			const sides = Number(die.slice(1));
			if (wants) tried(tests, result >= wants, Math.max(0, Math.min(sides, sides + 1 - wants)) / sides);
		}
	}
	return { kinds: [...kinds.values()].sort((a, b) => b.count - a.count), tests, crosses };
}

/** The chronicle as plain text. */
export const asText = (title, lines) =>
	[title, ...chapters(lines).map((chapter) => paragraphs(chapter).map(prose).join("\n"))].join("\n\n");

const escaped = (text) => text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

const sentence = ({ text, moment }) => (moment ? `<span class="${moment}">${escaped(text)}</span>` : escaped(text));

/** The chronicle as a page of its own. */
export const asPage = (title, lines, language) =>
	`<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{max-width:38em;margin:3em auto;padding:0 1em;font:18px/1.55 Palatino,Georgia,serif;color:#2b2018;background:#f6ecd4}h1{font-size:1.6em}section{margin-top:1.6em}.chapter{color:#7a1f1a;font-size:1.1em}.turn{color:#7a5a35;font-style:italic}.death{font-weight:bold}</style>
<h1>${escaped(title)}</h1>
${chapters(lines)
	.map(
		(chapter) =>
			`<section>${paragraphs(chapter)
				.map((paragraph) => `<p>${paragraph.map(sentence).join(" ")}</p>`)
				.join("")}</section>`,
	)
	.join("\n")}
</html>
`;
