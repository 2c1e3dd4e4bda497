title = Advanced HeroQuest
blurb = A party of heroes, a dungeon that grows as it is explored, and a game master who may be one of you, the program, or the solo rules.

variant-heroes = Heroes who go down
variant-heroes-1 = 1, with two men-at-arms
variant-heroes-2 = 2, each with a man-at-arms
variant-master = Who plays the monsters
variant-master-solo = Nobody: they follow the rules for playing without a game master
variant-master-seat = A game master at the table: you, a friend or the program
variant-quest = Quest
variant-quest-expedition = Free expedition
variant-quest-tobaro = The Curse of Tobaro
variant-quest-hunt = The hunt for the six
variant-levels = Levels of the dungeon
variant-levels-0 = As many as the quest says
variant-again = Several expeditions: one may come home, heal in town and go down again
bad-setup-again = This quest has one expedition: there is no time for a second.
variant-quest_file = A quest of your own (a file)
variant-names = Names of your own for the heroes
variant-names-heinrich = Heinrich Löwen, warrior
variant-names-sven = Sven Hammerhelm, dwarf
variant-names-torallion = Torallion Leafstar, elf
variant-names-magnus = Magnus the Bright, wizard
variant-names-rogar = Rogar, barbarian
variant-names-durgin = Durgin, dwarf
variant-names-ladril = Ladril, elf
variant-names-telor = Telor, wizard

headline-setup = { $quest }
headline = { CAP($mode) }, level { $level } · { $quest }
mode-exploration = exploring
mode-combat = fighting
board-level = Level { $level }

# Questions
ask-order = Who moves next?
ask-explore = { CAP($figure-the) }: what now?
ask-after-move = { CAP($figure-the) } has moved. Anything here?
ask-carry = Where does { $figure-the } carry { $hero-the }?
ask-choose-hero = { $of ->
    [1] Choose your hero.
   *[other] Choose a hero ({ $n } of { $of }).
  }
note-hero = Weapons { $weapon }, Bow { $bow }, Strength { $strength }, Toughness { $toughness }, Wounds { $wounds } · { $brings }
ask-component = { CAP($figure-the) }: which component to take ({ $n } of { $of })?
ask-door-wall = { $another ->
    [yes] Another door
   *[no] A door
  }: in which wall?
ask-door-spot = Where in this wall is the door?
ask-door-place = A door: where is it?
ask-room-place = { CAP($room) }: in which place?
ask-corridor-way = How does the corridor lie ({ $sections ->
    [one] one section
   *[other] { $sections } sections
  })?
ask-chest-place = Where does the chest stand?
ask-character-monster = Bring in a Character Monster?
ask-counter-wandering = Play a Wandering Monsters counter now?
ask-counter-ambush = Play an Ambush counter now?
ask-counter-fate = Play a Fate counter for { $monster-the }: { $what }?
ask-counter-escape = Play an Escape counter: does { $monster-the } get away?
ask-counter-character = Play a Character counter: { $monster-the } joins?
ask-counter-trap = Play a Trap counter on { $hero-the }, { $where }?
fate-damage = undo the damage of this turn
fate-miss = turn the miss into a hit
fate-test = turn the failure into a success
fate-death = escape death
trap-where-floor = on entering here
trap-where-chest = on opening the chest

# Answers
group-together = The party
group-equipment = Equipment
option-yes = Yes
option-no = No
option-never = { $kind ->
    [fate-miss] No, and do not ask again about a miss
    [fate-test] No, and do not ask again about a failed test
    [fate-wound] No, and do not ask again about a mere wound
    [fate-faint] No, and do not ask again when a hero falls
    [step-in] No, and do not ask again after a killing blow
   *[other] No, and do not ask again
  }
option-stay = Stay here
option-done = Nothing more
option-explore = Explore: to the nearest unknown
option-try-walls = Explore: to a wall that may be searched
option-follow = Follow the Leader
option-to-stairs = Make for the stairs home
option-all-follow = All: follow the Leader
option-all-after = All: follow { $figure-the }
option-all-stairs = All: make for the stairs home
option-all-stay = All: stay
option-all-leave = All: leave the dungeon
option-unmute = Ask me everything again
option-leave = Leave the dungeon
option-never-cast = No, and do not ask after a move again
option-give-up = Leave the hero to his fate and give up
option-go-down = Take the stairs down
option-go-up = Take the stairs up
option-spot = Here
option-door-spot = The door
option-door-here = { CAP($side) } wall
option-wall = Section { $n }, { $side } wall
option-room-wall = { CAP($side) } wall
option-wall-at = { CAP($side) } wall
option-corridor-way = Place { $n }
option-room-place = Place { $n } ({ $w } by { $h } squares)
option-figure = { CAP($figure) }
option-item = { $item }
option-switch = { CAP($figure-the) } first
option-open-door = Open the door
option-close-door = Close the door
option-open-chest = Open the chest
option-swap = Change places with { $figure-the }
option-carry = Carry { $figure-the }
option-search-secret = Search the { $side } wall for a secret door
option-ransack = Search the room for hidden treasure
option-wield = Take { $item-the } in hand
option-armour-off = Take off { $item-the }
option-armour-on = Put on { $item-the }
option-usual-order = As usual, round the table
option-never-order = Always as usual: do not ask
option-player = { $player }
option-roll-for-it = Roll for the first choice

