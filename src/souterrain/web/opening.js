// Sitting down at a table: with the token of a link, or as the landlord who has a key to the house.

import { house, keepToken, reopen } from "./api.js";
import { style } from "./dom.js";
import { deadEnd } from "./frame.js";
import { Table } from "./table.js";
import { t } from "./words.js";

/** In this order: what is said later counts. */
const SHEETS = ["table", "gauges", "sheets", "story", "question", "board", "small"];

/** @param {number | null} moment a moment gone by that is looked at first */
export async function openTable(app, id, token, go, moment) {
	await Promise.all(SHEETS.map(style));
	if (!token && house.key) {
		try {
			token = (await reopen(id)).owner;
			keepToken(id, token);
		} catch (error) {
			return deadEnd(app, error.message, go);
		}
	}
	return token ? new Table(app, id, token, go, moment) : deadEnd(app, t("web-no-seat"), go);
}
