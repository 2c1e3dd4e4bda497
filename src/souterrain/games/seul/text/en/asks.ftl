# Questions and answers.

ask-hit-die = Which hit die?
option-hit-die = d{ $die }: { $rolled ->
        [yes] up to { $die } hit points
       *[no] { $die } hit points
    }, { $extras ->
        [0] with no other advantage
        [one] and one more advantage
       *[other] and two more advantages
    }
ask-trait = A race, a nickname or a trait?
option-own-trait = My own words…
note-own-trait = You say when it helps
ask-own-trait = Your race, nickname or trait
ask-domain = Which domain of competence?
option-roll-domain = Let a D6 decide
ask-advantage = An extra advantage
option-extra-trait = Another race, nickname or trait
option-extra-domain = Another domain
ask-named = Do you have a name?
ask-name = What is your name?
option-name = Give a name
option-anonymous = Stay nameless: why bother, if I die soon?
ask-equipment = With what do you set out?
option-start-gold = 3D6 × 10 gp, and buy it all
option-start-nothing = Nothing at all
ask-effort = { $test }: { $face } or more on the D20 ({ $why }). { $stakes }.
stakes-search = Success: what is hidden here shows; failure: the time is lost
stakes-encounter = Success: nobody comes; failure: you are found
stakes-surprise = Success: you see the danger coming; failure: you are caught off guard
stakes-stealth = Success: nobody sees you; failure: you are discovered
stakes-acrobatics = Success: you get past; failure: the trap goes off
stakes-climb = Success: you get there unhurt; failure: a fall of { $n }D8
stakes-flight = Success: you keep your lead; failure: you are caught
stakes-charm = Success: the stake is won; failure: it is lost
stakes-negotiation = Success: the stake is won; failure: it is lost
stakes-bribery = Success: the stake is won; failure: it is lost
stakes-haggle = Success: { $high }; failure: { $low }
stakes-magic = Success: the spell works; failure: it is lost. The backlash is to be feared either way
stakes-cache = Success: all is still there; failure: somebody has helped himself
stakes-attack = Success: you hit; failure: you miss
stakes-save = Success: you resist; failure: it takes effect
stakes-dodge = Success: half the damage; failure: all of it
stakes-disarm = Success: the trap is disarmed; failure: it goes off
stakes-pick = Success: the lock opens; failure: the time is lost
stakes-force = Success: it gives way; failure: it holds. The noise is heard either way
stakes-poison = Against poison: on a failure Fatigue +1, and −2 on all your tests for twelve Turns
stakes-paralysis = Against paralysis: on a failure your next Round is lost
stakes-drain = Against what drains you: on a failure Fatigue +1
stakes-gaze = Against this gaze: on a failure −2 on all your rolls while the fight lasts
stakes-disease = Against disease: on a failure you fall ill, and rest no longer helps
stakes-gas = Against gas: on a failure Fatigue +2
stakes-circle = Against the magic circle: on a failure Fatigue +1
stakes-trap-half = { CAP($trap-a) }. Success: half the damage ({ $n }D8); failure: all of it
stakes-trap-none = { CAP($trap-a) }. Success: you are unhurt; failure: { $n }D8 of damage
stakes-trap-effect = { CAP($trap-a) }. Success: you escape it; failure: it takes effect
stakes-trap-more = { $stakes }, { $effect }
stakes-fails-pit = and you must climb out
stakes-fails-poison = then the poison
stakes-fails-burning = and you catch fire
stakes-fails-gas = Fatigue +2
stakes-fails-douse = and your light goes out
stakes-fails-chute = and you slide down
stakes-burning = You are on fire. Success: it is put out; failure: another 1D4, and again
option-roll = Roll
option-roll-spending = Roll, spending { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    }
option-roll-on = Roll, and do not ask me again
option-judge = Adjust the next roll (trait, situation)…
ask-judge = What do you say about this roll?
option-situation = Circumstances: { $n ->
        [0] neutral
        [1] +1
        [2] +2
       *[other] { $n }
    }