side-n = north
side-e = east
side-s = south
side-w = west

held-up-apart = no way leads there
held-up-door = a closed door is in the way
held-up-peril = the only way leads into a danger that is known
held-up-crowd = the others are in the way

piece-junction = a T-junction
piece-turn = a turn
piece-dead-end = a dead end
piece-stairs-out = stairs out of the dungeon
piece-stairs-down = stairs down

room-normal = an empty room
room-hazard = a hazard room
room-lair = a lair
room-quest = a Quest Room

counter-trap = Trap
counter-wandering = Wandering Monsters
counter-ambush = Ambush
counter-escape = Escape
counter-character = Character
counter-fate = Fate
counter-hidden = a counter

solo-event-trap = A trap!
solo-event-wandering = Wandering monsters!

treasure-amulet-shard = a shard of the Amulet of Solkan

ending-victory = The quest is accomplished.
ending-retreat = The quest is not accomplished.
ending-lost = None of the heroes came back.
outcome-victory = The party accomplished its quest and came back.
outcome-retreat = The party came back without accomplishing its quest.
outcome-lost = The dungeon has kept the heroes.

# What happened
event-quest-begun = { $quest }. { $intro }
event-hero-chosen = { CAP($hero-the) } joins the party ({ $player }).
event-hero-joined = { CAP($hero-the) } joins the party.
event-henchman-joined = { CAP($who-a) } follows { $hero-the }.
event-leader-chosen = { CAP($who-the) } { $again ->
    [yes] is still
   *[no] is
  } the Leader.
event-mapper-chosen = { CAP($who-the) } draws the map.
event-level-begun = Level { $level }: stairs, a corridor, and a junction in the gloom.
event-level-returned = Back on level { $level }.
event-stayed = { CAP($who-the) } stays put.
event-changed-places = { CAP($who-the) } squeezes past { $other-the } and they change places.
event-corridor-found = { $side ->
    [n] To the north a corridor
    [e] To the east a corridor
    [s] To the south a corridor
    [w] To the west a corridor
   *[none] Behind the door: a corridor
  } of { $sections ->
    [one] one section
   *[other] { $sections } sections
  }{ $cut ->
    [yes] , cut short for want of room
   *[no] {""}
  }{ $monsters ->
    [yes] , where wandering monsters prowl
   *[no] {""}
  }.{ $ends }
event-feature-found = Wandering monsters prowl there.
event-end-found = At its end: { $piece }.
event-ends-found = At the ends: on the left, { $left }; on the right, { $right }.
event-ends-alike = At both ends: { $piece }.
event-corridor-cut = For want of room the corridor has only { $laid ->
    [one] one section
   *[other] { $laid } sections
  }.
corridor-end = {" "}At its end: { $n0 }.
corridor-ends-alike = {" "}At both ends: { $n0 }.
corridor-ends = {" "}At the ends: on the left, { $n0 }; on the right, { $n1 }.
event-further-doors = { $doors ->
    [0] No further door.
    [one] One more door.
    [2] Two more doors.
   *[other] { $doors } more doors.
  }
event-choice-rolled = Dice decide who chooses a hero first.
event-way-blocked = { $side ->
    [n] To the north the
    [e] To the east the
    [s] To the south the
    [w] To the west the
   *[none] The
  } way is blocked by fallen stone.
event-door-found = { $another ->
    [yes] Another door
   *[no] A door
  } in the { $side } wall.
event-door-leads = The door leads to { $corridor ->
    [yes] a corridor
   *[no] a room
  }.
event-door-lost = There is no wall left for more doors.
event-room-found = Behind the door: { $room }.
event-false-door = A false door: there is nothing behind it.
figure-counted = { $count ->
    [1] { $word-a }
   *[other] { COUNT($count) } { $word-pl }
  }
band-numbered = { $word-pl } { $numbers }
band-number = { $number }
event-monsters-found = { $how ->
    [wandering] { $count ->
        [one] A wandering monster
       *[other] Wandering monsters
      }: { $monsters }!
    [reinforcements] The monsters call for reinforcements: { $monsters }!
   *[none] { CAP($monsters) }!
  }
