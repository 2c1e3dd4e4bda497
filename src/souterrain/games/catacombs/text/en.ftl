# Catacombs in English.

# Who and what lies on the board

kind-elf = Elf
    .a = an Elf
kind-barbarian = Barbarian
    .a = a Barbarian
kind-thief = Thief
    .a = a Thief
kind-wizard = Wizard
    .a = a Wizard
kind-skeleton-warrior = Skeleton Warrior
    .a = a Skeleton Warrior
    .pl = Skeleton Warriors
kind-skeleton-archer = Skeleton Archer
    .a = a Skeleton Archer
    .pl = Skeleton Archers
kind-zombie = Zombie
    .a = a Zombie
    .pl = Zombies
kind-ghoul = Ghoul
    .a = a Ghoul
    .pl = Ghouls
kind-crypt-spider = Crypt Spider
    .a = a Crypt Spider
    .pl = Crypt Spiders
kind-centaur = Centaur
    .a = a Centaur
    .pl = Centaurs
kind-minotaur = Minotaur
    .a = a Minotaur
    .pl = Minotaurs
kind-cerberus = Cerberus
    .a = a Cerberus
    .pl = Cerberuses
kind-orc = Orc
    .a = an Orc
    .pl = Orcs
kind-troll = Troll
    .a = a Troll
    .pl = Trolls
kind-boulder-beast = Boulder Beast
    .a = a Boulder Beast
    .pl = Boulder Beasts
kind-fire-spirit = Fire Spirit
    .a = a Fire Spirit
    .pl = Fire Spirits
kind-fire-demon = Fire Demon
    .a = a Fire Demon
    .pl = Fire Demons
kind-sorcerer = Sorcerer
    .a = a Sorcerer
kind-gorgon = Gorgon
    .a = a Gorgon
kind-lich = Lich
    .a = a Lich
kind-dragon = Dragon
    .a = a Dragon
kind-missile = missile
    .a = a missile
kind-fireball = fireball
    .a = a fireball
kind-shield = Shield
    .a = a Shield
kind-decoy = decoy
    .a = a decoy
kind-summoned-skeleton = Summoned Skeleton
    .a = a Summoned Skeleton
kind-familiar = Familiar
    .a = a Familiar
kind-fire-wall = Fire Wall
    .a = a Fire Wall
kind-several = { COUNT($n) } { $kind-pl }
kind-numbered = { $kind } { $n }
    .the = { $kind } { $n }
    .a = { $kind } { $n }

# Room cards

room-l0-01 = Dusty Guardroom
room-l0-02 = Broken Stair
room-l0-03 = Orc Lookout
room-l0-04 = Pauper Graves
room-l0-05 = Cinder Steps
room-l0-06 = Arrow Gallery
room-l0-07 = Horse Gate
room-l0-08 = Carrion Pit
room-l0-09 = Toll Bridge
room-l0-10 = Silent Halls
room-l1-01 = Bone Legion
room-l1-02 = Orc Barracks
room-l1-03 = Hunters’ Ring
room-l1-04 = Ghoul Larder
room-l1-05 = Web Shaft
room-l1-06 = Furnace Walk
room-l1-07 = Maze Heart
room-l1-08 = Rolling Hall
room-l1-09 = Troll Kitchen
room-l1-10 = Three-Headed Gate
room-l1-11 = Plague Ward
room-l1-12 = Long Patrol
room-l2-01 = Spider Cathedral
room-l2-02 = Horned Court
room-l2-03 = Demon Gate
room-l2-04 = Troll King’s Hall
room-l2-05 = March of the Dead
room-l2-06 = Beast Pens
room-l2-07 = Black Menagerie
room-l2-08 = Last Threshold
room-merchant = Merchant’s Shop
room-healer-a = Healer of the Spring
room-healer-b = Healer of the Hermitage
room-lord-sorcerer = Lair of the Sorcerer
room-lord-gorgon = Lair of the Gorgon
room-lord-lich = Lair of the Lich
room-lord-dragon = Lair of the Dragon

# Spells

