### The Castle of Spells

title = The Castle of Spells
blurb = Leave the village, break into the castle of Doom, come back alive and laden with treasure. One to seven players, no game master: the monsters come out of a bowl.

variant-names = Name the characters
variant-names-warrior = Warrior
variant-names-magician = Magician
variant-names-cleric = Cleric
variant-names-thief = Thief

## Decisions

ask-class = Which character will you play?
ask-double = The first four are taken. Of which class will you be the double?
ask-weapon = Which weapon will { $who-the } carry?
ask-turn = The group is { $at-at }. What now?
ask-turn-some = { CAP($who-the) } are { $at-at }. What now?
ask-turn-alone = { CAP($who-the) } is alone { $at-at }. What now?
ask-turn-one = { CAP($who-the) } is { $at-at }. What now?
ask-go-on = Nothing in sight { $at-at }. Go on?
note-wounds = wounds: { $wounds }
ask-fight-or-flee = { $armed ->
    [yes] Flee or fight { $foes-the }?
   *[no] None of your weapons can hurt { $foes-the }. What now?
}
ask-run-where = You flee { $distance ->
    [one] one point
   *[other] { $distance } points
} from here. Where to?
ask-run-where-apart = { CAP($who-the) } { $who-count ->
    [one] flees
   *[other] flee
} { $distance ->
    [one] one point
   *[other] { $distance } points
} from here. Where to?
ask-run-where-chased = { $asked } ({ CAP($foes-the) } will follow.)
ask-scatter = Everyone for themselves! What does { $who-the } do?
ask-fly = { CAP($who-the) } can fly off. Where to?
ask-join = There is a fight close by, { $at-at }. Does { $who-the } come to help?
ask-spell = Does { $who-the } try a spell before striking?
ask-target = Whom does { $who-the } strike?
ask-pair = Who strikes next?
ask-who-takes = Who takes { $treasure-the }?
ask-who-drinks = Who drinks the healing phial? It cannot be kept.
ask-wear = Does { $who-the } put on { $item-the }?
ask-who-takes-from = Who takes what { $dead-the } carried?
ask-give = What would you give or exchange?
ask-give-to = Who receives { $item-the }?
ask-in-return = What must { $who-the } give in return for { $item-the }?
ask-agree = { CAP($who-the) } offers you { $item-a } for { $back-a }. Agreed?
ask-order = The marching order: { $who-the }. Who changes place?
ask-who-leaves = Who leaves the group?
ask-who-with = Who goes along?
ask-leave = Does { $who-the } leave the group, as proposed?
ask-council = Before the party moves on, what do you do?

option-go = Go to { $to-the }
option-stay = Stay here
option-rest = Stay in the village
option-halt = Halt here
option-search = Search the door of { $room-the }
option-enter = Enter { $room-the }
option-leaving = { $deed } (leaving { $who-the } asleep)
option-open-secret = Try to open the S-shaped door
option-order = Change the marching order
option-to-front = { CAP($who-the) } to the front
option-to-back = { CAP($who-the) } to the rear
option-split = Split up
option-together = No, stay together
option-that-is-all = Nobody else
option-leave = { CAP($who-the) } goes a separate way
option-council = Let everybody see to their own affairs
option-done = Nothing more
option-fight = Fight
option-flee = { $count ->
    [one] Flee
   *[other] Flee together
}
option-scatter = Scatter
option-stay-in-fight = Stay in the fight
option-run-alone = Run alone
option-join = Come to help
option-keep-away = Keep away
option-sleep = Put { $foe-the } to sleep
option-burn = Burn { $foe-the }
option-no-spell = Save the spell
option-strike = { $foe } ({ $life } LP)
option-pair = { CAP($who-the) }
option-leave-it = Nobody
option-wear = Put it on
option-keep = Keep it without wearing it
option-drink-fountain = { CAP($who-the) } drinks from the fountain
option-drink-phial = { CAP($who-the) } drinks from the phial
option-put-on = { CAP($who-the) } puts on { $item-the }
option-free = { CAP($who-the) } tries to free { $other-the } from stone
option-trade = Give or exchange
option-take-from = Take what { $dead-the } carried
option-give = { $item } ({ $who })
option-nothing = Nothing after all
option-gift = Nothing: it is a gift
option-yes = Yes
option-no = No

