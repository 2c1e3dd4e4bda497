// Made from the Structs of core/view by `make shapes`; do not edit.

export type Area = "" | "village" | "countryside" | "castle";

export type Art = "" | "country" | "town" | "region";

export type CardState = "" | "past" | "here" | "ahead" | "hidden";

export type DoorState = "open" | "shut" | "locked" | "barred" | "broken" | "arch" | "secret" | "false" | "grille" | "portcullis" | "blocked" | "steps" | "dark";

export type Emblem = "" | "warrior" | "magician" | "cleric" | "thief" | "group" | "skeleton" | "zombie" | "ghoul" | "ghost" | "vampire" | "troll" | "dragon" | "werewolf" | "goblin" | "orc" | "mummy" | "balrog" | "giant" | "demon" | "succubus" | "chimera" | "sphinx" | "centaur" | "medusa" | "sorcerer" | "ring" | "necklace" | "armour" | "phial" | "gems" | "magic-weapon" | "sword" | "dagger" | "mace" | "bow" | "fountain" | "bowl" | "village" | "asleep" | "petrified" | "strong" | "flying" | "evil" | "dead" | "poisoned" | "stunned" | "wounded" | "frozen" | "burning" | "afraid" | "hidden" | "blessed" | "cursed" | "prisoner" | "fallen" | "waiting" | "hero" | "barbarian" | "dwarf" | "elf" | "wizard" | "knight" | "archer" | "henchman" | "adventurer" | "master" | "monster" | "skaven" | "rat" | "spider" | "bat" | "snake" | "wolf" | "slime" | "ogre" | "minotaur" | "gargoyle" | "elemental" | "chaos" | "hydra" | "beholder" | "plant" | "cultist" | "beast" | "insect" | "chest" | "stairs" | "stairs-down" | "door" | "secret-door" | "portcullis" | "trap" | "pit" | "altar" | "well" | "statue" | "throne" | "table" | "bookcase" | "cupboard" | "fireplace" | "weapon-rack" | "torture-rack" | "bed" | "tomb" | "barrel" | "rubble" | "water" | "bridge" | "lever" | "circle" | "campfire" | "cage" | "mushroom" | "grate" | "trapdoor" | "key" | "torch" | "lantern" | "coin" | "purse" | "scroll" | "potion" | "book" | "map" | "rope" | "food" | "shield" | "helmet" | "axe" | "hammer" | "spear" | "crossbow" | "staff" | "arrow" | "boots" | "cloak" | "gauntlet" | "wand" | "spell" | "crown" | "card" | "die" | "clock" | "fate" | "foot" | "eye" | "exit" | "unknown" | "lightning" | "undo" | "fork" | "tick" | "ambush" | "escape" | "wandering";

export type FeatureState = "" | "shut" | "locked" | "open" | "trapped" | "spotted" | "roaming" | "done";

export type GaugeKind = "life" | "fate" | "rage" | "action";

export type Ground = " " | "." | ":" | "~" | "," | "#" | "v" | "^";

export type MarkKind = "threatened";

export type Moment = "" | "chapter" | "turn" | "fight" | "find" | "slain" | "death";

export type Paper = "stone" | "squared" | "town" | "vault";

export type PowerDie = "" | "brown" | "white" | "light-blue" | "dark-blue" | "yellow" | "green" | "black" | "silver" | "gold" | "ruby";

export type Shape = "round" | "triangle" | "square";

export type Side = "party" | "foe" | "other";

export type Sight = "clear" | "partial" | "blocked";

export type TableTop = "" | "grey-flagstones" | "green-stained-brick" | "bone-mosaic" | "packed-earth-and-roots" | "scorched-iron-plates" | "cracked-black-marble" | "stall" | "spring";

export type Tint = "" | "white" | "grey" | "dark-grey" | "black" | "blue" | "green" | "orange" | "purple" | "yellow";