spell-magic-missile = Magic Missile
spell-magic-missile-text = Two missile flicks, each from beside the caster; the second may be left out.
spell-fireball = Fireball
spell-fireball-text = One fireball flick: 2 damage to every monster it touches.
spell-shield = Shield
spell-shield-text = Put the Shield down within 25 mm: a heavy loose disc that gives cover. Pushed off the board, it is gone.
spell-summon-skeleton = Summon Skeleton
spell-summon-skeleton-text = A Skeleton that fights for you rises within 25 mm; it acts from the next heroes’ turn and crumbles when the room ends.
spell-drain-energy = Drain Energy
spell-drain-energy-text = One missile flick; if it damages anybody, the Wizard regains 1 health.
spell-teleport = Teleport
spell-teleport-text = Put one Hero or Ally down anywhere outside the monsters’ zone, touching nothing.
spell-frost-bolt = Frost Bolt
spell-frost-bolt-text = One missile flick; monsters it damages and does not kill are incapacitated.
spell-chain-lightning = Chain Lightning
spell-chain-lightning-text = A chain of three missile flicks, each from where the last one stopped.
spell-giant-strength = Giant Strength
spell-giant-strength-text = Another Hero makes a critical punch at once, beside his own action.

# Equipment

item-familiar = Familiar
    .a = a Familiar
item-familiar-text = A Familiar accompanies the Wizard from the next room on; spells may start from where it is.
item-map = Map
    .a = a Map
item-map-text = In exploration you may look at the face-down room cards ahead.
item-poisoned-knife = Poisoned Knife
    .a = a Poisoned Knife
item-poisoned-knife-text = Once per room, with a punch: the first monster touched is killed whatever its health.
item-invisibility-cloak = Invisibility Cloak
    .a = an Invisibility Cloak
item-invisibility-cloak-text = Once per room, after the owner’s action: no attack harms him until the next heroes’ turn.
item-berserker-mead = Berserker Mead
    .the = the Berserker Mead
    .a = some Berserker Mead
item-berserker-mead-text = Once: the rage marker rises by one level. Not an action.
item-silver-arrowhead = Silver Arrowhead
    .a = a Silver Arrowhead
item-silver-arrowhead-text = Once per room, with a missile: the shot is critical.
item-iron-helm = Iron Helm
    .a = an Iron Helm
item-iron-helm-text = The first loss of health in each room is 1 less.
item-healing-draught = Healing Draught
    .a = a Healing Draught
item-healing-draught-text = Once, before the owner’s action: he regains 3 health.
item-staff-of-sparks = Staff of Sparks
    .a = a Staff of Sparks
item-staff-of-sparks-text = Special action, once per room: one missile flick; no spell is spent.

# Heroes

hero-elf-text = { $health } health. Bow: a missile, { $uses ->
        [2] twice
       *[other] { COUNT($uses) } times
    } per room. The easiest to play.
hero-barbarian-text = { $health } health. Rage: a chain of { COUNT($chain) } punches, then a round’s rest.
hero-thief-text = { $health } health. An extra move beside his punch, and { $gold } more gold for each kill.
hero-wizard-text = { $health } health. { CAP(COUNT($spells)) } spells, each once, and Allies to command. The hardest to play.
hero-elf-role = Bow, { $uses ->
        [2] twice
       *[other] { COUNT($uses) } times
    } per room
hero-barbarian-role = Rage: { COUNT($chain) } punches
hero-thief-role = Punches and moves
hero-wizard-role = { CAP(COUNT($spells)) } spells, each once

# Attacks

attack-punch = punch
    .a = a punch
    .pl = punches
attack-punch-critical = critical punch
    .pl = critical punches
attack-punch-stun = stunning punch
    .pl = stunning punches
attack-missile = missile
    .a = a shot
    .pl = missiles
attack-missile-stun = stunning missile
    .pl = stunning missiles
attack-fireball = fireball
    .a = a fireball
    .pl = fireballs
attack-times = { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } { $attack-pl }
attack-move = move
    .a = a move
attack-any = flick
    .a = a flick
miss-punch = a punch
miss-missile = a shot
miss-fireball = a fireball
miss-any = a flick

# Monster types and abilities