option-trait-claim = My trait applies: +2
option-trait-waive = My trait does not apply
option-as-proposed = Leave it as proposed
note-chance = { $percent }%
note-chance-but = { $percent }%: { $why }
note-chance-again = { $percent }% in two tries
note-stake = { $chance }; { $stake }
count-armour = AC { $n }
count-difficulty = difficulty { $n }
count-dv = HD +{ $n }
count-trait = trait +{ $n }
count-help = circumstances +{ $n }
count-hindrance = circumstances −{ $n }
count-bonus = advantage +{ $n }
count-danger = Danger −{ $n }
count-solid = solidity −{ $n }
count-days = time gone by −{ $n }
count-them = the other side −{ $n }
count-fatigue = Fatigue −{ $n }
count-load = load −{ $n }
count-blind = dark −{ $n }
count-poison = poison −{ $n }
count-gaze = gaze −{ $n }
note-ware-armour = armour class { $n }, Enc { $enc }; { $price }
note-ware-shield = armour class +{ $n } on your arm, Enc { $enc }; { $price }
note-ware-weapon = damage D{ $n }, Enc { $enc }; { $price }
note-ware-light = lights { $n } Turns, Enc { $enc }; { $price }
note-oil = { $n ->
        [0] no oil
        [one] a Turn of oil
       *[other] { $n } Turns of oil
    }, Enc { $enc }; { $price }
note-burdens = { $note }; { $load }
note-meal = { $price }; the night after it rests you
note-meal-cheers = { $price }; the night after it rests you, and +1 to haggle
note-night = { $price }; without a meal Fatigue stays
note-night-fed = { $price }; Fatigue goes
note-night-sweats = { $night }; poison is sweated out
note-blow = { $face }+, D{ $n }; { $chance }
note-up-to = up to { $percent }%
note-price = { $price }
note-price-each = { $price } each
note-fatigue = { $n ->
        [0] no Fatigue
       *[other] Fatigue +{ $n }
    }
note-rounds = { $n ->
        [one] { $n } Round
       *[other] { $n } Rounds
    }
note-way-to-trap = { $way }, as far as a trap
note-way-onto-trap = { $way }, onto a trap
note-way-to-circle = { $way }, as far as a magic circle
note-way-onto-circle = { $way }, into a magic circle
note-through-circle = through a magic circle
note-onto-trap = onto a trap
note-onto-circle = into a magic circle
note-on-you = on you; { $price }
note-past-them = past those you have met already
note-resources = Resources: { $n }
note-bonus = +{ $n } to make them give up
note-destroys = destroys { $n }
note-thing = Enc { $enc }; { $value }
note-enc = Enc +{ $n }
note-bag = 1 Resource for a bag
note-proposed = proposed
ask-explore = Floor { $floor }, { $section }: { $watched ->
        [yes] others hold this place, and you can take nothing here. What do you do?
       *[no] what do you do?
    }
option-step-n = North
option-step-e = East
option-step-s = South
option-step-w = West
option-to-lock = Go to { $other ->
        [yes] another door
       *[no] the nearest door
    } that is locked or barred
option-explore = Explore further
option-way-back = { $floor ->
        [1] Go back towards the way out
       *[other] Go back towards the way up
    }
option-go-there = Walk there
option-go = Walk { $way }
option-pick = Pick { $lock } (1 Turn)
option-force = Force { $lock } (1 Turn, noisy)
option-pick-chest = Pick the lock of { $chest-the }
option-force-chest = Force { $chest-the } open (noisy)
option-open-chest = Open { $chest-the }
option-carry-chest = Take { $chest-the } with { $money }
option-bag = Bag { $money } (1 Resource)
option-take = Take { $thing-the }
option-take-stacks = Take { $what }
option-take-all = Take all that is not too heavy
option-search = Search the whole section
option-search-near = Search close by (half a Turn)
option-search-well = Search the well with a rope (1 Resource)
option-rest = Rest for a Turn
option-rest-with-resource = Rest for three Turns with a Resource: Fatigue −1
option-disarm = Disarm { $trap-the }
option-cache = Hide things in a cache (1 Turn)
option-open-cache = Open your cache
option-antidote = Brew an antidote (1 Turn)
option-take-light = Take { $light-the } from the wall
option-cast = Cast { $spell }
option-cast-at = Cast { $spell } at { $creature-the } { $n ->
        [0] ({ $hp } hp)
       *[other] no. { $n } ({ $hp } hp)
    }