export type Wall = "n" | "w" | "e" | "s";

export type WayKind = "path" | "open" | "door" | "secret" | "drawbridge";

export type WayState = "" | "shut" | "open" | "unknown" | "searched" | "safe";

/**
 * All that one seat may see. The session adds the question if it is this seat's, whose it is, and how it ended.
 */
export interface View {
	headline: string;
	board: Points | Grid | Discs;
	sheets: Sheet[];
	piles: Pile[];
	dials: Dial[];
	scene: Scene | null;
	plans: Grid[];
	cards: Card[];
	ask: Ask | Amount | Name | Shot | null;
	keys: string[];
	waiting: string;
	asked: string | null;
	outcome: Outcome | null;
}

/**
 * A drawn map with points and ways; it has a name where others may be looked at beside it.
 */
export interface Points {
	type: "points";
	art: Art;
	width: number;
	height: number;
	points: Point[];
	edges: Edge[];
	tokens: Token[];
	name: string | null;
}

/**
 * A point of a drawn map; `note` tells what is known of it.
 */
export interface Point {
	id: string;
	x: number;
	y: number;
	shape: Shape;
	name: string;
	area: Area;
	room: string;
	emblem: Emblem;
	note: string | null;
}

/**
 * A way between two points.
 */
export interface Edge {
	a: string;
	b: string;
	kind: WayKind;
	state: WayState;
}

/**
 * A piece on the board. `at` is a point's id or a square "x,y".
 */
export interface Token {
	id: string;
	emblem: Emblem;
	at: string;
	label: string;
	side: Side;
	health: number | null;
	badges: Badge[];
	active: boolean;
	size: number;
	faces: string;
	mark: string;
	rank: Emblem;
	crest: Emblem;
}

/**
 * A state, shown by a shape of its own and a word.
 */
export interface Badge {
	emblem: Emblem;
	text: string;
	rule: string;
}

/**
 * A map in squares. `rows` has one `Ground` a square; walls stand where floor meets what is not floor, and where
 * `walls` says ("x,y,side"). `light` has one digit a square: 0 remembered, 1 in sight, 2 brightly lit. The first row
 * and column are at `x`, `y` of the rules' own coordinates, in which everything else is given: so a map may grow in
 * every direction and be cropped.
 */
export interface Grid {
	type: "grid";
	paper: Paper;
	width: number;
	height: number;
	rows: string[];
	light: string[];
	walls: string[];
	doors: Door[];
	features: Feature[];
	tokens: Token[];
	marks: Mark[];
	lines: Sightline[];
	name: string | null;
	x: number;
	y: number;
	rounds: Round[];
}

/**
 * A door on one side of a square.
 */
export interface Door {
	x: number;
	y: number;
	side: Wall;
	state: DoorState;
	label: string | null;
}

/**
 * Something that stands on the floor: a chest, stairs, a well. With a `wall` it is at that side of its square; with
 * no emblem the floor itself shows it.
 */
export interface Feature {
	id: string;
	x: number;
	y: number;
	emblem: Emblem;
	label: string;
	w: number;
	h: number;
	state: FeatureState;
	wall: Wall | "";
	rule: string;
}

/**
 * A square set off from the others.
 */
export interface Mark {
	at: string;
	kind: MarkKind;
}

/**
 * A line of sight shown while choosing.
 */
export interface Sightline {
	a: string;
	b: string;
	kind: Sight;
}

/**
 * A round room: the first column and row of its squares, and how many it is across.
 */
export interface Round {
	x: number;
	y: number;
	size: number;
}

/**
 * A wooden table top with discs on it, in millimetres. A disc that slides slows by `slow` mm/s². `course` are the
 * cards of the way that the table top is a place of, `wares` those that lie on it.
 */
export interface Discs {
	type: "discs";
	paper: TableTop;
	width: number;
	height: number;
	obstacles: Obstacle[];
	discs: Disc[];
	zones: Zone[];
	motion: Motion | null;
	slow: number;
	hand: Hand | null;
	course: LaidCard[];
	wares: LaidCard[];
}