type-undead = Undead
type-mythological = Mythological monster
type-dungeon = Dungeon monster
type-hell = Hell monster
ability-retaliation = Retaliation
ability-retaliation-text = Punched, it may punch somebody else at once, even as it dies.
ability-regeneration = Regeneration
ability-regeneration-text = Wounded, it is whole again at the end of the round.
ability-fire-wall = Fire Wall
ability-fire-wall-text = After a punch that hurts a Hero it becomes a burning obstacle.
ability-feeding-frenzy = Feeding Frenzy
ability-feeding-frenzy-text = As soon as it has punched a Hero this monster feeds, and is incapacitated itself.
ability-absorption = Absorption
ability-absorption-text = Only punches damage it.

# Lords’ powers

power-mirage = Mirage
power-mirage-text = Place a decoy, or exchange places with it. While it stands the Lord cannot be harmed; the first flick of a Hero that touches it removes it.
power-arc-volley = Arc Volley
power-arc-volley-text = Two missiles.
power-petrifying-gaze = Petrifying Gaze
power-petrifying-gaze-text = A stunning missile that turns a Hero to stone; on stone it costs 3 health.
power-serpent-lash = Serpent Lash
power-serpent-lash-text = Two punches.
power-raise-the-dead = Raise the Dead
power-raise-the-dead-text = A coin decides: a Ghoul or a Skeleton Warrior rises near the Lord.
power-grave-touch = Grave Touch
power-grave-touch-text = One critical punch.
power-brood = Brood
power-brood-text = Stay in place and bring in two Fire Spirits.
power-fire-charge = Fire Charge
power-fire-charge-text = A punch, then a fireball from where it stopped.

# Facts

title = Catacombs
blurb = Flick wooden discs through the catacombs: four Heroes against a Master, room after room, down to the Lord’s lair. Alone you play the Heroes against a robot.
variant-lord = Catacomb Lord
variant-lord-sorcerer = Sorcerer (for a first game)
variant-lord-gorgon = Gorgon
variant-lord-lich = Lich
variant-lord-dragon = Dragon (the hardest)
variant-layout = Layout of the catacombs
variant-layout-basic = One room after the other
variant-layout-branching = Branching ways: choose the next room
variant-layout-labyrinth = A labyrinth of hidden rooms
variant-extra_level_0 = Level 0 rooms, the easiest: more or fewer than usual
variant-extra_level_1 = Level 1 rooms: more or fewer than usual
variant-extra_level_2 = Level 2 rooms, the hardest: more or fewer than usual
variant-heroes_last = Heroes are placed after the monsters
variant-fair_placement = Monsters are placed at a distance from each other
variant-wandering = Wandering monsters come when the Heroes dawdle
variant-camping = Heroes may camp between rooms, at the risk of an ambush
variant-exits = On branching ways only exits that match lead on
variant-story = The Master may tell stories
variant-healer = Which Healer is met
variant-healer-healer-a = Healer of the Spring (four exits)
variant-healer-healer-b = Healer of the Hermitage (north and south)
variant-second_healer = Use the second Healer too
variant-without_map = Take the Map out of the equipment
variant-maze = The Master’s own labyrinth (rows by “/”, cards by “,”; empty for the sample)
outcome-heroes = The Lord of the catacombs is dead. The Heroes have won.
outcome-overlord = No Hero can act any more. The Master of the catacombs has won.
headline-entrance = At the gate of the catacombs
headline-room = { $room }
headline-heroes = { $room }: the Heroes’ turn
headline-master = { $room }: the Master’s turn
headline-won-heroes = The Heroes have won
headline-won-overlord = The Master has won
zone-heroes = Heroes
zone-monsters = Monsters
badge-wounded = wounded
badge-stunned = incapacitated
badge-stone = turned to stone
badge-unseen = unseen
badge-wall = wall of fire
badge-dead = dead
label-gold = Purse
label-health = Health
label-rage = Rage
label-shots = Arrows
label-spells = Spells
label-kills = Killed here
label-reward = Reward
label-monster-health = Health
label-attack = Action
copies = { $card } ×{ $n }
value-gold = { $n } gold
note-patient = Health { $n }/{ $top } · { $gold } gold
value-number = { $n }
value-of = { $n } of { $top }
role-lord = Lord of the catacombs; wandering monster: { $monster }
pile-gold = Gold supply
pile-equipment = Equipment deck
card-face-down = A hidden room
dial-round = Round
dial-camp = Camp tracker
setting-usual = the usual zones
setting-ambush = the zones are swapped
setting-cornered = the Heroes start in the middle
bad-catacombs-lord = There is no such lord.
bad-catacombs-healer = There is no such Healer’s card.
bad-catacombs-rooms = Each level may have from two rooms fewer to four rooms more.
content-discs = { $wanted } such discs are wanted, the box holds { $held }
bad-maze-card = The labyrinth names a card that does not exist: { $card }.
bad-maze-twice = The card { $card } is in the labyrinth twice.
bad-maze-no-lord = The labyrinth has no Lord.
bad-maze-no-merchant = The labyrinth has no Merchant.
bad-maze-no-healer = The labyrinth has no Healer.
bad-maze-no-start = The labyrinth has no level 0 room to begin with.
bad-maze-far-lord = No way leads from the start to the Lord.
bad-maze-far-merchant = No way leads from the start to the Merchant.
bad-maze-far-healer = No way leads from the start to the Healer.

