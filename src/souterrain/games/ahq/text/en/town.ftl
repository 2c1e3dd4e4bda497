# The campaign: the town between two expeditions
variant-quest-campaign = Campaign: a company, a town, five quests and twelve rumours
headline-town = { $step } · { $number ->
    [0] the first expedition
   *[other] after expedition { $number }
  }
step-founding = The company is founded
step-1 = Counters set aside
step-2 = Rest
step-3 = The gods’ reward
step-4 = Sharing out
step-5 = The cost of living
step-6 = News of the town
step-7 = In town
step-8 = Henchmen
step-9 = At the town gate
dial-step = Step
dial-quests = Quests achieved
place-town = The town
place-inn = The Watchman inn
place-bank = The banker’s counter
place-market = The market
place-yard = The tiltyard
place-college = The College
place-physician = The Physician
place-temple = The temple
place-gate = The gate
place-about-inn = a room, gifts, rumours
place-about-bank = gold in safety, a will
place-about-market = arms, armour and gear
place-about-yard = training, from { $price } crowns on
place-about-college = spells and components, for those who cast spells
place-about-physician = cures, even of death; a potion for { $price } crowns
place-about-temple = a point of Fate for { $price } crowns
place-about-gate = to retire, to come back, to change players
quest-done = achieved; expeditions: { $count }
quest-tried = expeditions: { $count }
sheet-lodgings = { $gold ->
    [one] one crown
   *[other] { $gold } crowns
  } in his room
sheet-bank = { $gold ->
    [one] one crown
   *[other] { $gold } crowns
  } at the bank
sheet-debt = { $gold ->
    [one] one crown
   *[other] { $gold } crowns
  } of debt
device-wolf = Arms: the wolf
device-crown = Arms: the crown
device-dragon = Arms: the dragon
device-key = Arms: the key
device-snake = Arms: the snake
device-torch = Arms: the torch
device-centaur = Arms: the centaur
device-hammer = Arms: the hammer
device-bat = Arms: the bat
device-fountain = Arms: the fountain
device-sphinx = Arms: the sphinx
device-axe = Arms: the axe
effect-illness = In bed
treasure-miller-coffer = the miller’s coffer
treasure-bell-clapper = the clapper of the bell
treasure-rat-ledger = the rats’ ledger
treasure-black-banner = the banner of Blackrock
happening-ruined-weapon = There are fears for the company’s weapons: none of them is ruined
happening-farewell = More than one henchman in town takes his leave. The company employs none
happening-jealous-ruler = The ruler of the city would like to be given something magic. He leaves with empty hands
happening-preparation = The monsters are said to be preparing. It is only a rumour
happening-fame = Fame has its price, and the company pays it already: living in town gets no dearer
happening-danger-money = The henchmen in town ask for danger money. The company owes none
outcome-legend = { $count ->
    [one] The quest is achieved.
   *[other] All quests are achieved.
  } This company will long be sung of.
outcome-parted = The company has parted{ $count ->
    [0] { "" } before a single quest was achieved.
    [one] { "" } with one quest achieved.
   *[other] { "" } with { $count } quests achieved.
  }

# Questions
ask-town = { CAP($hero-the) }: where to? { $purse ->
    [0] No crown
    [one] One crown
   *[other] { $purse } crowns
  } in the purse, { $lodgings ->
    [0] none
    [one] one
   *[other] { $lodgings }
  } at the inn, { $bank ->
    [0] none
    [one] one
   *[other] { $bank }
  } at the bank.
ask-at-inn = The innkeeper lifts his lamp. { CAP($hero-the) } { $money } in all.
ask-at-bank = The banker opens his ledger. { CAP($hero-the) } { $money } in all.
ask-at-market = At the market. { CAP($hero-the) } { $money } to spend.
ask-at-yard = The master-at-arms is waiting. { CAP($hero-the) } { $money } to spend.
ask-at-college = At the College. { CAP($hero-the) } { $money } to spend.
ask-at-physician = The Physician rolls up his sleeves. { CAP($hero-the) } { $money } to spend.
ask-at-temple = The temple is open. { CAP($hero-the) } { $money } to offer.
crowns-held = { $count ->
    [0] has no crowns
    [one] has one crown
   *[other] has { $count } crowns
  }
