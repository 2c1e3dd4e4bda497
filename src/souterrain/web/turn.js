// "Your turn": in the title, and to a player who looks elsewhere by a bell and by a notification, as he wishes.

import { memory } from "./dom.js";
import { bell } from "./sound.js";
import { t } from "./words.js";

const can = () => "Notification" in globalThis;

/** Whether this browser is to tell of a turn while another page is looked at. */
export const notified = () => can() && memory.get("notify") === "on" && Notification.permission === "granted";

/** Asks the browser to tell, or no longer to; whether it will. */
export async function notify(wanted) {
	const granted = wanted && can() && (await Notification.requestPermission()) === "granted";
	memory.set("notify", granted ? "on" : null);
	return granted;
}

/** The page's title, which says whether somebody here is asked. */
export function title(table, asked) {
	return `${asked ? `● ${t("web-your-turn")} · ` : ""}${table.welcome.title} · Souterrain`;
}

export class Turn {
	/** The decision that was last called for. */
	#called = -1;

	/** @param {import("./table.js").Table} table */
	constructor(table) {
		this.table = table;
	}

	/** There is news: somebody who is asked and looks elsewhere is called, once a question. */
	heard() {
		const { wire, welcome } = this.table;
		const { view, n } = wire;
		if (!welcome || !document.hidden || n === this.#called) return;
		document.title = title(this.table, view?.ask);
		if (!view?.ask) return;
		this.#called = n;
		bell();
		if (notified()) this.notify(view.ask.text);
	}

	notify(body) {
		const { title, table } = this.table.welcome;
		const card = new Notification(`${t("web-your-turn")} · ${title}`, { body, tag: table });
		card.onclick = () => {
			focus();
			card.close();
		};
	}
}