/**
 * A fixed round obstacle of the board.
 */
export interface Obstacle {
	x: number;
	y: number;
	radius: number;
}

/**
 * A wooden disc: where it lies (mm) and which face is up; `card` is the sheet of its kind.
 */
export interface Disc {
	id: string;
	emblem: Emblem;
	label: string;
	x: number;
	y: number;
	radius: number;
	side: Side;
	badges: Badge[];
	health: number | null;
	active: boolean;
	rank: Emblem;
	tint: Tint;
	card: string;
}

/**
 * A part of the board with a meaning, as a polygon: x0, y0, x1, y1, …
 */
export interface Zone {
	id: string;
	label: string;
	corners: number[];
}

/**
 * The exact motion of the last shot: the client replays it from its legs, each slowing by `slow` mm/s².
 * `before` are the discs as they lay, with the missile and with those that the shot then removed.
 */
export interface Motion {
	n: number;
	slow: number;
	legs: Leg[];
	contacts: Contact[];
	before: Disc[];
	hurts: Hurt[];
}

/**
 * A disc's sliding between two contacts: from a time and place with a velocity, slowing evenly until `end`.
 */
export type Leg = [disc: string, start: number, end: number, x: number, y: number, vx: number, vy: number];

/**
 * A contact during a shot: when, between which two (or one and an obstacle or the edge).
 */
export type Contact = [time: number, a: string, b: string, speed: number];

/**
 * What a contact did to a disc: when, and how many points it cost; 0 where it was touched in vain.
 */
export type Hurt = [time: number, disc: string, points: number];

/**
 * How steady the hand is that flicks at a disc by name: the spread of its direction in degrees and of its force in
 * per cent.
 */
export interface Hand {
	degrees: number;
	percent: number;
}

/**
 * A card that lies open or face down: one of a way, in column `x` and row `y`, or a ware on a stall.
 */
export interface LaidCard {
	id: string;
	emblem: Emblem;
	label: string;
	x: number;
	y: number;
	state: CardState;
	note: string | null;
	gauge: Gauge | null;
}

/**
 * A quantity with a ceiling: life points, fatigue.
 */
export interface Gauge {
	label: string;
	value: number;
	top: number;
	kind: GaugeKind;
}

/**
 * A character's or a monster's sheet. `rank` is a sign that sets one of a kind off from the others: who leads, who
 * watches, what he carries. `crest` is painted on his shield: by it one knows whose men are whose.
 */
export interface Sheet {
	id: string;
	name: string;
	emblem: Emblem;
	role: string | null;
	seat: string;
	side: Side;
	gauges: Gauge[];
	lines: Line[];
	items: Item[];
	badges: Badge[];
	active: boolean;
	gone: boolean;
	rank: Emblem;
	rule: string;
	crest: Emblem;
}

/**
 * A labelled fact on a sheet.
 */
export interface Line {
	label: string;
	value: string;
	short: string | null;
	die: PowerDie;
	rule: string;
}

/**
 * A thing carried.
 */
export interface Item {
	emblem: Emblem;
	text: string;
	note: string | null;
	rule: string;
	about: string | null;
}

/**
 * Something counted at the edge of the table: a bowl, a deck, a purse.
 */
export interface Pile {
	id: string;
	emblem: Emblem;
	label: string;
	count: number;
}

/**
 * A dial at the edge of the table: a clock, fatigue, danger.
 */
export interface Dial {
	id: string;
	label: string;
	value: number;
	top: number;
	note: string | null;
	rule: string;
}

/**
 * A fight: who faces whom.
 */
export interface Scene {
	title: string;
	fighters: Fighter[];
}

/**
 * Somebody in a fight, and whom he faces (ids of fighters).
 */
