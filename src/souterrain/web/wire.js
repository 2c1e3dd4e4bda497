// The WebSocket to a table: says hello, keeps the view in step by differences, comes back by itself when it is lost.

/** A value with a difference applied (PROTOCOL.md, "Delta"); what did not change is shared with the old value. */
export function patched(old, delta) {
	if (delta === null) return old;
	if (!Array.isArray(delta)) {
		const result = { ...old };
		for (const [key, inner] of Object.entries(delta)) {
			if (Array.isArray(inner) && inner[0] === "-") delete result[key];
			else result[key] = patched(old?.[key], inner);
		}
		return result;
	}
	const [sign, value, keep, added] = delta;
	if (sign === "=") return value;
	if (sign === "+") return [...(old ?? []), ...value];
	if (sign !== "@" || !Array.isArray(old)) throw new Error("a difference that does not fit");
	const list = old.slice();
	for (const [place, inner] of Object.entries(value)) list[place] = patched(old[place], inner);
	return [...list.slice(0, keep), ...(added ?? [])];
}

const WAITS = [300, 700, 1500, 3000, 5000];

/** One table's connection. `hear(kind, message)` gets each message; "lost" and "back" tell of the line itself. */
export class Wire {
	constructor(table, token, language, hear) {
		Object.assign(this, { table, token, language, hear, view: null, n: 0, seat: "", tries: 0, closed: false });
		Object.assign(this, { lines: [], mark: "" });
		this.open();
	}

	open() {
		const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
		this.socket = new WebSocket(address);
		this.socket.onopen = () => this.greet();
		this.socket.onmessage = (event) => this.receive(JSON.parse(event.data));
		this.socket.onclose = () => this.lost();
	}

	/** Hello: who one is, and how much of the story one has already. */
	greet() {
		const { table, token, language, lines, mark } = this;
		this.send({ hello: { table, token, lang: language, story: lines.length, mark } });
	}

	/** The story as the seat that is looked through may read it, up to decision `until`. */
	story(until = Infinity) {
		return this.lines.filter(({ n, to }) => n <= until && (!to || to.includes(this.seat)));
	}

	lost() {
		if (this.closed) return;
		if (this.refused) return this.hear("refused", this.refused);
		this.hear("lost");
		this.timer = setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
	}

	receive(message) {
		const kind = ["view", "change", "moment", "welcome", "forked", "link", "error"].find((key) => key in message);
		if (kind === "welcome") {
			this.refused = null;
			if (this.tries) this.hear("back");
			this.tries = 0;
			this.welcomed = true;
		}
		if (kind === "error" && !this.welcomed) this.refused = message.error;
		if (kind === "view" || kind === "change") {
			try {
				this.view = kind === "view" ? message.view : patched(this.view, message.change);
			} catch {
				this.socket.close();
				return;
			}
			this.n = message.n;
			this.seat = message.seat;
			if (message.story) {
				this.mark = message.story.mark;
				this.lines.splice(message.story.from, Infinity, ...message.story.lines);
			}
			this.hear("view", message);
		} else if (kind) this.hear(kind, message[kind], message);
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