ask-at-gate = The guard keeps the company’s roll. { CAP($hero-the) }: what now?
ask-gate = The gate is open. Where does the company go?
ask-gifts = All do as they like with their share. Give something away?
ask-gift-whom = To whom does { $hero-the } give it?
ask-give-gold = How many crowns for { $hero-the }?
ask-shares = Treasure brought home: { $things }. Do all keep what they carry?
ask-share = { CAP($hero-the) } chooses.
ask-pay = { CAP($hero-the) } owes { $count ->
    [one] a henchman
   *[other] { $count } henchmen
  } { $gold } crowns and has { $money ->
    [0] none
   *[other] { $money }
  }.
ask-keep-volunteer = { CAP($figure-the) } has served his expedition. Does { $hero-the } hire him?
ask-illness = { CAP($hero-the) } is ill: pay the Physician { $gold } crowns?
ask-flasks = The militia wants { $gold } crowns from { $hero-the } for { $count ->
    [one] the flask
   *[other] the { $count } flasks
  } of Greek fire.
ask-ruined = { CAP($hero-the) }’s { $item } is ruined. Replace it for { $gold } crowns?
ask-map = A pedlar offers { $hero-the } a treasure map for { $gold } crowns.
ask-admirer = A man-at-arms has heard of { $hero-the } and asks to be taken on.
ask-hire = { CAP($hero-the) } has { $count ->
    [0] no henchman
    [one] one henchman
   *[other] { $count } henchmen
  } and { $money } crowns. Hire somebody?
ask-heir = Who inherits the gold that { $hero-the } leaves at the bank?
ask-deposit = How many crowns to deposit?
ask-withdraw = How many crowns to withdraw?
ask-store = How many crowns to leave in the room?
ask-fetch = How many crowns to take from the room?
ask-newcomer = A place in the company is free. Who takes it?
ask-who-goes = Who goes this time?
ask-stairs = By which stairs?

option-visit = { $place }
option-turn-to = Turn to { $figure-the }
option-done-town = Nothing more in town
option-that-is-all = That is all
option-buy = { $count ->
    [one] Buy { $item-a }
   *[other] Buy { $count } { $item-pl }
  }
option-repeat = The same list as last time: { $things }
option-sell = Sell { $item-the }
option-discard = Part with { $item-the }
option-train = Train: { $trait }
option-offering = Make an offering
option-learn = Learn { $spell }
option-cure = Have it treated: { $ailment }
option-raise = Raise { $figure-the } from the dead
option-deposit = Deposit gold
option-withdraw = Withdraw gold
option-will = Make a will
option-store = Leave gold in the room
option-fetch = Take gold from the room
option-give-gold = { CAP($hero-the) } gives gold
option-give-thing = { CAP($hero-the) } gives { $count ->
    [one] { $item-the }
   *[other] { $count } { $item-pl }
  }
option-agree-shares = Yes, all keep what they carry
option-dispute-shares = No, let the dice decide
option-pay = { $count ->
    [one] Pay him
   *[other] Pay them
  }
