# What the card of a skill or a spell says, and the words of the rulebook's tables.

about-spell = { $school }, difficulty { $difficulty }. { $what }
school-white = White magic
school-black = Black magic
school-beggars = Magic for beggars
school-necromantic = Necromancy
school-demonology = Demonology

about-skill-initiate = Opens the schools of magic: without it a learned grimoire stays mute.
about-skill-parry = Parries { $n ->
        [one] one blow
       *[other] { $n } blows
    } a turn, even without a shield: the attacker rolls again.
about-skill-ambidextrous = Parries with the other hand too: two weapons, or one and a shield, parry each on their own.
about-skill-super-tough = { $n } points of armour while wearing none.
about-skill-door-breaker = { $n }D more against doors and chests.
about-skill-lock-ear = { $n }D more to pick a lock.
about-skill-trap-nose = A D at each step beside a hidden trap: on { $n } or more it is discovered.
about-skill-flight = Flies: neither hole nor lava nor adversary is in the way.
about-skill-steady-hand = { $n }D more in a precise shot.
about-skill-sure-foot = Walks over bridges without a test.
about-skill-stout-heart = Knows no fear.
about-skill-drill-voice = { $n } more in the result of a speech.
about-skill-long-throw = Throws { $n } square farther for each level of Strength.

about-spell-mend-flesh = Gives { $amount } LP back to a companion in sight.
about-spell-lift-affliction = Frees a companion in sight of poison, fire, web and net.
about-spell-pale-ward = { $amount } points of magic armour for a companion in sight, until the party’s next turn.
about-spell-breaking-dawn = Each of the undead and each demon in sight loses { $amount } LP.
about-spell-cinder-dart = { $amount } of damage to an adversary in sight, who may catch fire.
about-spell-wither-arm = An adversary in sight loses { $amount } levels of Strength until the end of the next turn.
about-spell-borrowed-dusk = Makes invisible until the next turn.
about-spell-crushing-dark = { $amount } of damage to an adversary in sight; armour stops nothing of it, Endurance alone counts.
about-spell-flick = An adversary close by loses { $amount } LP, whatever protects him.
about-spell-knotted-laces = An adversary in sight has { $amount } action point less in his next turn.
about-spell-loose-change = { $amount } crowns in the palm of the hand, once a game.
about-spell-spit-and-rag = Gives { $amount } LP back to oneself or a neighbour.
about-spell-ask-the-dead = In sight of a corpse or a tomb, all that the zone hides comes to light.
about-spell-grave-breath = Each adversary in sight undergoes a fear of level { $amount }.
about-spell-red-thread = An adversary in sight loses { $amount } LP; half of it is the caster’s.
about-spell-call-the-bones = In sight of a corpse or a tomb a revenant rises and fights on the caster’s side, once a game.
about-spell-small-errand = Something that lies in sight comes to the hand.
about-spell-haste-for-blood = A D of LP for { $amount } action points, there and then.
about-spell-iron-word = An adversary in sight tests Will; failing, he loses his next turn.
about-spell-ring-of-coals = { $amount } of damage and fire for whoever is at the caster’s side, friends too.

category-weapon = a weapon
category-potion = a potion
category-trinket = a magic object
category-lore = a scroll or a grimoire
category-magic-weapon = a magic weapon
category-magic-armour = magic armour
category-rune = a rune
category-treasure = a treasure, by the table of natures

column-level = Level
column-faces = Faces
column-hurt = LP lost
column-crowns = Crowns
column-treasures = Treasures
column-mishap = Event
column-category = Nature
column-range = Range
column-hands = Hands
column-weight = Weight
column-buy = Price
column-armour = Armour
column-endurance = Endurance
column-picking = Picking
column-finds = Treasures
column-locked = Locked
column-infects = Poison
column-action = AP
column-treasure = Treasure
column-deployment = Deployment
column-difficulty = Difficulty
column-school = School
column-cards = Plan cards
column-strength = Strength
column-melee = Melee
column-foe = Who

face--1 = −1
face--10 = −10
face--2 = −2
face--3 = −3
face--5 = −5
face-0 = 0
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-X = ✕