event-monsters-drawn = You have drawn: { $monsters }.
event-door-opened = { CAP($who-the) } opens the door.
event-door-closed = { CAP($who-the) } closes the door.
event-dungeon-dead-ended = Every way on this level has been tried, and every wall that could be searched has been. { $anywhere ->
    [yes] Any wall of a room or corridor may now be searched for a secret door
   *[no] Walls may now be searched again, until a secret door is found
}.
event-secret-door-sought = { CAP($who-the) } searches the { $side } wall{ $found ->
    [yes] { " " }and finds a secret door
   *[no] { "" }: nothing
  }.
event-hidden-treasure-sought = { CAP($who-the) } searches the room and { $gold ->
    [0] finds no gold.
   *[other] finds a cache of { $gold } crowns.
  }
event-held-up = { CAP($who-the) } cannot go on: { $why }.
event-wielded = { CAP($who-the) } takes { $item-the } in hand.
event-armour-changed = { CAP($who-the) } { $on ->
    [yes] puts on
   *[no] takes off
  } { $item-the }.
event-given-up = The henchmen give up: they can do no more for their master.
event-quest-treasure-found = The heroes have found { $treasure }: their quest is accomplished. Now to get out alive.
event-went-down = { CAP($who-the) } takes the stairs.
event-turned-back = { CAP($who-the) } waits no longer and comes back.
event-left-dungeon = { CAP($who-the) } leaves the dungeon.
event-counter-drawn = The game master draws a counter.
event-counter-seen = You draw a counter: { $counter }.
event-counter-played = The game master plays a counter: { $counter }.
event-character-joined = { CAP($monster-the) } joins the monsters.
event-character-escaped = { CAP($monster-the) } gets away.
event-quiet-turn = Nothing stirs.
event-solo-event-rolled = { $event_kind }
event-rewarded = { CAP($who-the) } receives the reward{ $fate ->
    [0] { $gold ->
        [0] .
       *[other] : { $gold } crowns.
      }
   *[other] : { $fate ->
        [one] one Fate Point
       *[other] { $fate } Fate Points
      }{ $gold ->
        [0] .
       *[other] {" "}and { $gold } crowns.
      }
  }
event-expedition-over = The expedition is over. { $ending }

# The board and the sheets
door-open = Open door
door-shut = Closed door
door-false = False door
door-secret = Secret door
door-dark = Unexplored passage
door-portcullis = Portcullis
feature-stairs-out = Stairs out of the dungeon
feature-stairs-up = Stairs up
feature-stairs-down = Stairs down
feature-rubble = Fallen ceiling: a dead end
feature-chest = Chest
feature-searched = Room searched
feature-searched-wall = { CAP($side) } wall searched
feature-living = Still alive: { $monsters }
counted = { $count ->
    [one] { $word }
   *[other] { $count } { $word-pl }
  }
feature-pile = Things left behind
feature-body = Body
badge-ko = Knocked out
badge-out = Out of the dungeon
badge-dead = Dead
ability-berserk = Berserk
ability-contagious = Contagious
ability-fear = Causes fear
ability-flying = Flies
ability-invulnerable = Invulnerable
ability-regeneration = Regenerates
badge-leader = Leader
badge-pressed = Too close to shoot or burn
badge-mapper = Mapper
role-heinrich = Warrior
role-sven = Dwarf
role-torallion = Elf
role-magnus = Wizard
role-rogar = Barbarian
role-durgin = Dwarf
role-ladril = Elf
role-telor = Wizard
role-henchman = Henchman
pile-counters = Game master’s counters
dial-quest = Quest
dial-level = Level
sheet-wounds = Wounds
sheet-fate = Fate
sheet-gold = { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  }
sheet-weapon-skill = Weapons
sheet-bow-skill = Bow
sheet-strength = Strength
sheet-toughness = Toughness
sheet-speed = Speed
sheet-bravery = Bravery
sheet-intelligence = Intelligence
sheet-value = { $now }
sheet-changed = { $start }→{ $now }
sheet-item = { $count ->
    [one] { $item }
   *[other] { $count } { $item-pl }
  }
sheet-spell = components: { $components }
sheet-hits = Hits { $figure }
sheet-needs = { $need }+: { $chance }%
sheet-worn = worn
sheet-held = { $how }, in hand
sheet-weapon = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }, critical { $critical }, fumble { $fumble }
sheet-missile = range { $range }, { $dice } dice
sheet-change = { $what } { $by }
sheet-row = { $row }
sheet-to-hit = To hit a skill of 1 to 12
sheet-to-shoot = To hit at 1–3, 4–12, 13–24, 25–36, 37–48 squares

# Chapters of the rulebook
chapter-setup = Setting up
chapter-turns = The two kinds of turn
chapter-explore = Exploration turns
chapter-dungeon = The dungeon
chapter-combat = Combat
chapter-magic = Magic
chapter-gm = The game master
chapter-hazard = Hazard rooms
chapter-trap = Traps
chapter-treasure = Treasure
chapter-monster = Monsters
chapter-weapon = Weapons
chapter-solo = Solo play
chapter-tobaro = The Curse of Tobaro
