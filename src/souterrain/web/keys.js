// The keyboard at the table: a verb has its letter, short lists have numbers, arrows step or walk over what is offered.

import { stepTo } from "./boards/offers.js";

export function pressed(table, event) {
	const busy = event.target.closest?.("input, select, textarea, dialog, .choices") || table.dialog();
	if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
	const { field } = table.question;
	if (table.telling.active) skip(table, event);
	else if (field && event.key.length === 1) field.focus();
	else if (done(table, event)) event.preventDefault();
}

/** While the story is told a key leads to its end, and means nothing else. */
function skip(table, event) {
	if (event.key === "Shift") return;
	event.preventDefault();
	table.telling.skip();
}

function done(table, event) {
	const { key } = event;
	const { timeline, board, wire, moment, hand, question } = table;
	if (!moment && !event.repeat && question.press(key)) return true;
	if (naming(wire.view) && /^\p{L}$/u.test(key)) return true;
	if (key.startsWith("Arrow")) return event.shiftKey ? board?.zoom?.pan(key) : arrow(table, key);
	if (key === "u") table.undo();
	else if (key === "[" && timeline.open) timeline.go((moment?.k ?? wire.n) - 1);
	else if (key === "[") timeline.toggle(true);
	else if (key === "]" && moment) timeline.go(moment.k + 1);
	else if (key === "z") board?.frame();
	else if (key === "/") table.rules();
	else if (key === "h") question.host.querySelector(".advise")?.click();
	else if (key === "?" && table.about.ask()) return true;
	else if (key === "?" && wire.view?.ask?.rule) table.why(wire.view.ask.rule);
	else if (key === "Escape" && hand.doubted) hand.doubt(null);
	else if (key === "Escape" && question.only) question.light("");
	else if (key === "Escape" && timeline.open) timeline.toggle(false);
	else return board?.key?.(event) || board?.zoom?.key(event);
	return true;
}

/** Where a name may be given, letters are its beginning and no commands: whoever types at once takes nothing back. */
const naming = ({ ask }) => ask?.kind === "ask" && ask.options.some(({ verb, on }) => verb === "name" && !on?.length);

/** Arrows: along the buttons when one has the focus, else aiming or over the board, else to the buttons. */
function arrow(table, key) {
	const { question, board, parts } = table;
	if (parts.question.contains(document.activeElement)) return question.arrow(key);
	if (board?.arrow?.(key) || (!table.moment && step(table, key))) return true;
	const piece = parts.board.querySelector(".piece.active")?.getBoundingClientRect();
	const start = piece && { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 };
	return (board && stepTo(board.svg, key, start)) || question.arrow(key);
}

/** An arrow that is a step, where steps are offered. */
function step(table, key) {
	const { ask } = table.question.view;
	const side = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" }[key];
	const found = ask?.kind === "ask" && ask.options.find(({ verb, on }) => verb === "step" && on[0] === side);
	if (found) table.answer(found.key);
	return Boolean(found);
}