export interface Fighter {
	id: string;
	emblem: Emblem;
	name: string;
	side: Side;
	gauge: Gauge | null;
	facing: string[];
	badges: Badge[];
	active: boolean;
	rank: Emblem;
}

/**
 * A card that lies face up beside the board: of which deck, what it is called, what it does.
 */
export interface Card {
	id: string;
	emblem: Emblem;
	deck: string;
	name: string;
	text: string | null;
}

/**
 * A decision among finitely many options; the answer is the key of one of them.
 */
export interface Ask {
	kind: "ask";
	seat: string;
	text: string;
	options: Option[];
	rule: string;
}

/**
 * One answer to an `Ask`: what would be done (`verb`), and the ids that it would be done to (`on`). `at` is the
 * place or piece on the board that stands for it, `via` the way there, `covers` the squares that it takes up; `note`
 * tells its odds or its price, `price` the bare number, which is written on its square; `rule` its own rule where the
 * question's does not fit. Options of one `group` are shown together under its name; `emblem` is drawn beside the
 * text. One that begins with a flick of the disc `at` tells its top speed in `flick`: that disc may be pulled at once.
 * What is `final` ends more than a turn or leads into a known danger, and clients ask once more before they take
 * it for an answer.
 *
 * Its `key`, by which answers and the journal name it, is made here and taken apart nowhere.
 */
export interface Option {
	verb: string;
	text: string;
	at: string;
	note: string | null;
	rule: string;
	via: string[];
	covers: string[];
	group: string | null;
	emblem: Emblem;
	on: string[];
	final: boolean;
	price: number;
	flick: number;
	key: string;
}

/**
 * A whole number from `low` to `high` in steps of `step`.
 */
export interface Amount {
	kind: "amount";
	seat: string;
	text: string;
	rule: string;
	low: number;
	high: number;
	step: number;
}

/**
 * A short text, such as a hero's name.
 */
export interface Name {
	kind: "name";
	seat: string;
	text: string;
	rule: string;
	suggestion: string;
	longest: number;
}

/**
 * A disc to be flicked, or with `top_speed` 0 to be put down. Where it may lie is for the rules to judge:
 * they ask again, saying why, when a place is not allowed.
 */
export interface Shot {
	kind: "shot";
	seat: string;
	text: string;
	rule: string;
	discs: Launch[];
	top_speed: number;
}

/**
 * A disc that may be flicked: it lies at x, y, or may first be put down within `radius` of there. `label`, `emblem`
 * and `size`, its own radius, are of a disc that is not on the board yet, and so is `by`, the disc that shoots it.
 * Those `unhurt` take nothing from it, whether it meets them or not.
 */
export interface Launch {
	disc: string;
	x: number;
	y: number;
	radius: number;
	label: string | null;
	emblem: Emblem;
	size: number;
	by: string;
	unhurt: string[];
}

/**
 * Who won, why, by which rule, and with which scores where the rulebook counts them.
 */
export interface Outcome {
	winners: string[];
	reason: string;
	rule: string;
	scores: Record<string, number>;
}

/**
 * A sentence of the story, the dice that decided it, and its rule. `n` is the decision before which it happened,
 * `about` the ids of whom it names, `way` the places that somebody went over. Where only some of a reader's seats
 * may know of it, `to` names them. A `moment` stands out: clients show it so and find it again. Of one of several
 * who walks, `crowd` is what such are called together. What is `kept` belongs into a chronicle, in the words
 * of `recalled` where it is told otherwise there.
 */
export interface LogLine {
	n: number;
	kind: string;
	text: string;
	rule: string;
	dice: Die[];
	about: string[];
	way: string[];
	to: string[];
	moment: Moment;
	crowd: string | null;
	kept: boolean;
	recalled: string | null;
}

/**
 * A die as it fell; with `wants`, a success from that result on.
 */
export type Die = [die: string, result: number, reads: string, face: string, wants: number];
