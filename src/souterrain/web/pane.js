// The pane at the left has one height. Whoever acts alone is in sight, with those he faces; otherwise the party is seen
// whole, if it has room, and those it faces are scrolled.

/** Those in sight have no less than this. */
const LEAST = 96;
const GAPS = 16;

/** Shares the pane out between the party and those in sight. @param {HTMLElement} host */
export function share(host) {
	/** @type {NodeListOf<HTMLElement>} */
	const [card, another] = host.querySelectorAll(":scope > .sheet.active");
	if (another || !card) fit(host);
	if (another) host.scrollTop = Math.min(host.scrollTop, card.offsetTop);
	else if (card) show(host, card);
}

/** Leaves to those in sight what the party does not need; where they have no room for all that they are, they are named. */
function fit(host) {
	const sight = host.querySelector(".foot .in-sight");
	const last = [...host.querySelectorAll(":scope > .sheet:not(.gone)")].at(-1);
	if (!sight || !last) return;
	const edge = host.querySelector(".foot .edge")?.offsetHeight ?? 0;
	const left = host.clientHeight - last.offsetTop - last.offsetHeight - edge - GAPS;
	sight.style.setProperty("--left", `${Math.max(LEAST, left)}px`);
	sight.classList.toggle("named", sight.scrollHeight > sight.clientHeight);
}

/** Scrolls to whoever acts, above what stays at the foot: those in sight are only named where that takes their room. */
function show(host, card) {
	const foot = host.querySelector(".foot");
	const free = () => host.clientHeight - (foot?.offsetHeight ?? 0);
	foot?.querySelector(".in-sight")?.classList.toggle("named", card.offsetHeight > free());
	const under = card.offsetTop + card.offsetHeight - free();
	host.scrollTop = Math.min(card.offsetTop, Math.max(under, host.scrollTop));
}