note-home = the game ends there
note-calm = a safe place
note-triangle = monster: { $percent }%
note-square = encounter or treasure: { $percent }%
note-detect = { $percent }% to find the trap; once disarmed, in you go
note-trap-armed = trap: { $percent }%
note-trap-spent = no trap left
note-magic-room = a treasure, and a special monster
note-works = { $percent }% to succeed
note-escape = { $percent }% to escape
note-first-blood = { $percent }% to hit in the first exchange{ $foes ->
    [one] {""}
   *[other] , at the easiest target
}
note-pair = { $percent }% to hit, { $wounds ->
    [0] less than one wound
    [one] about one wound
   *[other] about { $wounds } wounds
}
note-by-spell = only a spell can harm it
note-unarmed = no weapon can harm it
note-leaves-behind = leaving { $who-the } behind
note-strike = { $hit }% to hit, { $kill }% to kill
note-curse = { $percent }% to turn evil
note-jewel = unknown spell
note-unknown-potion = 1 poison, 2 water, 3 flying, 4 strength, 5 or 6 revival
note-worth = worth { $value } points at home
note-phial = { $potion }, { $turns ->
    [one] one turn more
   *[other] { $turns } turns more
}

gold-pieces = { $amount } gold pieces
    .the = the { $amount } gold pieces
    .a = { $amount } gold pieces

class-warrior = fights by strength: 3 to 13 LP, hit on 5 or 6
class-magician = puts monsters to sleep or burns them: 1 to 3 LP, hit on 3 or more
class-cleric = heals, and frees from stone: 2 to 9 LP, hit on 4 or more
class-thief = foils traps, opens the secret door: 1 to 6 LP, hit on 4 or more

## The story

event-created = { CAP($who-the) } sets out with { $life ->
    [one] a single life point
   *[other] { $life } life points
}.
event-created-armed = { CAP($who-the) } sets out with { $item-a } and { $life ->
    [one] a single life point
   *[other] { $life } life points
}.
event-armed = { CAP($who-the) } takes { $item-a }.
event-turn-began = Turn { $turn }.
event-group-moved = The group reaches { $to-the }{ $quiet ->
    [yes] : all quiet
   *[no] {""}
}.
event-some-moved = { CAP($who-the) } reach { $to-the }{ $quiet ->
    [yes] : all quiet
   *[no] {""}
}.
event-moved = { CAP($who-the) } reaches { $to-the }{ $quiet ->
    [yes] : all quiet
   *[no] {""}
}.
event-stayed = { CAP($who-the) } { $who-count ->
    [one] stays
   *[other] stay
} { $at-at }{ $quiet ->
    [yes] : all quiet
   *[no] {""}
}.
event-group-stayed = The group stays { $at-at }{ $quiet ->
    [yes] : all quiet
   *[no] {""}
}.
event-slept-on = { CAP($who-the) } { $who-count ->
    [one] is left asleep
   *[other] are left asleep
} { $at-at }.
event-village-waits = You have waited for { $turns } turns: in the village nobody heals and nothing is found. The castle is waiting.
event-castle-entered = The gates of the castle of Doom lie behind you!
event-stepped-up = { CAP($who-the) } takes the lead.
event-fell-back = { CAP($who-the) } falls back to the rear.
event-set-off-alone = { CAP($who-the) } { $who-count ->
    [one] leaves
   *[other] leave
} the group.
event-set-off-most = { CAP($who-the) } part from { $left-the }.
event-unwilling = { CAP($who-the) } would rather stay with the group.
event-quiet = Nothing happens.
event-monster-appeared = { $count ->
    [one] { CAP($foe-a) } appears
   *[other] { CAP(COUNT($count)) } { $foe-pl } appear
}!
event-monsters-appeared = { CAP($foes) } appear!
foe-counted = { $count ->
    [one] { $foe-a }
   *[other] { COUNT($count) } { $foe-pl }
}
    .the = the { COUNT($count) } { $foe-pl }
