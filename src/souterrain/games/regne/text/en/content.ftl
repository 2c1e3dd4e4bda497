title = Catacombs: the Dark Reign
blurb = The year 1000. Under the tavern, under the church, under the wood the galleries go down. Four heroes, ten power dice, action points to be counted, and catacombs that nobody has mapped.

# Who is there
being-svein = Svein
being-ombeline = Ombeline
being-pernel = Pernel
being-hadrun = Hadrun
being-revenant = First-moon Revenant
    .the = the First-moon Revenant
    .a = a First-moon Revenant
being-ogre = Ravenous Ogre
    .the = the Ravenous Ogre
    .a = a Ravenous Ogre
being-rat = Giant Vermin Rat
    .the = the Giant Vermin Rat
    .a = a Giant Vermin Rat
being-spider = Giant Guardian Spider
    .the = the Giant Guardian Spider
    .a = a Giant Guardian Spider

vocation-barbarian = barbarian
vocation-arcanist = arcanist
vocation-cutpurse = cutpurse
vocation-man-at-arms = man-at-arms

# Characteristics and skills
trait-dexterity = Dexterity
trait-intelligence = Intelligence
trait-melee = Melee
trait-shooting = Shooting
trait-agility = Agility
trait-magic = Magic
trait-strength = Strength
trait-charisma = Charisma
trait-endurance = Endurance
trait-will = Will

skill-parry = Parry
skill-ambidextrous = Ambidextrous
skill-super-tough = Super-tough
skill-door-breaker = Door-breaker
skill-lock-ear = Lock-ear
skill-trap-nose = Trap-nose

# Things
thing-bare-hands = bare hands
thing-stone = stone
    .the = a stone
thing-dagger = dagger
    .the = the dagger
    .a = a dagger
thing-short-sword = short sword
    .the = the short sword
    .a = a short sword
thing-war-axe = war axe
    .the = the war axe
    .a = a war axe
thing-short-bow = short bow
    .the = the short bow
    .a = a short bow
thing-padded-jerkin = padded jerkin
    .the = the padded jerkin
    .a = a padded jerkin
thing-mail-coat = mail coat
    .the = the mail coat
    .a = a mail coat
thing-wooden-shield = wooden shield
    .the = the wooden shield
    .a = a wooden shield
thing-potion-of-care = potion of care
    .the = the potion of care
    .a = a potion of care
thing-antidote = antidote
    .the = the antidote
    .a = an antidote

# Doors, elements, zones
door-standard = door
    .the = the door
door-armoured = armoured door
    .the = the armoured door
door-prison = prison door
    .the = the prison door
door-arch = archway
    .the = the archway
element-barrel = Barrel
element-corpse = Corpse
element-table = Table
element-tomb = Tomb
element-chest = Chest
element-rack = Rack
element-library = Library
element-statue = Blessed statue
element-rubble = Rubble
element-well = Well
element-hole = hole
    .the = the hole
    .a = a hole
element-spikes = spike trap
    .the = the spike trap
    .a = a spike trap
element-bridge = Hanging bridge
element-lava = Lava
element-link = The passage goes on
element-entrance = Entrance

zone-gallery = Dripping Gallery
zone-bend = Bent Passage
zone-four-ways = Four Ways
zone-sentries = Sentry Room
zone-pillars = Pillared Vault
zone-refectory = Cold Refectory
zone-cavern = Weeping Cavern
zone-red-chasm = Red Chasm
zone-gaol = Old Gaol
zone-chapel = Forgotten Chapel
zone-crypt = Crypt of the Nameless
zone-swamp = Stagnant Crossing
zone-scriptorium = Mouldering Scriptorium
zone-dead-end = Dead End

# Mishaps
mishap-ambush = Ambush. Somewhere ahead a pebble rolls, and should not
mishap-stillness = Stillness. Nothing stirs, not even the air
mishap-guttering-torches = Guttering torches. Nobody sees farther than four squares
mishap-ground-shiver = The ground shivers. Everybody looks for his balance
mishap-stale-air = Stale air. Chests grow tight
mishap-loose-vault = A loose vault. Stones are falling
mishap-rotten-flagstone = A rotten flagstone. Somewhere the floor sounded hollow
mishap-snapped-strap = A strap snaps
mishap-glint = A glint underfoot
mishap-old-song = An old song. They hum it, and fear waits
mishap-second-breath = Second breath
mishap-far-howl = A howl, far away
mishap-slammed-door = A door slams
mishap-grey-spores = Grey spores
mishap-telling-draught = A telling draught
mishap-straggler = A straggler

# Quests
briefing-rats = The keeper of the Three Skittles serves standing on his tables. “They climb from the old well below the cellar. Big as calves. Go down, find that well, put its lid back, and you shall drink for a month and not pay.”
aim-rats = Close the well that the rats climb from
won-rats = The stone lid drops onto the well. Upstairs the barrel is broached already: for a month nobody will chalk anything up to you.
lost-nobody-stands = Nobody is left on his feet. The torches go out one by one, and the dark reign is larger by a room.

# Set-up
variant-heroes = Heroes
variant-quest = Quest
variant-quest-rats = Rat Hunt
variant-level = Difficulty
variant-level-quest = As the quest has it
variant-level-novice = Novice
variant-level-adventurer = Adventurer
variant-level-hero = Hero
variant-master = Game master
variant-master-auto = The program
variant-master-seat = A person
variant-destiny = Points of destiny
variant-destiny-decisive = Ask when the quest depends on it
variant-destiny-always = Ask at every failure
variant-destiny-never = Against death alone
variant-names = Names of the heroes
variant-names-svein = Svein, barbarian
variant-names-ombeline = Ombeline, arcanist
variant-names-pernel = Pernel, cutpurse
variant-names-hadrun = Hadrun, man-at-arms
bad-setup-heroes = There must be { $low } to { $high } heroes.
bad-setup-quest = There is no such quest. Known quests: { $known }.
bad-setup-level = There is no such level. Known levels: { $known }.

chapter-setup = To begin with
chapter-turn = The course of play
chapter-actions = Actions
chapter-wounds = Wounds
chapter-special = Special rules
chapter-treasure = Treasures of the catacombs
chapter-elements = Elements of the catacombs
chapter-plan = Random catacombs
chapter-dwellers = The game master’s characters
chapter-quests = Quests

die-brown = brown
die-white = white
die-light-blue = light blue
die-dark-blue = dark blue
die-yellow = yellow
die-green = green
die-black = black
die-silver = silver
die-gold = gold
die-ruby = ruby
face-blank = blank
