// The opponents of whoever flicks, each a button: it is flicked at by a steady hand as soon as its button is pressed.

import { h } from "../dom.js";
import { t } from "../words.js";

/** So many opponents have a digit. */
const DIGITS = 9;

/** The one whom a digit means, the likeliest first. @param {import("./flick.js").Flick} flick */
export const numbered = ({ aims }, key) => (/^[1-9]$/.test(key) ? aims[Number(key) - 1] : undefined);

/** A button for each opponent, with the chance that a steady hand meets it, how far and which way it is. Whoever is only
 * looked at is aimed at meanwhile; what comes to lie under a pointer that rests is not looked at.
 * @param {import("./flick.js").Flick} flick */
export function targets(flick) {
	/** @type {import("./aiming.js").Aim[]} */
	let shown = [];
	/** The aim before somebody was looked at. @type {import("./flick.js").Flick["aim"] | null} */
	let before = null;
	const look = (target) => {
		before ??= flick.aim;
		flick.mean(target);
	};
	const away = () => {
		if (before) flick.retake(before);
		before = null;
	};
	const shoot = (target) => {
		before = null;
		flick.shootAt(target);
	};
	const button = (aim, k) =>
		h(
			"button",
			{
				type: "button",
				class: "option",
				data: { target: aim.target },
				"aria-keyshortcuts": k < DIGITS ? String(k + 1) : null,
				onclick: () => shoot(aim.target),
				onpointermove: ({ pointerType }) => pointerType === "mouse" && flick.aim.at !== aim.target && look(aim.target),
				onpointerleave: away,
				onfocus: () => look(aim.target),
				onblur: away,
			},
			k < DIGITS ? h("kbd", { "aria-hidden": "true" }, k + 1) : null,
			h("span", {}, aim.label, " ", h("small", {}, said(flick, aim))),
		);
	const all = h("div", { class: "targets", role: "group", "aria-label": t("web-aim-at") });
	const pull = () => {
		if (shown !== flick.aims) {
			shown = flick.aims;
			all.replaceChildren(h("span", { class: "role", "aria-hidden": "true" }, t("web-aim-at")), ...shown.map(button));
		}
		for (const each of all.querySelectorAll("button"))
			each.classList.toggle("given", each.dataset.target === flick.aim.at);
	};
	return Object.assign(all, { pull });
}

function said(flick, { target, chance, distance, bearing }) {
	const unhurt = flick.launch().unhurt.includes(target);
	return t(unhurt ? "web-target-unhurt" : "web-target", {
		chance: Math.round(chance * 100),
		distance: Math.round(distance / 10),
		bearing: Math.round(bearing),
	});
}