# Questions

ask-take-hero = Which Hero do you take?
ask-story-consent = Do you agree that the Master tells stories and changes the set-up of rooms?
ask-setting = How does the room “{ $room }” begin?
ask-story = Tell what has happened.
ask-choose-room = Which room do you enter?
ask-direction = Which way do you leave the room?
ask-choose-monster = Which monster stays? ({ $left } to choose)
ask-place-heroes = Place your Heroes in their start zone.
ask-place-monsters = Place your monsters in their start zone.
ask-place = Where do you put { $piece-the }?
ask-hero-action = Who acts, and how?
ask-master-action = Which monster acts, and how?
ask-flick-punch =
    { $modifier ->
        [critical] Flick { $piece-the }: a critical punch.
        [stun] Flick { $piece-the }: a stunning punch.
       *[plain] Flick { $piece-the }.
    }{ $of ->
        [1] {""}
       *[other] {" "}Flick { $n } of { $of }.
    } No power: no flick.
ask-flick-move = Move { $piece-the }: this flick harms nobody. No power: no move.
ask-flick-missile =
    { CAP($piece-the) } shoots{ $on ->
        [yes] {" "}on, from where the missile stopped.
       *[no] : place the missile and flick it.
    }{ $of ->
        [1] {""}
       *[other] {" "}Shot { $n } of { $of }.
    } No power: no shot.
ask-flick-fireball = { CAP($piece-the) } throws fire: place the fireball and flick it. No power: no shot.
ask-use-item = Does { $hero-the } use { $item-the } now?
ask-first-victim = Which of the two does the blade kill?
ask-teleport-whom = Whom do you teleport?
ask-strength-whom = Who gets a giant’s strength?
ask-wandering = No Hero has hit a monster. Do you bring in { $monster-a }?
ask-merchant = The Merchant’s stall. { $bargains ->
        [0] Nothing more at half price.
        [one] One more thing at half price.
       *[other] { $bargains } more things at half price.
    } You have { $gold } gold. What do you take?
ask-healer = The Healer offers his services. You have { $gold } gold.
ask-give-gold = How much does { $giver-the } { $own ->
        [yes] pay
       *[no] give to { $hero-the }
    }? { $begun ->
        [yes] { $missing } of { $price } gold is still missing.
       *[no] { $price } gold is needed.
    }
ask-who-is-paid = Only { $gold } gold is left in the supply. Who is paid next?
ask-camp = Do you camp? ({ $left ->
        [one] one space
       *[other] { $left } spaces
    } left on the tracker)
ask-regain = What does the Wizard regain? ({ $left } left)
ask-ambush = Which monsters attack the camp? ({ $left } gold left)

# Options

