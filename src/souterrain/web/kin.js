// Which emblem stands for a name that has none of its own: by kinship, word by word. Games name things freely.

const KIN = `
necklace: amulet charm pendant; helmet: helm dwarf-helm; armour: leather mail plate mithril chain dwarf-armour dragon-armour; shield: dwarf-shield equipment;
sword: combat melee runesword; axe: halberd heavy; dagger: small-weapon knife; bow: ranged leafstar; arrow: arrows bolt missile dart arrowhead magic-missile; mace: club fists claws;
coin: loose gold coins crowns electrum silver copper platinum; gems: ruby sapphire emerald topaz diamond dawnstone valuable small-valuable medium-valuable large-valuable relic ring-of-gold;
bookcase: library; altar: shrine chapel; bed: barracks; table: furniture broken-furniture kitchen; hammer: workshop; prisoner: prison captive; helmet: guard-post; circle: magic-circle; mushroom: mushrooms; pit: chasm;
rat: rats cellar-rat; chest: treasury treasure cache pouch container pile; potion: salve draught poison-dart healer mead healing; food: resource resources ration; scroll: note warp treasure-map mapper chart;
map: room; bat: bats; plant: mould; card: counter; foot: wandering; hidden: ambush; boots: escape; monster: character; trap: counter-trap; purse: merchant trader; book: chronicle searched grimoire; crown: leader lord chief; fate: star destiny; spell: magic power phoenix;
magic-weapon: magic-only; dead: grave body bodies soul; fallen: ko cowering unconscious; petrified: stone; hidden: unseen invisibility; asleep: choke gas;
poisoned: poison disease nausea irritation rat-poison; stunned: madness berserk incapacity; strong: strength giant-strength courage; frozen: frost ice rooted; burning: fire flames flaming inferno fireball greek ash explosion ember;
flying: flight wings wind swift air; waiting: stiff busy chanting has off seated effect; blessed: heal free bright; cursed: drain plague; circle: teleport portal; wand: sparks;
stairs: way-out stairs-up stairs-out out; stairs-down: shaft; trapdoor: chute; pit: covered spiked in-pit; grate: grille through-grate; portcullis: dropping; torch: wall-torch; lantern: lamp wall-lamp;
trap: block crossfire guillotine man-trap stake alarm blade needle jet falling-block; water: flooding; key: window; rope: spikes; wolf: cerberus hound hyena; elemental: fire-spirit boulder-beast;
warrior: heinrich fighter soldier guard hunter; dwarf: sven durgin; elf: torallion ladril; wizard: magnus telor mage scholar; barbarian: rogar; henchman: man-at-arms delver; knight: sergeant sentinel exiled;
thief: rogue bandit robber assassin runner gutter night deep-assassin tomb-robber; hero: maiden pilgrim hermit; adventurer: explorer rival hero-token; archer: jezzail globadier;
skaven: rat-man warpfire censer mors praznagar undead-skaven gnawdoom; goblin: kobold; orc: hobgoblin; ogre: fimir; minotaur: beastman; balrog: bloodthirster ash-lord fiend; demon: daemon daemonette greater;
giant: colossus; dragon: drake worm dragon-tooth; snake: lizard; medusa: gorgon; sorcerer: witch white weaver; skeleton: lich crowned undead; zombie: corpse; ghost: wraith wight revenant spirit barrow; vampire: count;
mummy: mummified; succubus: harpy; cultist: priest friar acolyte monk cult masked champion-of-the-pit; slime: ooze; insect: centipede beetle bug giant-centipede screech-bug; beast: bear familiar; statue: decoy wall; rubble: stones falling-stones`;

const cousins = new Map();
for (const family of KIN.split(";")) {
	const [emblem, names] = family.split(":").map((part) => part.trim());
	for (const name of names.split(" ")) cousins.set(name, emblem);
}

/** Words that say little by themselves: they count only when no other word of a name does. */
const VAGUE = new Set([
	"trap",
	"spell",
	"effect",
	"magic",
	"treasure",
	"stone",
	"fire",
	"dead",
	"door",
	"wall",
	"deep",
	"out",
	"pit",
	"grave",
	"ember",
	"assassin",
	"plague",
	"silver",
	"gold",
	"chain",
	"poisoned",
	"strong",
	"hermit",
	"power",
	"flight",
	"warp",
	"counter",
]);

/** The emblem for a name among those drawn: its own, its kin's, or that of one of its words. */
export function kin(name, drawn) {
	const own = (word) => (drawn.has(word) ? word : drawn.has(cousins.get(word)) ? cousins.get(word) : null);
	const words = (name ?? "").split("-");
	return (
		own(name) ??
		words
			.filter((word) => !VAGUE.has(word))
			.map(own)
			.find(Boolean) ??
		words.map(own).find(Boolean) ??
		null
	);
}