event-treasure-seen = You catch sight of { $treasure-a }.
event-put-back = { CAP($treasure-a) }! But nothing of the kind may be kept outside the castle: the counter goes back into the bowl.
event-redrawn = { $count ->
    [one] One counter drawn in vain goes
   *[other] { $count } counters drawn in vain go
} back into the bowl.
event-ran = { CAP($who-the) } { $who-count ->
    [one] flees
   *[other] flee
} to { $to-the }.
event-group-ran = The group flees to { $to-the }.
event-escaped = { CAP($foe-the) } { $foe-count ->
    [one] loses
   *[other] lose
} your trail.
event-caught = { CAP($foe-the) } { $foe-count ->
    [one] catches
   *[other] catch
} up with { $who-count ->
    [one] { $who-the }
   *[other] the fugitives
} and will strike first.
event-left-behind = { CAP($who-the) } { $who-count ->
    [one] is left asleep
   *[other] are left asleep
} under the blows.
event-flew-off = { CAP($who-the) } takes wing and lands { $to-at }.
event-forfeited = { CAP($treasure-the) } must be left behind.
event-came-to-help = { CAP($who-the) } comes running and joins the fight.
event-round-began = Round { $round }.
event-hit = { CAP($who-the) } hits { $foe-the } with { $item-the }: { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
}{ $left ->
    [0] , a mortal blow
   *[other] , { $left } LP left
}.
event-missed = { CAP($who-the) } misses { $foe-the }.
event-foe-hit = { CAP($foe-the) } strikes { $who-the }{ $second ->
    [yes] {" "}with a second blow
   *[no] {""}
}: { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
}{ $softened ->
    [0] {""}
    [one] {" "}(one turned aside)
   *[other] {" "}({ $softened } turned aside)
}{ $left ->
    [0] , a mortal blow
   *[other] , { $left } LP left
}.
event-foe-missed = { $second ->
    [yes] The second blow of { $foe-the } misses { $who-the }
   *[no] { CAP($foe-the) } misses { $who-the }
}.
event-foe-sleeps = { CAP($foe-the) } sleeps on.
event-foe-died = { CAP($foe-the) } is dead.
event-foe-slain = { CAP($who-the) } kills { $foe-the } with { $item-the }: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
recalled-slain = { CAP($who-the) } kills { $foe-the } with { $item-the }.
recalled-killed = { CAP($who-the) } falls to the blows of { $foe-the }.
event-died = { CAP($who-the) } dies.
event-drained = { CAP($foe-the) } robs { $who-the } of a life point for good{ $left ->
    [0] {""}
   *[other] : { $left } LP left, never more than { $initial } from now on
}.
event-petrified = { CAP($who-the) } meets the gaze of { $foe-the } and is turned to stone.
event-fell-asleep = { CAP($foe-the) } casts a charm: { $who-the } falls asleep.
event-woke = { CAP($who-the) } wakes up.
event-withstood = { CAP($who-the) } withstands the spell of { $foe-the }.
event-spell-slept = { CAP($who-the) } casts a spell: { $foe-the } will sleep for { $rounds ->
    [one] one round
    [2] two rounds
   *[other] { $rounds } rounds
}.
event-spell-burnt = { CAP($who-the) } raises a hand: { $foe-the } goes up in flames!
event-spell-failed = { CAP($who-the) } tries in vain to put { $foe-the } to sleep.
event-burning-failed = { CAP($who-the) } tries in vain to burn { $foe-the }.
event-healed = { CAP($healer-the) } { $own ->
    [yes] tends their own wounds,
   *[no] heals { $who-the }, who
} regains { $amount ->
    [one] one life point
   *[other] { $amount } life points
} and now has { $life }.
event-not-healed = { CAP($healer-the) } tries in vain to { $own ->
    [yes] tend their own wounds
   *[no] heal { $who-the }
}.
event-freed = { CAP($healer-the) } frees { $who-the } from the stone!
event-still-stone = The stone withstands { $healer-the }: { $who-the } does not stir.
event-trap-found = { CAP($who-the) } discovers a trap at the door of { $room-the }.
event-no-trap-found = { CAP($who-the) } finds no trap at the door of { $room-the }.
event-trap-disarmed = { CAP($who-the) } disarms the trap. The way is clear.
event-trap-botched = { CAP($who-the) } fumbles: the trap goes off!
event-trap-worked = A click… the trap in { $room-the }!
event-trap-sprung = { CAP($trap-the) }
event-trap-hurt = { CAP($who-the) } { $wounds ->
    [0] comes to no harm{ $softened ->
        [0] {""}
       *[other] {" "}thanks to the armour
    }
   *[other] loses { $wounds } LP{ $softened ->
        [0] {""}
       *[other] {" "}({ $softened } fewer thanks to the armour)
    }{ $left ->
        [0] {" "}and dies
       *[other] , { $left } left
    }
}.
event-room-stirs = { $column ->
    [triangle] You listen in { $room-the }{ $quiet ->
        [yes] : not a sound.
       *[no] …
    }
    [square] You look around { $room-the }{ $quiet ->
        [yes] : nobody there, nothing to be found.
       *[no] …
    }
   *[trap] The trap in { $room-the } no longer works: nothing happens.
  }
