# The labyrinth
chapter-labyrinth = The labyrinth
variant-labyrinth = A labyrinth level
variant-labyrinth-no = None
variant-labyrinth-first = Below the first stairs down
variant-labyrinth-rolled = The dice say it for each stairs down
variant-quest-labyrinth = The labyrinth of Valcendre
treasure-silver-compasses = the silver compasses
bad-setup-labyrinth = A labyrinth level needs a dungeon of two levels at least.
quest-labyrinth-drawn = level { $level } cannot be a labyrinth and be drawn area by area

labyrinth-room-nothing = an empty room
labyrinth-room-hazard = a hazard room
labyrinth-room-monsters = an occupied room
labyrinth-room-stairs = a room with stairs down
labyrinth-room-quest = the Quest Room

option-labyrinth-wall = { CAP($side) } wall: that of a room of { $w } by { $h }

event-labyrinth-begun = Level { $level }: a labyrinth. The stairs end at a crossing; corridors lose themselves in the dark.
event-labyrinth-below = The stairs wind down to a labyrinth.
event-labyrinth-corridor = A narrow corridor{ $monsters ->
    [yes] {" "}where monsters prowl.
   *[no] { $doors ->
        [0] , with nothing in particular.
       *[other] .
      }
  }
event-labyrinth-junction = { $side ->
    [n] At its north end
    [e] At its east end
    [s] At its south end
    [w] At its west end
   *[none] At its end
  } { $blocked ->
    [yes] rubble bars the way
   *[no] the crossing is clear
  }.
event-labyrinth-room = Behind the door: { $holds }.
feature-debris = Rubble
trapdoor-labyrinth = stairs down to a labyrinth

# Furniture
variant-furniture = Furniture in the rooms
variant-veterans = The veterans of HeroQuest bring what they found
furniture-weapon-rack = weapon rack
    .a = a weapon rack
furniture-cupboard = cupboard
    .a = a cupboard
furniture-table = table
    .a = a table
furniture-fireplace = fireplace
    .a = a fireplace
furniture-bookcase = bookcase
    .a = a bookcase
furniture-torture-rack = torture rack
    .a = a torture rack

ask-piece-place = Where does { $piece-the } stand?
option-search-piece = Search { $piece-the }
option-take-from = Take what hangs on { $piece-the }
option-take-log = Snatch up a burning log

event-piece-found = In the room: { $piece-a }.
event-piece-searched = { CAP($who-the) } searches { $piece-the }{ $found ->
    [yes] .
   *[no] : there is nothing to take.
  }
event-rat-bit = A rat that hid there bites { $who-the } in the hand: Weapon Skill −1, until a potion of healing cures the bite.
event-bite-healed = The rat’s bite no longer hinders { $who-the }.
event-log-taken = { CAP($who-the) } snatches { $item-a } from the fire.
event-destroyed = With { $item-the } { $who-the } destroys { $target-the } at once.

# The things of HeroQuest
item-burning-log = burning log
    .a = a burning log
item-orcs-bane = Orcs Bane
    .the = Orcs Bane
    .a = Orcs Bane
item-spirit-blade = Spirit Blade
    .the = the Spirit Blade
    .a = the Spirit Blade
item-borins-armour = Borin’s Armour
    .the = Borin’s Armour
    .a = Borin’s Armour
item-talisman-of-lore = Talisman of Lore
    .the = the Talisman of Lore
    .a = the Talisman of Lore
item-speed-potion = potion of speed
    .a = a potion of speed
    .pl = potions of speed
item-resistance-potion = potion of resistance
    .a = a potion of resistance
    .pl = potions of resistance
item-heroic-brew = heroic brew
    .a = a heroic brew
    .pl = heroic brews
item-holy-water = phial of holy water
    .a = a phial of holy water
    .pl = phials of holy water
item-wand-of-recall = Wand of Recall
    .the = the Wand of Recall
    .a = the Wand of Recall
item-spell-book = spell book
    .a = a spell book
    .pl = spell books

effect-has-recalled = Has recalled a spell this turn
effect-heroic-brew = Heroic brew: one more attack
effect-improvised = A burning log in hand
effect-rat-bite = Bitten by a rat: Weapon Skill −1
effect-resistance-potion = Potion of resistance: Toughness +1
effect-speed-potion = Potion of speed: Speed doubled

ask-heirloom = { CAP($figure-the) }: what does this hero bring from earlier adventures?
ask-store-spell = { CAP($figure-the) }: which spell is stored in { $item-the }?
option-use-speed = Drink a potion of speed
option-use-resistance = Drink a potion of resistance
option-use-brew = Drink a heroic brew
option-sprinkle = Sprinkle { $target-the }: { $item }
source-recall = { " " }from the Wand of Recall
note-recalled = spells in store: { $spells }

event-heirloom-brought = { CAP($who-the) } brings { $item-a } from earlier adventures.
event-spell-stored = { CAP($who-the) } stores “{ $spell }” in { $item-the }.

# HeroQuest's adventures revisited
figure-ulag = Ulag
    .the = Ulag
    .a = Ulag
    .pl = Ulag
figure-grak = Grak
    .the = Grak
    .a = Grak
    .pl = Grak
figure-balur = Balur
    .the = Balur
    .a = Balur
    .pl = Balur
figure-witch-lord = Witch Lord
    .the = the Witch Lord
    .a = the Witch Lord
    .pl = Witch Lord
figure-sir-ragnar = Sir Ragnar
    .the = Sir Ragnar
    .a = Sir Ragnar
    .pl = Sir Ragnar

ask-body-point = { CAP($figure-the) } loses a Body Point: a Wound ({ $wounds } left), or a Fate Point ({ $fate } left)?
option-body-wound = A Wound
option-body-fate = A Fate Point
event-body-point-lost = { CAP($who-the) } loses a Body Point, paid with { $fate ->
    [yes] a Fate Point
   *[no] a Wound
  }.
event-unharmed = Nothing of the kind can harm { $who-the }: one weapon alone can.
quest-post-outside = a monster’s post is outside the area
quest-piece-outside = the furniture reaches beyond the area

# The columns of tables
column-attacker = Att. / def.
column-blocked = Rubble
column-holds = Result
column-piece = Furniture
column-bite = Bite
column-again = Further rolls
column-spells = Spells