option-heal = Heal yourself: Fatigue −2 (1 Turn, 1 Resource)
option-rob-altar = Rob the altar
note-rob-altar = a treasure, but it will be heard
option-open-tomb = Force the tomb open (1 Turn, noisy)
option-barricade = Barricade yourself (1 Turn, 1 Resource)
option-pack = See to your pack
option-leave-underworld = Leave the underworld
option-down = Go down { $access-the }
option-up = Go up { $access-the }
option-rope = Go down { $access-the } on a rope
ask-pack = Your pack (Enc { $enc })
option-wield = Take { $thing-the } in hand
option-wear = Put on { $thing-the }
option-shield-up = Take up the shield
option-light-torch = Light a torch
option-light-lantern = Light the lantern
option-put-out = Put the light out
option-refill = Fill the lantern (1 Resource)
option-salve-poison = Use a salve against the poison
option-drop-thing = Drop { $thing-the }
option-drop-coins = Drop all coins
option-effort-on = Ask me before every roll what to spend
option-effort-off = Stop asking before rolls what to spend
option-done = Done
ask-upkeep = Five Turns are over: rest and eat?
option-upkeep-rest-resource = Rest the next Turn and spend a Resource
option-upkeep-rest = Rest the next Turn, spend nothing
option-upkeep-on-resource = Go on, and spend a Resource
option-upkeep-on = Go on, and spend nothing
ask-dues = { $effort ->
        [yes] { $wounded ->
            [yes] The effort and the wound
           *[no] The effort
        }
       *[no] The wound
    }: pay with Resources, or with Fatigue?
option-pay = { $n ->
        [0] Spend nothing
        [one] Spend { $n } Resource
       *[other] Spend { $n } Resources
    }
option-salve = { $n ->
        [0] A salve alone
        [one] A salve and { $n } Resource
       *[other] A salve and { $n } Resources
    }