event-secret-door-opened = { CAP($who-the) } discovers the secret: the S-shaped door opens.
event-secret-door-shut = The S-shaped door stays shut before { $who-the }.
event-found = { CAP($who-the) } takes { $item-a }.
event-gold-found = Not stones but gold: { $who-the } gathers { $amount } gold pieces.
event-weapon-known = It is { $item-a }!
event-declined = Nobody wants it: { $treasure-the } goes back into the bowl.
event-armour-fitted = { CAP($who-the) } dons the magic armour: { $off ->
    [one] one wound less
   *[other] { $off } wounds fewer
} from each blow.
event-armour-kept = { CAP($who-the) } keeps the old magic armour: the new one is no better.
event-jewel-waits = { CAP($who-the) } puts on { $item-the }: nothing happens for now.
event-jewel-still-waits = { CAP($item-the) } that { $who-the } wears still does nothing.
event-jewel-wards = { CAP($item-the) } protects { $who-the }: one wound less from each blow of a monster.
event-jewel-slumbers = { CAP($item-the) } sends { $who-the } to sleep for { $turns ->
    [one] one turn
    [2] two turns
   *[other] { $turns } turns
}.
event-jewel-antidote = { CAP($item-the) } will guard { $who-the } against poison.
event-weapon-obeys = { CAP($item-the) } obeys: { $who-the } is its master.
event-turned-evil = { CAP($item-the) } takes hold of the soul of { $who-the }, who turns to evil and falls upon the others!
event-came-to-his-senses = { CAP($who-the) } sees reason again, and masters the weapon at last.
event-drank = { CAP($who-the) } drinks: it is { $potion-a }.
event-revived = { CAP($who-the) } regains { $amount ->
    [one] one life point
   *[other] { $amount } life points
} and now has { $life }.
event-poisoned = The poison burns: { $who-the } loses { $loss } LP{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
event-poison-neutralised = The jewel guards { $who-the }: the poison has no effect.
event-phial-emptied = The phial that { $who-the } carried has lost its virtue.
event-given = { CAP($giver-the) } gives { $item-the } to { $taker-the }.
event-trade-refused = { CAP($who-the) } refuses the exchange.
event-taken = { CAP($who-the) } takes what { $dead-the } carried.
event-came-home = { CAP($who-the) } is back in the village: { $score ->
    [one] one point
   *[other] { $score } points
}.
event-never-saw-castle = { CAP($who-the) } has never seen the castle{ $score ->
    [0] {""}
    [one] : one point for the finds
   *[other] : { $score } points for the finds
}.
event-never-returned = { CAP($who-the) } never came back.

outcome-lost = The castle of Doom has been too much for all of you. Nobody will bear witness.
outcome-home = { $count ->
    [0] Nobody has come back
    [one] Only one has come back
    [2] Two have come back
    [3] Three have come back
    [4] Four have come back
    [5] Five have come back
    [6] Six have come back
    [7] Seven have come back
   *[other] { $count } have come back
} from the castle of Doom: { $score ->
    [0] no points
    [one] one point
   *[other] { $score } points in all
}.

## The table

headline-muster = In the village, making ready
headline-turn = Turn { $turn }
headline-fight = Turn { $turn } · fight { $at-at } · round { $round }
scene-fight = Fight { $at-at }
label-life = Life points
label-bowl = Bowl
label-group = Group: { $who }
label-grave = Remains: { $who }
label-weapon = Weapon
label-foe-hit = Hit on
label-foe-blow = Wounds
label-foe-pursuit = Pursuit
label-foe-first = Strikes
label-foe-touch = Curse
touch-drain = steals a life point for good
touch-petrify = may turn to stone
touch-slumber = may send to sleep
value-blow = { $wounds }
value-first = first
value-number = { $n }
label-struck = Hit on
label-armour = Armour
label-spell = Spell
value-weapon = { $item } ({ $wounds })
value-or-more = { $number } or more
value-armour = { $off ->
    [one] one wound
   *[other] { $off } wounds
} off each blow
value-spell = { $turns ->
    [0] ready
    [one] in one turn
   *[other] in { $turns } turns
}
badge-dead = dead
badge-petrified = petrified
badge-asleep = asleep
badge-evil = possessed
badge-strong = strong
badge-flying = flying
badge-star = special monster
badge-magic-only = magic weapons only

## Jewels, potions, traps

jewel-unworn = not worn yet
jewel-waiting = bides its time
jewel-ward = one wound less
jewel-slumber = its sleep is spent
jewel-antidote = against poisons
potion-unknown = unknown nature
potion-poison = poison
potion-water = clear water
potion-flying = flying potion
    .a = a flying potion
potion-strength = strength potion
    .a = a strength potion
potion-revival = revival
    .a = a revival potion
trap-trapdoor = A trapdoor opens!
trap-arrow = An arrow flies!
trap-poisoned-arrow = A poisoned arrow flies!
trap-falling-stones = Stones come down!
trap-stiff = The mechanism grates and sticks… then moves again.
trap-explosion = An explosion!

## Chapters of the rules

chapter-setup = The game
chapter-dice = The dice
chapter-counter = The counters
chapter-char = The characters
chapter-weapon = The weapons
chapter-create = Creating the characters
chapter-move = Movement
chapter-start = Setting out
chapter-turn = The turn
chapter-lp = Life points
chapter-hit = Hit rolls
chapter-wound = Wounds
chapter-example = Examples
chapter-event = Events
chapter-flee = Flight
chapter-combat = Combat
chapter-special = Special monsters
chapter-magician = The Magician’s powers
chapter-heal = Healing
chapter-castle = In the castle
chapter-trap = Traps
chapter-magicroom = The magic room
chapter-treasure = Treasures
chapter-armour = Magic armours
chapter-ring = Rings and necklaces
chapter-magicweapon = Magic weapons
chapter-phial = Phials
chapter-fountain = Fountains
chapter-end = The end of the game

## Places

point-V00 = Guédoom village
    .the = the village of Guédoom
point-C01 = Mill Lane
    .the = Mill Lane
point-C02 = Charcoal Pits
    .the = the Charcoal Pits
point-C03 = Gallows Oak
    .the = the Gallows Oak
point-C04 = Toll Bridge
    .the = the Toll Bridge
point-C05 = Bramble Hollow
    .the = Bramble Hollow
point-C06 = Sunken Barrow
    .the = the Sunken Barrow
point-C07 = Fox Copse
    .the = Fox Copse
point-C08 = Flooded Shrine
    .the = the Flooded Shrine
point-C09 = Leaning Stones
    .the = the Leaning Stones
point-C10 = Shepherd’s Rise
    .the = Shepherd’s Rise
point-C11 = Wolf Run
    .the = Wolf Run
point-C12 = Dry Well
    .the = the Dry Well
point-C13 = Willow Ford
    .the = Willow Ford
point-C14 = Peat Cutting
    .the = the Peat Cutting
point-C15 = Broken Cart
    .the = the Broken Cart
point-C16 = Wayside Cross
    .the = the Wayside Cross
point-C17 = Black Pines
    .the = the Black Pines
point-C18 = Hermit’s Cave
    .the = the Hermit’s Cave
point-C19 = Ruined Lookout
    .the = the Ruined Lookout
point-C20 = Leech Marsh
    .the = Leech Marsh
point-C21 = Causeway Foot
    .the = the Causeway Foot
point-C22 = Thornfield
    .the = Thornfield
point-C23 = Cairn of the Seven
    .the = the Cairn of the Seven
point-C24 = East Dyke
    .the = the East Dyke
point-C25 = West Bank
    .the = the West Bank
point-C26 = Rook Tower
    .the = the Rook Tower
point-C27 = Moat Edge
    .the = the Moat Edge
point-K01 = Gatehouse
    .the = the Gatehouse
point-K02 = Lower Court
    .the = the Lower Court
point-K03 = Court Well
    .the = the Court Well
point-K04 = West Court
    .the = the West Court
point-K05 = East Court
    .the = the East Court
point-K06 = Upper Court
    .the = the Upper Court
point-K07 = Guardroom of Rust
    .the = the Guardroom of Rust
    .at = in the Guardroom of Rust
point-K08 = Bone Stables
    .the = the Bone Stables
    .at = in the Bone Stables
point-K09 = West end of the Hall of Banners
    .the = the west end of the Hall of Banners
point-K10 = East end of the Hall of Banners
    .the = the east end of the Hall of Banners
point-K11 = Cold Kitchen
    .the = the Cold Kitchen
    .at = in the Cold Kitchen
point-K12 = Chapel of Cinders
    .the = the Chapel of Cinders
    .at = in the Chapel of Cinders
point-K13 = West Passage
    .the = the West Passage
point-K14 = Gaping Armoury
    .the = the Gaping Armoury
    .at = in the Gaping Armoury
point-K15 = West Stair
    .the = the West Stair
point-K16 = Archive of Dust
    .the = the Archive of Dust
    .at = in the Archive of Dust
point-K17 = West end of the Gallery
    .the = the west end of the Gallery
point-K18 = Middle of the Gallery
    .the = the middle of the Gallery
point-K19 = East end of the Gallery
    .the = the east end of the Gallery
point-K20 = Threshold of the Magic Room
    .the = the threshold of the Magic Room
point-K21 = Dais of the Magic Room
    .the = the dais of the Magic Room
point-K22 = East Passage
    .the = the East Passage
point-K23 = Alchemist’s Cellar
    .the = the Alchemist’s Cellar
    .at = in the Alchemist’s Cellar
point-K24 = East Stair
    .the = the East Stair
point-K25 = Counting House
    .the = the Counting House
    .at = in the Counting House
point-K26 = Lookout Chamber
    .the = the Lookout Chamber
    .at = in the Lookout Chamber
point-afar = Far away
    .the = a safe distance

## Rooms

room-guardroom = Guardroom of Rust
    .the = the Guardroom of Rust
room-stables = Bone Stables
    .the = the Bone Stables
room-hall = Hall of Banners
    .the = the Hall of Banners
room-kitchen = Cold Kitchen
    .the = the Cold Kitchen
room-chapel = Chapel of Cinders
    .the = the Chapel of Cinders
room-armoury = Gaping Armoury
    .the = the Gaping Armoury
room-archive = Archive of Dust
    .the = the Archive of Dust
room-cellar = Alchemist’s Cellar
    .the = the Alchemist’s Cellar
room-treasury = Counting House
    .the = the Counting House
room-tower = Lookout Chamber
    .the = the Lookout Chamber
room-magic = Magic Room
    .the = the Magic Room

## Characters and monsters

being-warrior = Warrior
    .a = a Warrior
being-warrior-2 = Second Warrior
    .a = a second Warrior
being-magician = Magician
    .a = a Magician
being-magician-2 = Second Magician
    .a = a second Magician
being-cleric = Cleric
    .a = a Cleric
being-cleric-2 = Second Cleric
    .a = a second Cleric
being-thief = Thief
    .a = a Thief
being-thief-2 = Second Thief
    .a = a second Thief
being-skeleton = Skeleton
    .a = a Skeleton
    .pl = Skeletons
being-zombie = Zombie
    .a = a Zombie
    .pl = Zombies
being-ghoul = Ghoul
    .a = a Ghoul
    .pl = Ghouls
being-ghost = Ghost
    .a = a Ghost
    .pl = Ghosts
being-vampire = Vampire
    .a = a Vampire
    .pl = Vampires
being-troll = Troll
    .a = a Troll
    .pl = Trolls
being-dragon = Dragon
    .a = a Dragon
    .pl = Dragons
being-werewolf = Werewolf
    .a = a Werewolf
    .pl = Werewolves
being-goblin = Goblin
    .a = a Goblin
    .pl = Goblins
being-orc = Orc
    .a = an Orc
    .pl = Orcs
being-mummy = Mummy
    .a = a Mummy
    .pl = Mummies
being-ash-lord = Ash Lord
    .a = an Ash Lord
    .pl = Ash Lords
being-giant = Giant
    .a = a Giant
    .pl = Giants
being-demon = Demon
    .a = a Demon
    .pl = Demons
being-succubus = Succubus
    .a = a Succubus
    .pl = Succubi
being-chimera = Chimera
    .a = a Chimera
    .pl = Chimeras
being-sphinx = Sphinx
    .a = a Sphinx
    .pl = Sphinxes
being-centaur = Centaur
    .a = a Centaur
    .pl = Centaurs
being-medusa = Medusa
    .a = a Medusa
    .pl = Medusas
being-sorcerer = Sorcerer
    .a = a Sorcerer
    .pl = Sorcerers

## Things

item-dagger = Dagger
    .a = a dagger
item-sword = Sword
    .a = a sword
item-mace = Mace
    .a = a mace
item-bow = Bow
    .a = a bow
item-dagger-plus-1 = Dagger +1
    .a = a dagger +1
item-sword-plus-1 = Sword +1
    .a = a sword +1
item-mace-plus-1 = Mace +1
    .a = a mace +1
item-sword-plus-2 = Sword +2
    .a = a sword +2
item-ring = Ring
    .a = a ring
item-necklace = Necklace
    .a = a necklace
item-phial = Phial
    .a = a phial
item-gold = Gold
    .the = the gold
    .a = gold
item-sapphire = Sapphire
    .a = a sapphire
item-emerald = Emerald
    .a = an emerald
item-ruby = Ruby
    .a = a ruby
item-topaz = Topaz
    .a = a topaz
item-diamond = Diamond
    .a = a diamond

## Treasure counters

treasure-magic-weapon = Magic weapon
    .a = a magic weapon
treasure-phial = Healing phial
    .a = a healing phial
treasure-ring = Ring
    .a = a ring
treasure-necklace = Necklace
    .a = a necklace
treasure-armour = Suits of magic armour
    .the = the suits of magic armour
    .a = suits of magic armour of every size
treasure-gems = Precious stones
    .the = the precious stones
    .a = precious stones

# A first game.
teach-goal = Lead your party from the village to the castle of Doom, explore it, and come back to the village alive.
teach-score = At the end everybody who comes home from the castle is worth points; armour and treasures carried add to them. Those who stay behind bring nothing.
teach-signs = On the map nothing happens on a round point, somebody may be met on a triangle, and a square is a place to visit. What glows can be chosen.
teach-at-weapon-four-types = It is carried for the whole game, unless a magic one is found in the castle; each weapon has a die of its own for its blows.
teach-at-turn-sequence = The party goes together to a point that is near; what waits there is rolled for when it arrives.
teach-at-event-nothing-continue = Nothing was met: you may go on at once, and each further point can bring somebody.
teach-at-flee-choice = A fight may cost lives and bring treasure; to flee, a die must beat the monster’s pursuit.

## The cells of the printed tables
cell-stop-triangle = the triangle’s column
cell-stop-square = the square’s column
cell-stop-trap = a trap
cell-jewel-waiting = bides its time
cell-jewel-ward = one wound less each time
cell-jewel-slumber = a sleep of two turns, once
cell-jewel-again = roll again
cell-jewel-antidote = guards against poisons

# Advice: why a bot would do that

why-free = A companion set free is better than one left behind.
why-help = It costs nothing and may be of use.
why-drink = Enough wounds for the potion not to be wasted.
why-order = The sturdiest in front: they are the ones who are struck.
why-open = The secret door hides riches, and the party is still fit.
why-halt = This is where the party was bound.
why-to-gate = It is the calmest way to the gate of the castle.
why-to-rooms = It is the calmest way to a room that nobody has seen.
why-homeward = It is time to go home: this is the calmest way to the village.
why-calmest = It is the calmest way.
why-fight = Fought to the end, this should cost about { $cost }% of the party’s life.
why-flee = To fight would cost about { $cost }% of the party’s life.
why-hopeless = This fight might cost the whole party its life.
why-scatter = This fight is lost: everybody for himself.
why-flee-far = This fight would cost too much: better fly towards the village.
why-sleep = This is the foe who hurts most: better let him sleep.
why-spare = One more blow will do: the spell will be of use later.
why-join = Together this fight can be won.
why-pair-spell = Only a spell can harm this foe.
why-pair = Theirs are the hardest blows to be expected.
why-strike = This is the foe most likely to fall ({ $chance }%).
why-sturdy = The sturdiest is most likely to bring it home.
why-cursed = If the weapon is cursed, the others can master him.
