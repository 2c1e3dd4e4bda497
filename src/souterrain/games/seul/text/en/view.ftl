# What the board and the sheets say.

headline-town = In town, { $n ->
        [0] before the first expedition
        [one] after { $n } expedition
       *[other] after { $n } expeditions
    }
headline-below = Expedition { $n }, floor { $floor }
board-town = The town
place-market = The market
place-inn = The inn
place-bank = The bank and the guilds
place-gate = The gate to the underworld
board-floor = Floor { $floor }
board-title = { $title }
feature-treasure = things to take
feature-met = somebody about here
feature-captive = captive
feature-cache = your cache
feature-bodies = { $n ->
        [one] body
       *[other] bodies ({ $n })
    }
feature-torch = torch on the wall
feature-lamp = lamp on the wall
feature-note = { $ref } { $text }
feature-note-alone = { $text }
feature-rumour = Rumour: { $contents }
badge-leader = leader
badge-poison = poisoned
badge-disease = ill
scene-encounter = { $n ->
        [one] { CAP($creature) }
       *[other] { $n } { $creature-pl }
    }, { $mood }, { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away
foe-line = { $creature } · HD { $dv } · AC { $ca } · hits { $percent }%, { $damage }
label-hp = HP
label-dv = Hit dice
label-ca = Armour class
label-px = Experience
label-enc = Encumbrance
label-level = Underground Level
label-trait = Race, nickname, trait
label-domain = Domain
label-gift = Gift
label-reason = Reason
label-guild = Guild
label-bank = Bank
label-resources = Resources
label-torches = Torches
label-salves = Salves
label-purse = Purse (gp)
label-clock = Turn { $n }, Round
label-fatigue = Fatigue
label-light = { CAP($light) }
label-danger = Danger
value-dv = { $n }d{ $die }
value-number = { $n }
value-goal = { $reason } ({ $n } of { $of })
value-goal-done = { $reason } (done: it remains to come home)
item-worn = worn; { $note }
item-hand = in hand; { $note }
item-arm = on your arm; { $note }
item-back = on your back; { $note }
value-px = { $n } (next hit die at { $next })
value-enc = { $n }, { $load }
chronicle = Chronicle
chronicle-when = Day { $day }
chronicle-born = A career begins, with d{ $n } hit dice: { $name }.
chronicle-entered = Expedition { $n } sets out.
chronicle-home = Home again, { $n ->
        [0] empty-handed
       *[other] with { $n } gp of finds
    }.
chronicle-won = { $n ->
        [one] Victory over { $name-a }
       *[other] Victory over { $n } { $name-pl }
    }.
chronicle-beaten = Beaten by { $name-a }.
chronicle-died = Dead on floor { $n }: { $name }.
chronicle-robbed = Coins and treasure are taken.
chronicle-carried-off = Awake under lock and key, far from all belongings.
chronicle-level = One more hit die: { $n } HD.
chronicle-sight = Seen: { $name-a }.
chronicle-passage = A secret passage found.
chronicle-cache = A cache made on floor { $n }.
chronicle-floor = Floor { $n } reached.
chronicle-tomb = A tomb opened.
chronicle-goal = Goal reached: { $name } ({ $n } gp).
chronicle-retired = The career ends with { $n } experience.
