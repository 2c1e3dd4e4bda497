// Checks a finished game without the server's word: that the journal is the one whose marks were seen, that every die
// follows from it and from the seed that was promised, that this browser's luck is in it, and that the dice of the story
// are its dice. `core/chain.py` and `core/chance.py` say how it is done.

import { bytes, hex, hmac, joined, sha256 } from "./sha256.js";

const text = (string) => new TextEncoder().encode(string);
const WORD = 1n << 64n;

/** The first eight bytes as a number. */
const word = (digest) => new DataView(digest.buffer).getBigUint64(0);

/** What a die shows: a word past the last whole multiple is passed over. */
export function die(seed, head, n, rule, sides) {
	const number = new Uint8Array(8);
	new DataView(number.buffer).setBigUint64(0, BigInt(n));
	const limit = WORD - (WORD % BigInt(sides));
	/** @type {Uint8Array} */
	let digest = joined(head, number, text(rule));
	do digest = hmac(seed, digest);
	while (word(digest) >= limit);
	return Number(word(digest) % BigInt(sides)) + 1;
}

/** What a journal comes to: its dice, its marks by decision, the luck in it, and the first die that is wrong. */
export function read(seed, lines) {
	/** @type {Uint8Array} */
	let head = new Uint8Array(32);
	/** @type {{ marks: Map<number, string>, given: Record<string, string>[], dice: [string, number][],
	 *   loaded: number, checked: number, typed: number, undone: number }} */
	const found = { marks: new Map(), given: [], dice: [], loaded: 0, checked: 0, typed: 0, undone: 0 };
	let decision = 0;
	const facts = JSON.parse(lines[0]);
	/** @type {Record<string, number>} How many dice of each rule have fallen. */
	const fallen = {};
	for (const [at, line] of lines.entries()) {
		const [kind, ...entry] = at ? JSON.parse(line) : ["facts"];
		if (kind === "r") {
			const [name, rule, result, of, typed] = entry;
			const number = found.dice.push([name, result]);
			if (typed) {
				found.typed++;
				found.marks.set(decision++, hex(hmac(seed, joined(text("head"), head))));
			} else if (number > facts.from) {
				const sides = /^d\d+$/.test(name) ? Number(name.slice(1)) : of;
				const before = facts.before?.[rule]?.[fallen[rule] ?? 0];
				const known = before <= sides;
				const due = known ? before : die(seed, head, number - 1, rule, sides);
				if (due !== result) found.loaded ||= number;
				else if (!known) found.checked++;
			}
			fallen[rule] = (fallen[rule] ?? 0) + 1;
		} else if (kind === "d") found.marks.set(decision++, hex(hmac(seed, joined(text("head"), head))));
		else if (kind === "s") found.given.push(entry[1]);
		else if (kind === "u") found.undone++;
		head = sha256(joined(head, text(line)));
	}
	found.marks.set(decision, hex(hmac(seed, joined(text("head"), head))));
	return { ...found, facts, decisions: decision };
}

/** Whether dice come one after the other among others. */
function among(few, many) {
	let at = 0;
	for (const [name, result] of many) if (at < few.length && few[at][0] === name && few[at][1] === result) at++;
	return at === few.length;
}

/** Which of what this browser keeps does not fit a journal: the words' ids, none where all is right. */
export function faults({ kept, marks }, lines, { seed, lines: journal }) {
	const key = bytes(seed);
	const found = read(key, journal);
	const wrong = [];
	const commitment = hex(sha256(joined(text("souterrain commitment"), key)));
	if (commitment !== kept.commitment || commitment !== found.facts.commitment) wrong.push("web-fair-commitment");
	if (found.loaded) wrong.push("web-fair-die");
	const seen = [...marks, [kept.n, kept.head]].filter(([, head]) => head);
	if (seen.some(([n, head]) => found.marks.get(n) !== head)) wrong.push("web-fair-mark");
	if (!kept.rounds.every((round) => found.given.some((given) => fits(round, given)))) wrong.push("web-fair-luck");
	const dice = lines.flatMap((line) => line.dice.map(([name, result]) => [name, result]));
	if (!among(dice, found.dice)) wrong.push("web-fair-story");
	return { wrong, ...found };
}

/** Whether luck that was given is this browser's own and what the others promised. */
const fits = ({ promises, share }, given) =>
	Object.values(given).includes(share) &&
	Object.entries(given).every(([seat, luck]) => hex(sha256(bytes(luck))) === promises[seat]);
