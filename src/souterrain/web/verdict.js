// What is said of a table's dice when its game is over: this browser has checked them.

import { journal } from "./api.js";
import { faults } from "./fair.js";
import { t } from "./words.js";

/** @param {import("./table.js").Table} table */
export async function judged({ id, wire }) {
	try {
		const { wrong, checked, typed } = faults(wire.luck, wire.lines, await journal(id));
		if (wrong.length) return `${t("web-fair-wrong")} ${wrong.map((fault) => t(fault)).join(" ")}`;
		return `${t("web-fair-right", { checked })} ${typed ? t("web-fair-typed", { typed }) : ""}`;
	} catch (error) {
		return error.message;
	}
}