option-pay-gold = Pay { $gold } crowns
option-dismiss = Send { $figure-the } away
option-farewell = Thank him
option-hire-volunteer = Hire him
option-rest = Stay in bed
option-do-without = Do without
option-no-map = Walk on
option-hire = Hire { $figure-a }
option-exchange = Exchange { $count } { $men-pl } for { $man-a }
option-welcome = Make room for him
option-refuse-admirer = Send him home
option-retire = { CAP($hero-the) } retires
option-recall = Call { $hero-the } back
option-entrust = Entrust { $hero-the } to { $player }
option-take-over = Lead { $hero-the } in place of { $player }
group-players = Players
option-player-joins = A player joins the company: { $player }
note-player-joins = One more chair at the table, for whom you like.
option-player-leaves = { $player } leaves with their heroes
option-nobody = Nobody
option-quest = { $quest }
option-return = Go back: { $quest }
option-wait = Wait until the sick are well
option-give-up-quest = Give up this quest: { $quest }
option-part = Disband the company
option-first-stairs = The first stairs
option-last-stairs = The last stairs discovered
note-not-been = still to come: { $heroes }
note-price = { $price } crowns
note-price-change = { $price } crowns; { $change }
note-gain = brings { $gold } crowns
note-change = { $what } { $old } → { $new }
note-dice = damage dice: { $dice }
note-lesson = { $price } crowns; components: { $components }
note-bank = on the account: { $gold }; { $fee } crowns after each expedition
note-held = { $gold ->
    [0] nothing yet
   *[other] there are { $gold }
  }
note-hire = { $price } crowns, then { $wage } after each expedition

# What has happened
event-campaign-begun = A company is formed. The town needs heroes, and heroes need a town.
event-set-out = Expedition { $number }: { $quest }.
event-rumour-heard = { CAP($who-the) } stands a round, and people talk. “{ $quest }”: { $intro }
event-nothing-new = { CAP($who-the) } stands a round: nothing but old stories.
event-map-studied = { CAP($who-the) } unrolls the treasure map and sees at last what it shows. “{ $quest }”: { $intro }
option-listen = Stand a round and listen
option-study-map = Study { $item-the }: to which quest does it lead?
event-came-home = { $count ->
    [0] No hero has come home.
   *[other] Back in town: { $heroes }.
  }
event-quest-achieved = Quest achieved: “{ $quest }”.
event-never-returned = { CAP($who-the) } was left below, and was never seen again.
event-quest-given-up = The company gives up the quest “{ $quest }”, and the map of its dungeon with it.
event-quest-lost = Nobody is left alive to be brought home, and nobody pays. The quest “{ $quest }” is lost.
event-company-parted = The company parts at the town gate.
event-counters-lost = The game master puts his counters back into the bowl.
event-rested = Wounds heal and Fate returns.
event-fate-gained = The gods reward { $who-the } with { $fate ->
    [one] one Fate Point
   *[other] { $fate } Fate Points
  } for a quest achieved in { $expeditions ->
    [one] one expedition
   *[other] { $expeditions } expeditions
  }.
event-gold-shared = The treasure is pooled and shared: { $gold } crowns, { $share } a head.
event-gold-kept = Treasure brought home: { $gold ->
    [one] one crown
   *[other] { $gold } crowns
  }.
event-remainder-won = The dice give { $who-the } the { $gold ->
    [one] crown
   *[other] { $gold } crowns
  } that could not be shared.
event-share-disputed = There is no agreement: dice will tell who chooses first.
event-share-chosen = { CAP($who-the) } takes { $item-the }.
event-gold-given = { CAP($who-the) } gives { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  } to { $to-the }.
event-thing-given = { CAP($who-the) } gives { $count ->
    [one] { $item-the }
   *[other] { $count } { $item-pl }
  } to { $to-the }.
event-estate-shared = What { $who-the } kept at the inn goes to the company: { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  }.
event-will-executed = The banker opens the will of { $who-the }: { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  } for { $heirs }.
event-account-lost = The banker keeps what { $who-the } had on the account: { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  }.
event-living-paid = { CAP($who-the) } { $paid ->
    [0] cannot pay for living in town
   *[other] pays { $paid ->
    [1] one crown
   *[other] { $paid } crowns
  } for living in town
  }{ $owed ->
    [0] .
    [1] ; the debt is one crown.
   *[other] ; the debt is { $owed } crowns.
  }
