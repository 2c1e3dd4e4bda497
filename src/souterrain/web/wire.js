// The WebSocket to a table: says hello, keeps the view and the story in step by what is new, comes back by itself when
// it is lost.

import { patched } from "./delta.js";
import { filled } from "./filled.js";
import { Luck } from "./luck.js";

const WAITS = [300, 700, 1500, 3000, 5000];
const KINDS = ["view", "change", "moment", "welcome", "forked", "link", "error"];

/** One table's connection. `hear(kind, message)` gets each message; "lost" and "back" tell of the line itself. */
export class Wire {
	/** @type {import("./view").View | null} */
	view = null;
	/** @type {import("./view").LogLine[]} */
	lines = [];
	n = 0;
	seat = "";
	mark = "";
	tries = 0;
	closed = false;
	welcomed = false;
	refused = null;
	/** The view as it came, to which differences are applied. */
	#sent = null;

	/** @type {WebSocket} */
	socket;

	/** @param {(kind: string, message?: any, whole?: any) => void} hear */
	constructor(table, token, language, hear) {
		this.table = table;
		this.token = token;
		this.language = language;
		this.hear = hear;
		this.luck = new Luck(table);
		this.open();
	}

	open() {
		const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.table}`;
		this.socket = new WebSocket(address);
		this.socket.onopen = () => this.greet();
		this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
		this.socket.onclose = () => this.lost();
	}

	/** Hello: who one is, and how much of the story one has already. */
	greet() {
		const { table, token, language, lines, mark } = this;
		this.send({ hello: { table, token, lang: language, story: lines.length, mark, luck: this.luck.promise } });
	}

	/** The story as the seat that is looked through may read it, up to decision `until`. */
	story(until = Infinity) {
		return this.lines.filter(({ n, to }) => n <= until && (!to.length || to.includes(this.seat)));
	}

	lost() {
		if (this.closed) return;
		if (this.refused) {
			this.hear("refused", this.refused);
			return;
		}
		this.welcomed = false;
		this.hear("lost");
		this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
	}

	receive(message) {
		const kind = KINDS.find((key) => key in message);
		if (kind === "welcome") {
			this.refused = null;
			if (this.tries) this.hear("back");
			this.tries = 0;
			this.welcomed = true;
			this.luck.welcome(message.welcome);
		}
		if (message.shake) {
			const luck = this.luck.shown(message.shake);
			if (luck) this.send({ luck });
		}
		if (kind === "error" && !this.welcomed) this.refused = message.error;
		if (kind === "view" || kind === "change") this.see(message);
		else if (kind === "moment") this.hear(kind, filled(message.moment, "View"), message);
		else if (kind) this.hear(kind, message[kind], message);
	}

	/** A view or what changed in it, and what was told meanwhile. Where it does not fit, the table is asked again. Each
	 * message makes a view of its own, also where only the story went on: whoever shows them goes by that. */
	see(message) {
		try {
			this.#sent = message.view ?? patched(this.#sent, message.change);
		} catch {
			this.socket.close();
			return;
		}
		this.view = { ...filled(this.#sent, "View") };
		this.n = message.n;
		this.seat = message.seat;
		if (message.head) this.luck.mark(message.n, message.head);
		if (message.story) {
			this.mark = message.story.mark;
			this.lines.splice(message.story.from, Infinity, ...filled(message.story.lines, "LogLine"));
		}
		this.hear("view", message);
	}

	send(message) {
		if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
	}

	speak(language) {
		this.language = language;
		this.send({ lang: language });
	}

	close() {
		this.closed = true;
		clearTimeout(this.timer);
		this.socket.close();
	}
}