option-setting = { CAP($setting) }
option-accept-story = Agreed
option-refuse-story = No, by the book
option-go-n = North
option-go-e = East
option-go-s = South
option-go-w = West
option-punch = { $piece }: punch
option-shoot = { $piece }: bow
option-rage = { $piece }: rage, a chain of { $n } punches
option-punch-then-slip = { $piece }: punch, then move
option-slip-then-punch = { $piece }: move, then punch
option-cast = Cast { $spell }
option-cast-from = Cast { $spell } from { $piece-the }
option-item = { $piece }: { $item }
option-pass = { $piece }: pass
option-wait = Let the others go first
option-heroes-done = End the turn: no monster is left
option-heroes-end = End the turn: nobody else acts
option-series = { $piece }: { $series }
option-master-done = Pass with all the others
option-use-item = Use { $item-the }
option-keep-item = Not now
option-wandering = Bring it in
option-no-wandering = Not this time
option-buy-full = { $item } for { $hero-the }: { $gold } gold
option-buy-half = { $item } for { $hero-the }: { $gold } gold, at half price
option-leave-merchant = Leave the Merchant
option-touch = { $hero }: +{ $points } health for { $gold } gold
option-raise = Raise { $hero-the } for { $gold } gold
option-leave-healer = Leave the Healer
option-camp = Camp
option-march-on = March on
option-regain-health = 1 health
option-regain-nothing = Nothing
option-ambush-done = That is enough
note-shots-left = { $n } left in this room
note-rage-left = rage { $n }
note-known-room = { $room }
note-room-monsters =
    level { $level }, { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    }, { $wandering ->
        [0] none
       *[other] { $wandering }
    } wandering
note-owed = { $gold } gold owed
note-worth = { $gold } gold

# What happens

event-catacombs-laid = The catacombs are laid out in { $cards } cards. { CAP($lord-the) } waits at the end; the wandering monster is { $wandering-the }.
event-hero-taken = { CAP($seat-the) } takes { $who-the }.
event-story-settled =
    { $agreed ->
        [0] Not everybody agrees: no stories this time.
       *[other] All agree: the Master may tell stories.
    }
event-story-told = The Master tells: “{ $text }” ({ $setting })
event-room-entered = { $again ->
        [yes] The Heroes come back to the room “{ $room }”.
       *[no] A door opens: { $room }.
    }
event-exits-differ = { $room } has no entrance on this side; its card is turned down again.
event-room-empty = Nothing is left in { $room }; the Heroes pass through.
event-reserve-short = The reserve is empty: { $called ->
        [yes] no { $monster } answers the call
       *[no] { $missing ->
            [one] { $monster-a } is
           *[other] { $missing } { $monster-pl } are
        } missing
    }.
event-no-space = There is no room left: { $monster-a } stays in the reserve.
event-wanderer-came = { CAP($who-the) }, a wandering monster, comes into the room.
event-round-began = Round { $round }.
event-flicked = { CAP($by-the) } tries { $attack-a }.
event-slipped = { CAP($who-the) } moves{ $more ->
        [yes] {" "}and pushes { $all-the } to the edge
       *[no] {""}
    }.
event-touched-nobody = { CAP($by-the) } { $more ->
        [yes] misses with { $attack } and knocks { $all-the } to the edge
       *[no] { $off ->
            [yes] misses with { $attack }
           *[no] { $moves ->
                [yes] hits nobody
               *[no] misses with { $attack }
            }
        }
    }.
event-unharmed = { CAP($target-the) } is unhurt.
same-blow = { $by }
    .the = with the same blow, { $by-the }
unharmed-absorption = { CAP($by-the) } hits { $target-the } in vain: only punches hurt it.
unharmed-sorcerer-theme = { CAP($by-the) } hits { $target-the } in vain: while the decoy stands, nothing does any harm.
unharmed-familiar-punch-harmless = { CAP($by-the) } bumps into { $target-the } and harms nobody.
unharmed-retaliation-not-at-attacker = { CAP($by-the) } hits { $target-the } in vain: a retaliation spares whoever provoked it.
unharmed-chain-never-same-target-twice-running = { CAP($by-the) } hits { $target-the } again, in vain: never twice running in a chain.
unharmed-affects-only-user = { CAP($by-the) } blunders into { $target-the }, whom nobody sees: no harm done.
unharmed-never-two-rounds-running = { CAP($target-the) } is incapacitated already.
unharmed-never-incapacitated = { CAP($target-the) } is never incapacitated.
event-damaged = { CAP($by-the) } { $off ->
        [yes] knocks { $target-the } to the edge
       *[no] hits { $target-the }
    }: { $points } damage{ $softened ->
        [yes] {" "}({ $helm-the } takes the rest)
       *[no] {""}
    }, { $left } health left.