event-debt-paid = { CAP($who-the) } pays back { $paid ->
    [1] one crown
   *[other] { $paid } crowns
  }{ $owed ->
    [0] { "" } and owes nothing more.
   *[other] { "" }; { $owed } are still owed.
  }
event-henchmen-paid = { CAP($who-the) } pays { $count ->
    [one] a henchman
   *[other] { $count } henchmen
  } { $gold } crowns.
event-henchman-left = { CAP($who-the) } { $fallen ->
    [yes] has nobody left to follow and goes away.
   *[no] leaves { $hero-the }.
  }
event-banker-paid = The banker takes { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  } from { $who-the }; on the account: { $left }.
event-quiet-interval = Nothing new in town.
event-fell-ill = { CAP($who-the) } falls ill{ $cured ->
    [yes] , but the Physician is a match for it.
   *[no] {" "}and will be in bed during the next expedition.
  }
event-old-wound = An old wound troubles { $who-the }. What it costs will be seen at the start.
event-wound-reopened = The old wound of { $who-the } opens again.
event-flasks-taxed = The militia worries about { $who-the }’s Greek fire: { $paid ->
    [0] it takes { $flasks ->
        [one] the flask
       *[other] the { $flasks } flasks
    } away.
   *[other] it is content with { $paid } crowns.
  }
event-no-flasks = The militia looks for Greek fire and finds none.
event-thanked = The townsfolk thank the company: { $gold } crowns.
event-taxed = The Elders tax the gold of { $who-the }: { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  }; on the account: { $left }.
event-nothing-to-tax = The Elders tax the bankers’ gold. None of it is the company’s.
event-weapon-ruined = { CAP($who-the) }’s { $item } is fit for scrap. { $replaced ->
    [yes] A new one is paid for.
   *[no] It will not be replaced.
  }
event-burgled = Burglary! In the rooms the thieves find { $gold ->
    [0] nothing but unmade beds.
    [1] one crown.
   *[other] { $gold } crowns.
  }
event-pocket-picked = A cutpurse goes by: { $who-the } loses { $gold ->
    [0] an empty purse.
   *[other] { $gold ->
    [1] one crown
   *[other] { $gold } crowns
  }.
  }
event-henchman-took-leave = { CAP($who-the) } has taken his pay and his leave: { $hero-the } will not see him again.
event-volunteered = { CAP($who-a) } offers to serve { $hero-the } for one expedition, for nothing.
event-volunteer-left = { CAP($who-the) } salutes { $hero-the } and goes home.
event-tribute-given = The ruler of the city admires { $who-the }’s { $item }. One does not refuse the ruler a present.
event-nothing-happened = { $happening }.
event-monsters-ready = The monsters have sworn to be better prepared next time.
event-danger-money = The henchmen speak of { $dead ->
    [one] one who died
   *[other] the { $dead } who died
  } and want a bonus.
event-price-of-fame = Fame has its price: from now on living in town costs twice as much.
event-map-offered = A treasure map is for sale. { $bought ->
    [yes] The company buys it.
   *[no] Nobody wants it at that price.
  }
event-bought = { CAP($who-the) } buys { $count ->
    [one] { $item-a }
   *[other] { $count } { $item-pl }
  } for { $gold } crowns.
event-sold = { CAP($who-the) } sells { $item-the } for { $gold } crowns.
event-discarded = { CAP($who-the) } parts with { $item-the }.
event-trained = { CAP($who-the) } trains: { $trait } { $value }, for { $gold } crowns.
event-spell-learned = { CAP($who-the) } learns { $spell } for { $gold } crowns.
event-mended = The Physician treats { $who-the } ({ $ailment }) for { $gold } crowns.
event-raised-from-death = The Physician raises { $who-the } from the dead for { $gold } crowns.
event-declined = The disease gnaws at { $who-the }: Strength { $strength }, Toughness { $toughness }.
event-wasted = { CAP($who-the) } dies of his disease.
event-stored = { CAP($who-the) } now keeps { $lodgings ->
    [0] nothing
    [one] one crown
   *[other] { $lodgings } crowns
  } at the inn and { $bank ->
    [0] nothing
    [one] one crown
   *[other] { $bank } crowns
  } at the bank.
