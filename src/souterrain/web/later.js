// What a table does with parts that are fetched when they are first wanted; without a server there is a word about it.

import { notice } from "./dom.js";
import { t } from "./words.js";

export const late = (part) =>
	part.catch(() => {
		notice(t("web-no-server"), "bad");
	});

/** Methods of the table. */
export const later = {
	async why(rule, extra) {
		(await late(import("./why.js")))?.why(this.welcome.game, rule, extra);
	},

	async rules() {
		(await late(import("./rulesbook.js")))?.openBook(this.welcome.game, this.wire.view?.ask?.rule);
	},

	async seats() {
		(await late(import("./seats.js")))?.seatsDialog(this);
	},

	async invite({ seat, token }) {
		(await late(import("./seats.js")))?.showLinks(this.id, [[this.nameOf(seat), token]]);
	},

	async download() {
		(await late(import("./keep.js")))?.download(this);
	},

	async printMap() {
		(await late(import("./keep.js")))?.printMap(this);
	},
};