event-slain = { CAP($by-the) } kills { $target-the }.
event-slain-late = { CAP($target-the) } falls, killed by { $by-the }.
event-burned = { CAP($target-the) } is burned by a Fire Wall: { $points } damage{ $left ->
        [0] {""}
       *[other] , { $left } health left
    }.
event-hero-died = { CAP($target-the) } dies.
event-ally-gone = { CAP($target-the) } is out of the fight.
event-ally-beaten = { CAP($by-the) } puts { $target-the } out of the fight.
event-came-back = { CAP($who-the) } slides to the edge.
event-all-came-back = { CAP($all-the) } slide to the edge.
event-shield-lost = The Shield is pushed off the board and lost.
event-decoy-gone = The decoy vanishes.
event-decoy-struck = { CAP($by-the) } hits the decoy, and it vanishes.
event-stunned = { CAP($target-the) } is incapacitated.
event-stunned-spent = { CAP($target-the) }, exhausted, is incapacitated.
event-turned-to-stone = { CAP($target-the) } turns to stone.
event-recovered = { $stone ->
        [yes] The stone cracks: { $who-the } can move again.
       *[no] { CAP($who-the) } recovers.
    }
event-retaliated = { CAP($who-the) } may strike back.
event-retaliated-dying = { CAP($by-the) } deals { $who-the } a mortal blow; it may still strike back.
event-regenerated = { CAP($who-the) } regenerates.
event-became-wall = { CAP($who-the) } becomes a Fire Wall.
event-feeding = { CAP($who-the) } feeds and is incapacitated.
event-passed = { CAP($who-the) } passes.
event-held-back = { CAP($who-the) } holds back.
event-raged = { CAP($who-the) } flies into a rage!
event-spell-cast = { CAP($by-the) } casts { $spell }.
event-moved = { CAP($who-the) } vanishes and appears elsewhere.
event-changed-places = { CAP($who-the) } and { $target-the } exchange their places.
event-item-used = { CAP($by-the) } uses { $item-the }.
event-softened = { CAP($item-the) } protects { $who-the }{ $left ->
        [0] , who is unhurt
       *[other] : the blow is softened
    }.
event-softened-blow = { $left ->
        [0] { CAP($by-the) } hits { $who-the }, but { $item-the } takes the blow.
       *[other] { CAP($item-the) } softens the blow of { $by-the }.
    }
event-healed = { $gold ->
        [0] { CAP($target-the) } regains { $points } health and now has { $left }.
       *[other] For { $price } the Healer gives { $points } health back to { $target-the }, who now has { $left }.
    }
event-power-used = { CAP($by-the) } calls upon { $power }.
event-spawned = { CAP($who-a) } appears.
event-room-cleared = { $ambush ->
        [yes] The ambush is beaten off
       *[no] { $room }: not a monster left
    }.
event-gold-taken = { CAP($who-the) } { $gold ->
        [0] earns nothing
       *[other] earns { $gold } gold
    }{ $missing ->
        [0] {""}
       *[other] : { $missing } more is owed, but the reserve is empty
    }.
event-gold-shared = Gold earned: { $shares }.
gold-share = { $n } for { $hero-the }
event-merchant-opened = The Merchant shows { $items-a }.
event-bought = { CAP($who-the) } buys { $item-a } for { $price }.
price = { $gold } gold{ $own ->
        [yes] { $more ->
            [yes] {" "}({ $shares })
           *[no] {""}
        }
       *[no] { $all-count ->
            [one] {" "}paid by { $all-the }
           *[other] {" "}({ $shares })
        }
    }
event-called-off = { $missing } gold is missing: nothing is bought, nobody pays.
event-chipped-in = { CAP($who-the) } pays { $gold } gold for { $target-the }.
event-pooled = Gold for { $target-the }: { $shares }.
gold-from = { $n } from { $hero-the }
event-raised = { $gold ->
        [0] { CAP($target-the) } lives again
       *[other] For { $price } the Healer brings { $target-the } back to life
    }, with { $left } health.