ask-encounter = { $n ->
        [one] { CAP($creature-a) }
        [2] Two { $creature-pl }
        [3] Three { $creature-pl }
        [4] Four { $creature-pl }
        [5] Five { $creature-pl }
        [6] Six { $creature-pl }
        [7] Seven { $creature-pl }
        [8] Eight { $creature-pl }
        [9] Nine { $creature-pl }
        [10] Ten { $creature-pl }
       *[other] { $n } { $creature-pl }
    }, { $mood }, { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away. What do you do?
ask-encounter-unseen = Something, { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away in the dark. What do you do?
option-hide = Slip by unseen
option-face = { $mood ->
        [friendly] Show yourself
       *[other] Face them
    }
option-pass = Go on your way
option-free-captive = Free the captive
option-approach = Go up to { $n ->
        [one] { $creature-the }
       *[other] the { $creature-pl }
    }
option-talk = Talk
option-attack-them = Attack
ask-stake = What is at stake?
stake-safe-passage = They let you pass…
stake-safe-passage-or = …OR attack, and you act last
stake-share = They share the treasure…
stake-share-or = …OR keep it all, and you leave or fight
stake-toll = They are content with what you offer…
stake-toll-or = …OR take 10 gp for each of their hit dice
stake-news = They tell what lies ahead…
stake-news-or = …OR spread word of you: Danger +1
stake-trade = They trade with you…
stake-trade-or = …OR cheat you
stake-yield = they take your treasure and let you live, OR fight on
stake-surrender = they surrender, OR fear nothing any more
ask-manner = How do you put it?
option-negotiation = Negotiate
option-charm = Charm
option-gift = Offer { $thing-the }
option-bribery = Offer { $po } gp
ask-leave-or-fight = They keep it all. What do you do?
option-leave = Leave by the way you came
option-fight = Fight
ask-trade = What do you buy or sell?
option-buy-resources = Buy { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    }
option-sell = Sell { $thing-the }
ask-combat-unseen = Round { $round }: something in the dark, { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away. What do you do?
ask-combat = Round { $round }: { $n ->
        [one] { $creature-a }
        [2] two { $creature-pl }
        [3] three { $creature-pl }
        [4] four { $creature-pl }
        [5] five { $creature-pl }
        [6] six { $creature-pl }
        [7] seven { $creature-pl }
        [8] eight { $creature-pl }
        [9] nine { $creature-pl }
        [10] ten { $creature-pl }
       *[other] { $n } { $creature-pl }
    }, { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    } away. What do you do?
option-attack = Strike { $creature-the } { $n ->
        [0] ({ $hp } hp)
       *[other] no. { $n } ({ $hp } hp)
    }
option-attack-spending = Strike { $creature-the } { $n ->
        [0] spending Resources…
       *[other] no. { $n }, spending Resources…
    }
option-attack-leader = Strike the leader ({ $hp } hp)
option-attack-leader-spending = Strike the leader, spending Resources…
option-strike-torch = Strike with the torch
option-strike-lantern = Hurl the lantern
option-close = Run at them
option-turn-undead = Turn the undead
option-yield = Give yourself up
option-call-to-surrender = Call on them to surrender
option-flee = Flee
option-drop-light = Drop the light to have the hand free
option-wait = Wait
ask-haste = { $late ->
        [yes] Act before they do from the second Round on?
       *[no] Act before they do?
    } Each Resource lowers your initiative by 2, and the lowest acts first.
note-haste = { $n ->
        [0] initiative as it is
       *[other] initiative −{ $n }
    }
ask-last-breath = At 0 hit points: more than { $fatigue } on the D10, or you die.
ask-backlash = The magic takes its toll: which?
option-take-fatigue = Fatigue +1
option-take-danger = Danger +1
ask-drop-treasure = Drop treasure to slow them down?
option-keep-treasure = Keep everything
ask-mercy = { $n ->
        [one] One enemy lies
       *[other] { $n } enemies lie
    } at your feet. What becomes of them?
option-spare = Spare them
option-kill = Finish them
note-spare = +1 when you talk to their like
ask-cache = What do you hide?
option-hide-thing = Hide { $thing-the }
option-hide-resources = Hide Resources (of { $n })
ask-hide-resources = How many Resources?
ask-drop-resources = How many Resources?
option-drop-resources = Drop Resources
option-hide-coins = Hide the coins ({ $n } gp)
ask-cache-resources = Resources to hide it better (+2 each)
ask-note = What does this mean here? { $text }
option-note-creatures = Somebody lives here
option-note-treasure = There is treasure
option-note-trap = There is a trap
option-note-nothing = Nothing for play
ask-town = In town, { $penniless ->
        [yes] without a penny
       *[no] with { $money }
    }
option-enter-first = Go down into the underworld
option-enter = Go down by way { $n }
option-shop = Go to the market
ask-shop = The market: { $money } in your purse, Enc { $enc }
option-selling = Sell your finds
ask-selling = What do you sell? ({ $money })
option-to-the-inn = Go to the inn
ask-inn = The inn: { $money } in your purse, Fatigue { $fatigue }
option-services = Bank, guild, lodgings
ask-services = Bank, guild and lodgings: { $money } in your purse
option-buy = Buy { $thing-a }
option-buy-torches = Buy six torches
option-buy-resource = Buy Resources
ask-how-many-resources = How many Resources?{ $all ->
        [yes] {""}
       *[no] {" "}{ $n ->
            [0] A single one would make your load heavier.
           *[other] Beyond { $n } your load grows heavier.
        }
    }
ask-sell = Sell { $thing-the }?
option-sell-plain = Sell for { $price }
option-haggle = Haggle: { $high }, or else { $low }
option-keep = Keep it
option-inn = Spend the night in { $inn }
option-meal = Order { $meal }
option-round = A round for the house
option-deposit = Put gold in the bank (10% kept)
option-withdraw = Take gold from the bank
ask-deposit = How much gold?
ask-withdraw = How much gold?
option-guild = Join: { $guild }
option-cure = Be cured at the temple
option-rent = Rent { $home } for a week
option-store = Things at home
ask-store = Leave or fetch?
option-leave-thing = Leave { $thing-the }
option-fetch = Fetch { $thing-the }
option-retire = Retire
