// A fight: who faces whom, party on the left, foes on the right, a line between those who strike at each other.

import { h, put, s } from "./dom.js";
import { medal } from "./emblem.js";
import { gauge } from "./gauge.js";
import { badges } from "./sheets.js";
import { t } from "./words.js";

/** `choosing` says that places on the board are to be chosen: a fight that lies on it then draws back to its title.
 * @param {import("./view").View} view */
export function drawScene(host, view, table, choosing) {
	const { scene } = view;
	if (!scene) return host;
	if (host.dataset.choosing !== String(choosing)) delete host.dataset.wish;
	host.dataset.choosing = String(choosing);
	const folded = host.dataset.wish ? host.dataset.wish === "folded" : choosing;
	const turn = () => {
		host.dataset.wish = folded ? "open" : "folded";
		drawScene(host, view, table, choosing);
	};
	host.classList.toggle("folded", folded);
	host.classList.toggle("above", isLow(view.board));
	const rank = (side) =>
		h(
			"div",
			{ class: `rank ${side}` },
			scene.fighters
				.filter((fighter) => (fighter.side === "party") === (side === "party"))
				.map((one) => fighter(one, table)),
		);
	const lines = s("svg", { class: "facing", "aria-hidden": "true" });
	put(
		host,
		h(
			"header",
			{},
			h("h2", {}, scene.title),
			h(
				"button",
				{
					class: "quiet",
					type: "button",
					"aria-expanded": String(!folded),
					"aria-label": t("web-fold"),
					onclick: turn,
				},
				folded ? "▴" : "▾",
			),
		),
		h("div", { class: "ranks" }, rank("party"), lines, rank("foe")),
	);
	requestAnimationFrame(() => join(host, scene, lines));
	return host;
}

/** @param {import("./view").Fighter} one */
function fighter(one, table) {
	return h(
		"div",
		{ class: `fighter ${one.side}${one.active ? " active" : ""}`, data: { fighter: one.id } },
		medal(one.emblem, one.name, { side: one.side, colour: table.colourOf(one.id), rank: one.rank }),
		h("div", {}, h("b", {}, one.name), one.gauge ? gauge(one.gauge) : null, badges(one.badges)),
	);
}

/** The lines between those who face each other, measured once they stand. */
function join(host, scene, lines) {
	const frame = lines.getBoundingClientRect();
	if (!frame.height) return;
	lines.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
	const middle = (id) => {
		const box = host.querySelector(`[data-fighter="${CSS.escape(id)}"]`)?.getBoundingClientRect();
		return box && box.y + box.height / 2 - frame.y;
	};
	for (const one of scene.fighters.filter((each) => each.side === "party"))
		for (const other of one.facing) {
			const [a, b] = [middle(one.id), middle(other)];
			if (a === undefined || b === undefined) continue;
			lines.append(
				s("path", {
					d: `M2 ${a}C${frame.width / 2} ${a} ${frame.width / 2} ${b} ${frame.width - 2} ${b}`,
					class: one.active ? "active" : "",
				}),
			);
		}
}

/** Whether the action is in the lower half of the board: the fight is then shown above it. */
function isLow(board) {
	const token = board.tokens?.find((each) => each.active) ?? board.tokens?.[0];
	const point = token && board.points?.find((each) => each.id === token.at);
	const y = point ? point.y : Number(token?.at.split(",")[1]) - (board.y ?? 0);
	return y > board.height / 2;
}