event-will-made = { CAP($who-the) } makes a will in favour of { $heirs }.
event-attracted = { CAP($who-a) } enters the service of { $hero-the }, for glory.
event-admirer-refused = { CAP($hero-the) } has no need of admirers.
event-hired = { CAP($hero-the) } hires { $who-a } for { $gold } crowns.
event-exchanged = { CAP($hero-the) } exchanges his men for { $who-a }.
event-retired = { CAP($who-the) } retires, with all possessions.
event-returned = { CAP($who-the) } is back in the company.
event-entrusted = { CAP($who-the) } now follows { $player }.
event-player-joined = { $player } joins the company.
event-player-left = { $player } leaves the company.
event-newcomer = { CAP($who-the) } joins the company ({ $player }).
event-newcomer-alone = { CAP($who-the) } joins the company.
event-time-passed = Days go by, and the sick are well again.
event-lair-reoccupied = Where treasure was left, monsters have come back{ $count ->
    [one] .
   *[other] { "" }, to { $count } lairs.
  }

chapter-between = Between expeditions
chapter-town = The town
chapter-henchman = Henchmen
chapter-campaign = The campaign
chapter-create = Creating heroes
chapter-heroquest = HeroQuest

# Creating a hero
race-human = human
race-dwarf = dwarf
race-elf = elf
calling = { $role }
role-human-warrior = Human warrior
role-human-wizard = Human wizard
role-dwarf-warrior = Dwarf warrior
role-dwarf-wizard = Dwarf wizard
role-elf-warrior = Elf warrior
role-elf-wizard = Elf wizard
figure-human-warrior = human warrior
    .a = a human warrior
figure-human-wizard = human wizard
    .a = a human wizard
figure-dwarf-warrior = dwarf warrior
    .a = a dwarf warrior
figure-dwarf-wizard = dwarf wizard
    .a = a dwarf wizard
figure-elf-warrior = elf warrior
    .a = an elf warrior
figure-elf-wizard = elf wizard
    .a = an elf wizard
# The women among the names that are proposed
figure-Mathilde = Mathilde
figure-Hedda = Hedda
figure-Rosalinde = Rosalinde
figure-Edwige = Edwige
figure-Wanda = Wanda
figure-Dagna = Dagna
figure-Hulde = Hulde
figure-Thrudi = Thrudi
figure-Brunda = Brunda
figure-Lirien = Lirien
figure-Elowen = Elowen
figure-Ithiel = Ithiel
figure-Maelis = Maelis
ask-race = Of which race is the new hero?
ask-calling = Warrior or wizard?
ask-hero-name = What is he called?
ask-first-spell = { CAP($hero-the) }: which spell does he know ({ $n } of { $of })?
ask-equip = { CAP($hero-the) } is equipped: { $money } crowns.
option-create = Make a hero with dice
event-race-rolled = The dice have spoken: { $race }.
event-hero-rolled = { CAP($who-the) }: { $calling }{ $wounds ->
    [0] .
   *[other] , Weapons { $weapon }, Bow { $bow }, Strength { $strength }, Toughness { $toughness }, Wounds { $wounds }.
  }
event-gold-rolled = { CAP($who-the) } has { $gold } crowns for equipment.
event-spell-slipped = The spell slips away from { $who-the }: nothing happens.
option-take-body = Take up the body of { $figure-the }
option-lay-down = Lay the body down
event-body-lifted = { CAP($who-the) } takes up the body of { $dead-the }.
event-body-laid-down = { CAP($who-the) } lays the body of { $dead-the } down.
