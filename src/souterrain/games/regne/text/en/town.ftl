# The campaign: what is learnt, bought, kept
being-ketil = Ketil
being-hersende = Hersende
being-jacquot = Jacquot
being-thordis = Thordis
being-beatrix = Béatrix
being-guilhem = Guilhem
chapter-campaign = The campaign
variant-play = Game
variant-play-quest = One quest
variant-play-campaign = A campaign, from quest to quest
variant-party = Who goes down
variant-party-usual = Svein, Ombeline, Pernel, Hadrun
variant-party-chosen = Choose each hero
campaign-first-steps = First Steps into Shadow
campaign-serpent = The Galleries of the Serpent
handicap-stiff-knee = Stiff knee
handicap-shaking-hand = Shaking hand
handicap-clouded-eye = Clouded eye
handicap-bad-dreams = Bad dreams
handicap-scarred-face = Scarred face
handicap-short-breath = Short breath
service-sappers = Sappers: one Plan card less
service-watch = Watchmen: one ambush less
ending-won = The quest is done
ending-late = Too late: the quest is lost
ending-forfeit = The one to be saved is dead: the quest is lost
ending-beaten = The party is beaten
ask-successor = One of the dead leaves a place. Who takes it?
ask-learn = { CAP($who-the) } has { $xp } XP. What is to be learnt?
ask-town = { CAP($who-the) } is in the village. The purse holds { $crowns } crowns. What now?
ask-rune = Which rune is the smith to cut into { $who-the }’s { $thing }?
ask-pack = { CAP($who-the) } carries too much: { $weight } of { $most }. What is to go?
ask-road = You have { $crowns } crowns. Where to?
choice-learnt = That is all
choice-left-town = Leave the village
choice-part = Part company here
option-raise = { $trait }: level { $level }
option-toughen = One life point more
option-get-over = Get over it: { $handicap }
option-train = { $trait }: level { $level }
option-cure = The healer: { $handicap }
option-strongbox = A strongbox
option-thing = { CAP($thing) }
option-hand = { CAP($thing) } to { $to-the }
group-traits = Improve
group-skills = Skills
group-handicaps = Handicaps
group-buy = Buy
group-sell = Sell
group-masters = A master
group-smith = A rune cut by the smith
group-store = Store
group-fetch = Fetch
group-hire = Hire
note-xp = { $xp } XP
note-weapon = { $crowns } crowns, damage { $damage }, weight { $weight }
note-armour = { $crowns } crowns, armour { $armour }, weight { $weight }
note-ware = { $crowns } crowns, weight { $weight }
note-crowns = { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }
event-fulfilled = { $quest }
event-failed = { $why }
event-came-home = { $how }. Back to the village, { $crowns ->
        [0] without a crown to share.
        [one] with one crown to share.
       *[other] with { $crowns } crowns to share.
    }
event-led-deeper = “{ $done }” is over. But below the village other galleries lead on: “{ $next }”.
event-earned = { CAP($who-the) } { $xp ->
        [0] learns nothing new
       *[other] earns { $xp } XP
    }{ $destiny ->
        [0] {" and"}
       *[other] {" and"} a point of destiny, and
    } { $crowns ->
        [0] comes home with empty pockets.
        [one] pockets one crown.
       *[other] pockets { $crowns } crowns.
    }
event-blessed = { CAP($who-the) } gains a point of destiny.
event-maimed = { CAP($who-the) } is left with a handicap: “{ $handicap }”.
event-cured-of = { CAP($who-the) } has got over a handicap: “{ $handicap }”.
event-succeeded = { CAP($who-the) } joins the company.
event-improved = { CAP($who-the) } improves: { $trait }, level { $level }.
event-toughened = { $gained ->
        [0] { CAP($who-the) } now has { $life } life points.
        [one] { CAP($who-the) } toughens up: one life point more, { $life } in all.
       *[other] { CAP($who-the) } toughens up: { $gained } life points more, { $life } in all.
    }
event-learnt-skill = { CAP($who-the) } learns: { $skill }.
event-learnt-spell = { CAP($who-the) } learns a spell: { $spell }.
event-bought = { CAP($who-the) } buys { $thing-a } for { $crowns } crowns.
event-sold = { CAP($who-the) } sells { $thing-the } for { $crowns ->
        [one] one crown.
       *[other] { $crowns } crowns.
    }
event-boxed = { CAP($who-the) } has a strongbox in the village.
event-engraved = The smith cuts { $rune-the } into { $who-the }’s { $thing }.
event-stored = { CAP($who-the) } stores { $thing-the }.
event-fetched = { CAP($who-the) } fetches { $thing-the }.
event-hired = Hired. { $service }.
event-parted = The company parts. They will meet again, or not.
won-campaign = The ten quests are done. Up there the year one thousand passes like any other year, and nobody knows why.
parted = The company has parted. What sleeps below is still asleep.
headline-town = { $campaign } · quests done: { $done } of { $all }
place-market = The market
place-yard = The masters’ yard
place-physician = The healer
place-smith = The smith
place-bank = The strongboxes
place-gate = The way down
board-town = The village
label-xp = XP
label-crowns = Crowns
label-load = Load
label-handicaps = Handicaps
label-stored = In the strongbox
label-chronicle = Chronicle
value-load = { $weight } / { $most }
chronicle-line = { $ending } · { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }
chronicle-fell = { $ending } · { $crowns } crowns · fell: { $fell }
chronicle-now = under way
