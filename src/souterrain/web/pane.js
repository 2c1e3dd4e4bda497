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

/** Leaves to those in sight what the party does. */
function fit(host) {
	const sight = host.querySelector(".foot .in-sight");
	const last = [...host.querySelectorAll(":scope > .sheet")].at(-1);
	if (!sight || !last) return;
	const edge = host.querySelector(".foot .edge")?.offsetHeight ?? 0;
	const left = host.clientHeight - last.offsetTop - last.offsetHeight - edge - GAPS;
	if (left >= LEAST) sight.style.setProperty("--left", `${left}px`);
}

/** Scrolls to whoever acts, above what stays at the foot. */
function show(host, card) {
	const foot = host.querySelector(".foot")?.offsetHeight ?? 0;
	const under = card.offsetTop + card.offsetHeight - host.clientHeight + foot;
	host.scrollTop = Math.max(under, Math.min(host.scrollTop, card.offsetTop));
}
