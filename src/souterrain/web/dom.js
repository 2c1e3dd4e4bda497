// Making elements without a framework: h() for HTML, s() for SVG. Text is always set as text, never parsed.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
	for (const [name, value] of Object.entries(attributes ?? {})) {
		if (value === undefined || value === null || value === false) continue;
		if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
		else if (name === "value") element.value = value;
		else if (name === "data") Object.assign(element.dataset, value);
		else element.setAttribute(name, value === true ? "" : value);
	}
	element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
	return element;
}

export const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

export const s = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

export function put(element, ...children) {
	element.replaceChildren(
		...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false),
	);
	return element;
}

/** Lays a part of the table on it, or puts it away. The table has a class for it, by which the styles of its other parts
 * know: were they to look for it with `:has`, every change on the table would style all of it anew.
 * @param {HTMLElement} part @param {boolean} there */
export function present(part, there) {
	part.hidden = !there;
	part.closest(".table")?.classList.toggle(`with-${part.classList[0]}`, there);
}

/** Whether the player asked for no motion. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Does something with the next frame, or soon where no frame is drawn because nobody looks; what it gives calls it off.
 * @param {() => void} act */
export function frame(act) {
	const off = () => {
		cancelAnimationFrame(drawn);
		clearTimeout(due);
	};
	const once = () => {
		off();
		act();
	};
	const drawn = requestAnimationFrame(once);
	const due = setTimeout(once, 250);
	return off;
}

/** Brings a style sheet that a page or board needs, once. */
export function style(name) {
	const href = `/web/style/${name}.css`;
	if (document.querySelector(`link[href="${href}"]`)) return null;
	return new Promise((resolve) => {
		document.head.append(h("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }));
	});
}

/** A modal dialog with a title and a way out; it removes itself when it closes, or when it is opened again. */
export function dialog(title, close, ...content) {
	style("dialog");
	for (const same of document.querySelectorAll("dialog")) if (same.getAttribute("aria-label") === title) same.remove();
	const box = h(
		"dialog",
		{ class: "dialog", "aria-label": title },
		h(
			"header",
			{},
			h("h2", {}, title),
			h("button", { class: "quiet", type: "button", "aria-label": close, onclick: () => box.close() }, "✕"),
		),
		content,
	);
	box.addEventListener("close", () => box.remove());
	box.addEventListener("pointerdown", ({ clientX, clientY }) => {
		const edge = box.getBoundingClientRect();
		const inside = clientX >= edge.left && clientX <= edge.right && clientY >= edge.top && clientY <= edge.bottom;
		if (!inside) box.close();
	});
	document.body.append(box);
	box.showModal();
	return box;
}

/** A short message that comes and goes by itself; screen readers hear it. */
export function notice(text, kind = "info") {
	const shelf =
		document.querySelector("#notices") ?? h("div", { id: "notices", role: "status", "aria-live": "polite" });
	if (!shelf.isConnected) document.body.append(shelf);
	for (const said of shelf.children) if (said.firstChild?.textContent === text) said.remove();
	const card = h("p", { class: `notice ${kind}` }, text);
	shelf.append(card);
	setTimeout(() => card.remove(), 3500 + 45 * text.length);
	return card;
}

/** Remembered on this device; a browser that forbids storage only forgets. */
export const memory = {
	get(name) {
		try {
			return localStorage.getItem(`souterrain.${name}`);
		} catch {
			return null;
		}
	},
	set(name, value) {
		try {
			if (value === null) localStorage.removeItem(`souterrain.${name}`);
			else localStorage.setItem(`souterrain.${name}`, value);
		} catch {
			/* private window */
		}
	},
};
