// How the answers of a question find room: nobody should have to scroll for one.

import { about } from "./about.js";
import { put } from "./dom.js";
import { ROOM } from "./shown.js";

/** Where the question is a sheet that is pulled up. */
const SHEET = "(max-width: 760px), (max-height: 520px)";
export const isSheet = () => matchMedia(SHEET).matches;
/** So many answers are buttons however long they are. */
const LEAST = 3;
/** So many signs fit into half of a phone's width, those of an answer in two rows. */
const [BRIEF, NOTE] = [26, 18];

/** Whether an answer is so short that two of them share a row of a phone.
 * @param {import("./view").Option} option */
export const isBrief = ({ text, note }) => text.length <= BRIEF && (note?.length ?? 0) <= NOTE;

/** Where there is more than the strip holds it is set smaller, and then some answers wait behind "more"; what was set
 * smaller for answers that wait stays so.
 * @param {import("./ask.js").Question} question */
export function fitted(question) {
	const { host, body, table, view, listed } = question;
	const isTooMuch = () => host.scrollHeight > host.clientHeight;
	if (question.room === ROOM) {
		host.classList.remove("tight");
		host.classList.toggle("tight", isTooMuch());
	}
	const { ask } = view;
	if (ask?.kind !== "ask" || isSheet()) return;
	while (isTooMuch() && question.room > LEAST && !(listed || table.moment || table.hand.doubted)) {
		question.room--;
		question.buttons = [];
		put(body, question.form(ask));
	}
	for (const button of question.buttons) whole(button, ask);
}

/** Whoever points at an answer whose note is cut reads all of it.
 * @param {HTMLElement} button @param {import("./view").Ask} ask */
function whole(button, { options }) {
	const note = button.querySelector("small");
	const option = options.find(({ key }) => key === button.dataset.key);
	if (note && option && note.scrollWidth > note.clientWidth) about(button, { ...option, name: option.text });
}