event-went-on = { $poor ->
        [yes] The Heroes cannot afford anything here and move on.
       *[no] Nobody needs the Healer; the Heroes move on.
    }
event-camped = The Heroes make camp (space { $space } of the tracker).
event-camped-healed = The Heroes make camp (space { $space } of the tracker). Health now: { $shares }.
health-share = { $n } for { $hero-the }
event-ambushed = The camp is attacked by { $monsters-a }.
event-spell-regained = The Wizard takes back { $spell }.
event-game-won = { $winner }

# Chapters of the rulebook

chapter-game = The game
chapter-components = Components
chapter-health = Health
chapter-spell = Spells
chapter-gold = Gold
chapter-equipment = Equipment
chapter-setup = Preparation
chapter-hero = Heroes
chapter-layout = Layout of the catacombs
chapter-phase = Phases
chapter-explore = Exploration
chapter-install = Installation
chapter-room-card = Room cards
chapter-wandering = Wandering monsters
chapter-combat = Combat
chapter-resolution = Resolution
chapter-damage = Strikes and damage
chapter-attack = Attacks
chapter-ally = Allies
chapter-monster = Monsters
chapter-ability = Monsters’ abilities
chapter-incapacity = Incapacity
chapter-death = Death of a Hero
chapter-merchant = The Merchant
chapter-healer = The Healer
chapter-lord = The Lords of the catacombs
chapter-victory = Victory
chapter-general = Points to remember
chapter-variant = Variants

# The other seat

seat-overlord = The Master
    .a = a Master

# A first game.
teach-goal = The Heroes go from room to room and slay the Catacomb Lord in the last one; the Master wins when none of them can act any more.
teach-score = There are no points: one side wins. Gold buys help at the Merchant’s and the Healer’s on the way.
teach-signs = Each disc is somebody: monsters have a broken rim and the colour of their kind. Everything bounces off pillars; what slides over the edge is put back there. The line before a flick ends at what it would touch first.
teach-at-install-heroes-placed-first = Where a disc begins decides what it can hit: keep a free line to the foe, and a pillar between him and the weak.
teach-at-combat-hero-order-free = Each Hero acts once before the monsters do, in the order that you like: pull his disc back and let go, and he strikes; a click shows what else he can do.
teach-at-attack-missile-placed-within-25-mm = A missile is a small disc put beside the shooter: it strikes the first foe that it touches, and the shooter stays where he is.
teach-at-attack-punch-flicked-by-fingers = Pull back and let go: the disc itself strikes the foe that it touches, and stays where it comes to rest.

# Advice: why a bot would do that

why-aim = Aim at { $target-the }: { $chance }% to hit.
why-act = To strike { $target-the }: { $chance }% to hit.
why-rebound = By a rebound at { $target-the }: no straight line leads there.
why-move = Nobody can be reached from here: this is for a better place.
why-hold = Better not: no flick is worth the risk.
why-rest = Nothing is worth the risk from here: better to stay under cover.
why-rage = Enough foes within reach for a row of punches, and other Heroes standing to cover it.
why-cleared = Nobody is left to strike in this room.
why-draught = Enough health lost for nothing of the draught to be wasted, or rage to be regained.
why-block = A shield stops flicks on their way.
why-summon = The foes are many: one more ally draws their blows.
why-carry = The weakest of the Heroes is better off elsewhere.
why-strength = Another Hero has a good punch to make, and it will count double.
why-power = This power is worth more than a punch.
why-bargain = It is half price, and of most use.
why-rich = There is gold enough, and it is of most use.
why-save = The rest is not worth its price: the gold will pay the Healer.
why-raise = One more Hero weighs more than anything else to be bought.
why-weakest = This is the Hero who is worst off.
why-whole = There is nothing more to heal, or nothing left to pay with.
why-hurt = Too many wounds to go on like this: the halt is worth its risk.
why-hale = Few wounds: no need to risk an ambush.
why-easiest = The weaker monsters of the two ways.
why-unseen = The way that was taken least.
