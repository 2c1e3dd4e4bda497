// Advice on request: what a bot would choose in one's place, and why where it says so.

import { advised } from "./api.js";
import { h, notice } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{ answer: any, text: string }} Advice */

/** What stands behind a question with several answers: a button for advice, or the advice that was given.
 * @param {import("./ask.js").Question} question @param {import("./view").View} view */
export function advice(question, { ask }) {
	const several = ask?.kind === "ask" ? ask.options.length > 1 : ask?.kind === "shot" && ask.top_speed > 0;
	if (!ask || !several) return null;
	const gone = Boolean(question.table.moment);
	const title = `${t("web-advice-hint")} (h)`;
	const act = () => wanted(question);
	if (gone || !question.advised)
		return h("button", { class: "advise", type: "button", title, disabled: gone, onclick: act }, t("web-advice"));
	const deed = ask.kind === "ask" && ask.options.find(({ key }) => key === question.advised?.answer)?.text;
	return h("small", { class: "advice" }, deed ? t("web-advised", { deed }) : "", " ", question.advised.text);
}

/** Asks for it; what comes too late is not told. */
async function wanted(question) {
	const { table } = question;
	question.host.querySelector(".advise").disabled = true;
	try {
		const { n, answer, text, on } = await advised(table.id);
		if (n !== table.wire.n || table.moment || question.host.classList.contains("busy")) return;
		question.advised = { answer, text };
		question.draw(question.view, false);
		question.body.querySelector(".given")?.scrollIntoView({ block: "center" });
		const { ask } = question.view;
		if (ask.kind === "shot") table.board?.advise?.(on[0] ?? "", answer);
		else table.hint(ask.options.find(({ key }) => key === answer) ?? null);
	} catch (error) {
		notice(error.message, "bad");
	}
}
