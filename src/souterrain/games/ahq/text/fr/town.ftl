# La campagne : la ville entre deux expéditions
variant-quest-campaign = Campagne : une compagnie, une ville, cinq quêtes et douze rumeurs
headline-town = { $step } · { $number ->
    [0] première expédition
   *[other] après l’expédition { $number }
  }
step-founding = La compagnie se forme
step-1 = Les pions mis de côté
step-2 = Le repos
step-3 = La récompense des dieux
step-4 = Le partage
step-5 = Le coût de la vie
step-6 = Les nouvelles de la ville
step-7 = En ville
step-8 = Les suivants
step-9 = À la porte de la ville
dial-step = Étape
dial-quests = Quêtes accomplies
place-town = La ville
place-inn = L’auberge du Veilleur
place-bank = Le comptoir du banquier
place-market = Le marché
place-yard = La lice
place-college = Le Collège
place-physician = Le médicastre
place-temple = Le temple
place-gate = La porte
place-about-inn = une chambre, des dons, des rumeurs
place-about-bank = de l’or en sûreté, un testament
place-about-market = armes, armures et matériel
place-about-yard = l’entraînement, dès { $price } couronnes
place-about-college = sorts et composants, pour qui sait lancer un sort
place-about-physician = guérir, ressusciter ; une potion pour { $price } couronnes
place-about-temple = un point de Destinée pour { $price } couronnes
place-about-gate = se retirer, revenir, changer de joueur
quest-done = accomplie ; expéditions : { $count }
quest-tried = expéditions : { $count }
sheet-lodgings = { $gold ->
    [one] une couronne
   *[other] { $gold } couronnes
  } dans sa chambre
sheet-bank = { $gold ->
    [one] une couronne
   *[other] { $gold } couronnes
  } à la banque
sheet-debt = { $gold ->
    [one] une couronne
   *[other] { $gold } couronnes
  } de dettes
device-wolf = Blason au loup
device-crown = Blason à la couronne
device-dragon = Blason au dragon
device-key = Blason à la clé
device-snake = Blason au serpent
device-torch = Blason à la torche
device-centaur = Blason au centaure
device-hammer = Blason au marteau
device-bat = Blason à la chauve-souris
device-fountain = Blason à la fontaine
device-sphinx = Blason au sphinx
device-axe = Blason à la hache
effect-illness = Alité
treasure-miller-coffer = le coffret du meunier
treasure-bell-clapper = le battant de la cloche
treasure-rat-ledger = le registre des rats
treasure-black-banner = la bannière de Rochenoire
happening-ruined-weapon = On craint pour les armes de la compagnie : aucune n’est abîmée
happening-farewell = En ville, plus d’un suivant prend son congé. La compagnie n’en emploie aucun
happening-jealous-ruler = Le seigneur de la cité voudrait qu’on lui offre un objet magique. Il repart les mains vides
happening-preparation = On dit que les monstres se préparent. Ce n’est qu’une rumeur
happening-fame = La célébrité a son prix, et la compagnie le paie déjà : la vie en ville n’en est pas plus chère
happening-danger-money = En ville, les suivants réclament une prime de risque. La compagnie n’en doit aucune
outcome-legend = { $count ->
    [one] La quête est accomplie.
   *[other] Toutes les quêtes sont accomplies.
  } On chantera longtemps cette compagnie.
outcome-parted = La compagnie s’est séparée{ $count ->
    [0] { "" } avant d’avoir accompli une seule quête.
    [one] { "" } après une quête accomplie.
   *[other] { "" } après { $count } quêtes accomplies.
  }

# Questions
ask-town = { CAP($hero-le) } : où aller ? { $purse ->
    [0] Aucune couronne
    [one] Une couronne
   *[other] { $purse } couronnes
  } en bourse, { $lodgings ->
    [0] aucune
    [one] une
   *[other] { $lodgings }
  } à l’auberge, { $bank ->
    [0] aucune
    [one] une
   *[other] { $bank }
  } à la banque.
ask-at-inn = L’aubergiste lève sa lampe. { CAP($hero-le) } { $money } en tout.
ask-at-bank = Le banquier ouvre son registre. { CAP($hero-le) } { $money } en tout.
ask-at-market = Au marché. { CAP($hero-le) } { $money } à dépenser.
ask-at-yard = Le maître d’armes attend. { CAP($hero-le) } { $money } à dépenser.
ask-at-college = Au Collège. { CAP($hero-le) } { $money } à dépenser.
ask-at-physician = Le médicastre retrousse ses manches. { CAP($hero-le) } { $money } à dépenser.
ask-at-temple = Le temple est ouvert. { CAP($hero-le) } { $money } à offrir.
crowns-held = { $count ->
    [0] n’a pas une couronne
    [one] a une couronne
   *[other] a { $count } couronnes
  }
ask-at-gate = La garde tient la liste de la compagnie. { CAP($hero-le) } : que faire ?
ask-gate = La porte est ouverte. Où va la compagnie ?
ask-gifts = Chacun fait de sa part ce qu’il veut. Donner quelque chose ?
ask-gift-whom = À qui ira le don { $hero-du } ?
ask-give-gold = Combien de couronnes pour { $hero-le } ?
ask-shares = Trésors rapportés : { $things }. Chacun garde-t-il ce qu’il porte ?
ask-share = { CAP($hero-le) } choisit.
ask-pay = { CAP($hero-le) } doit { $gold } couronnes à { $count ->
    [one] son suivant
   *[other] ses { $count } suivants
  } et { $money ->
    [0] n’en a aucune
   *[other] en a { $money }
  }.
ask-keep-volunteer = { CAP($figure-le) } a servi son expédition. L’engager au service { $hero-du } ?
ask-illness = { CAP($hero-le) } est malade : payer { $gold } couronnes au médicastre ?
ask-flasks = La milice veut { $gold } couronnes pour { $count ->
    [one] la fiole
   *[other] les { $count } fioles
  } de feu grégeois { $hero-du }.
ask-ruined = { CAP($item-le) } { $hero-du } ne sert plus à rien. En payer le remplacement, { $gold } couronnes ?
ask-map = Un colporteur offre { $hero-au } une carte au trésor pour { $gold } couronnes.
ask-admirer = Un homme d’armes a entendu parler { $hero-du } et veut entrer à son service.
ask-hire = { CAP($hero-le) } { $count ->
    [0] n’a pas de suivant
    [one] a un suivant
   *[other] a { $count } suivants
  } et dispose de { $money } couronnes. Engager quelqu’un ?
ask-heir = Qui hérite de l’or que { $hero-le } laisse à la banque ?
ask-deposit = Combien de couronnes déposer ?
ask-withdraw = Combien de couronnes reprendre ?
ask-store = Combien de couronnes laisser dans la chambre ?
ask-fetch = Combien de couronnes reprendre dans la chambre ?
ask-newcomer = Une place est libre dans la compagnie. Qui la prend ?
ask-who-goes = Qui part cette fois ?
ask-stairs = Par quel escalier entrer ?

option-visit = { $place }
option-turn-to = Au tour { $figure-du }
option-done-town = Rien d’autre en ville
option-that-is-all = C’est tout
option-buy = { $count ->
    [one] Acheter { $item-un }
   *[other] Acheter { $count } { $item-pl }
  }
option-repeat = La même liste que la dernière fois : { $things }
option-sell = Vendre { $item-le }
option-discard = Se défaire { $item-du }
option-train = S’entraîner : { $trait }
option-offering = Faire une offrande
option-learn = Apprendre « { $spell } »
option-cure = Faire soigner : { $ailment }
option-raise = Ressusciter { $figure-le }
option-deposit = Déposer de l’or
option-withdraw = Reprendre de l’or
option-will = Faire son testament
option-store = Laisser de l’or dans la chambre
option-fetch = Reprendre l’or de la chambre
option-give-gold = { CAP($hero-le) } donne de l’or
option-give-thing = { CAP($hero-le) } donne { $count ->
    [one] { $item-le }
   *[other] ses { $count } { $item-pl }
  }
option-agree-shares = Oui, chacun garde ce qu’il porte
option-dispute-shares = Non, que les dés décident
option-pay = { $count ->
    [one] Le payer
   *[other] Les payer
  }
option-pay-gold = Payer { $gold } couronnes
option-dismiss = Renvoyer { $figure-le }
option-farewell = Le remercier
option-hire-volunteer = L’engager
option-rest = Garder le lit
option-do-without = S’en passer
option-no-map = Passer son chemin
option-hire = Engager { $figure-un }
option-exchange = Échanger { $count } { $men-pl } contre { $man-un }
option-welcome = Lui faire place
option-refuse-admirer = Le renvoyer chez lui
option-retire = { CAP($hero-le) } se retire
option-recall = Rappeler { $hero-le }
option-entrust = Confier { $hero-le } à { $player }
option-take-over = Mener { $hero-le } à la place de { $player }
group-players = Joueurs
option-player-joins = Un joueur se joint à la compagnie : { $player }
note-player-joins = Une chaise de plus à la table, pour qui vous voulez.
option-player-leaves = { $player } s’en va avec ses héros
option-nobody = Personne
option-quest = { $quest }
option-return = Y retourner : { $quest }
option-wait = Attendre que les malades guérissent
option-give-up-quest = Renoncer à cette quête : { $quest }
option-part = Dissoudre la compagnie
option-first-stairs = Le premier escalier
option-last-stairs = Le dernier escalier découvert
note-not-been = encore à venir : { $heroes }
note-price = { $price } couronnes
note-price-change = { $price } couronnes ; { $change }
note-gain = rapporte { $gold } couronnes
note-change = { $what } { $old } → { $new }
note-dice = dés de dégâts : { $dice }
note-lesson = { $price } couronnes ; composants : { $components }
note-bank = sur le compte : { $gold } ; { $fee } couronnes après chaque expédition
note-held = { $gold ->
    [0] rien encore
   *[other] il y en a { $gold }
  }
note-hire = { $price } couronnes, puis { $wage } après chaque expédition

# Ce qui s’est passé
event-campaign-begun = Une compagnie se forme. La ville a besoin de héros, et les héros d’une ville.
event-set-out = Expédition { $number } : { $quest }.
event-rumour-heard = { CAP($who-le) } offre une tournée, et l’on parle. « { $quest } » : { $intro }
event-nothing-new = { CAP($who-le) } offre une tournée : rien que des histoires connues.
event-map-studied = { CAP($who-le) } déroule la carte au trésor et comprend enfin ce qu’elle montre. « { $quest } » : { $intro }
option-listen = Offrir une tournée et tendre l’oreille
option-study-map = Étudier { $item-le } : à quelle quête mène-t-elle ?
event-came-home = { $count ->
    [0] Aucun héros n’est rentré en ville.
   *[other] De retour en ville : { $heroes }.
  }
event-quest-achieved = Quête accomplie : « { $quest } ».
event-never-returned = Personne n’a jamais revu { $who-le }.
event-quest-given-up = La compagnie abandonne la quête « { $quest } », et avec elle la carte du donjon.
event-quest-lost = Il ne reste personne de vivant à ramener, et personne ne paiera. La quête « { $quest } » est perdue.
event-company-parted = La compagnie se sépare à la porte de la ville.
event-counters-lost = Le maître de jeu remet ses pions dans le bol.
event-rested = Les blessures guérissent, la Destinée revient.
event-fate-gained = Les dieux accordent { $fate ->
    [one] un point
   *[other] { $fate } points
  } de Destinée { $who-au } pour une quête accomplie en { $expeditions ->
    [one] une expédition
   *[other] { $expeditions } expéditions
  }.
event-gold-shared = Le trésor est mis en commun et partagé : { $gold } couronnes, { $share } par tête.
event-gold-kept = Trésor rapporté : { $gold ->
    [one] une couronne
   *[other] { $gold } couronnes
  }.
event-remainder-won = { CAP($who-le) } gagne aux dés { $gold ->
    [one] la couronne
   *[other] les { $gold } couronnes
  } qui ne se partageai{ $gold ->
    [one] t
   *[other] ent
  } pas.
event-share-disputed = On ne s’accorde pas : les dés diront qui choisit d’abord.
event-share-chosen = { CAP($who-le) } prend { $item-le }.
event-gold-given = { CAP($who-le) } donne { $gold ->
    [1] une couronne
   *[other] { $gold } couronnes
  } { $to-au }.
event-thing-given = { CAP($who-le) } donne { $count ->
    [one] { $item-le }
   *[other] ses { $count } { $item-pl }
  } { $to-au }.
event-estate-shared = Ce que { $who-le } gardait à l’auberge revient à la compagnie : { $gold ->
    [1] une couronne
   *[other] { $gold } couronnes
  }.
event-will-executed = Le banquier ouvre le testament { $who-du } : { $gold ->
    [1] une couronne
   *[other] { $gold } couronnes
  } pour { $heirs }.
event-account-lost = Le banquier garde { $gold ->
    [1] la couronne
   *[other] les { $gold } couronnes
  } { $who-du }.
event-living-paid = { CAP($who-le) } { $paid ->
    [0] ne peut payer son train de vie
   *[other] paie son train de vie : { $paid ->
    [1] une couronne
   *[other] { $paid } couronnes
  }
  }{ $owed ->
    [0] .
    [1] {" "}; sa dette est d’une couronne.
   *[other] {" "}; sa dette est de { $owed } couronnes.
  }
event-debt-paid = { CAP($who-le) } rembourse { $paid ->
    [1] une couronne
   *[other] { $paid } couronnes
  }{ $owed ->
    [0] { "" } et ne doit plus rien.
   *[other] { "" } ; il en reste { $owed } à payer.
  }
event-henchmen-paid = { CAP($who-le) } paie { $count ->
    [one] son suivant
   *[other] ses { $count } suivants
  } : { $gold } couronnes.
event-henchman-left = { CAP($who-le) } { $fallen ->
    [yes] n’a plus personne à suivre et s’en va.
   *[no] quitte { $hero-le }.
  }
event-banker-paid = Le banquier prend { $gold ->
    [1] une couronne
   *[other] { $gold } couronnes
  } { $who-au } ; sur le compte : { $left }.
event-quiet-interval = Rien de nouveau en ville.
event-fell-ill = { CAP($who-le) } tombe malade{ $cured ->
    [yes] , mais le médicastre en vient à bout.
   *[no] {" "}et gardera le lit pendant la prochaine expédition.
  }
event-old-wound = Une vieille blessure fait souffrir { $who-le }. On verra au départ ce qu’elle coûte.
event-wound-reopened = La vieille blessure { $who-du } se rouvre.
event-flasks-taxed = La milice s’inquiète du feu grégeois { $who-du } : { $paid ->
    [0] elle emporte { $flasks ->
        [one] la fiole.
       *[other] les { $flasks } fioles.
    }
   *[other] elle se contente de { $paid } couronnes.
  }
event-no-flasks = La milice cherche du feu grégeois et n’en trouve pas.
event-thanked = Les habitants remercient la compagnie : { $gold } couronnes.
event-taxed = Les doyens taxent l’or { $who-du } : { $gold ->
    [1] une couronne
   *[other] { $gold } couronnes
  } ; sur le compte : { $left }.
event-nothing-to-tax = Les doyens lèvent une taxe sur l’or des banquiers. La compagnie n’y a rien.
event-weapon-ruined = { CAP($item-le) } { $who-du } ne sert plus à rien. { $replaced ->
    [yes] On en paie le remplacement.
   *[no] On s’en passera.
  }
event-burgled = Cambriolage ! Dans les chambres, les voleurs { $gold ->
    [0] ne trouvent que des lits défaits.
    [1] trouvent une couronne.
   *[other] trouvent { $gold } couronnes.
  }
event-pocket-picked = Un coupe-bourse passe : { $who-le } perd { $gold ->
    [0] une bourse vide.
   *[other] { $gold ->
    [1] une couronne
   *[other] { $gold } couronnes
  }.
  }
event-henchman-took-leave = { CAP($who-le) } a pris sa paye et son congé : { $hero-le } ne le reverra pas.
event-volunteered = { CAP($who-un) } offre ses bras { $hero-au } pour une expédition, sans paye.
event-volunteer-left = { CAP($who-le) } salue { $hero-le } et rentre chez lui.
event-tribute-given = Le seigneur de la cité admire { $item-le } { $who-du }. On ne refuse pas un cadeau au seigneur.
event-nothing-happened = { $happening }.
event-monsters-ready = Les monstres ont juré d’être mieux préparés la prochaine fois.
event-danger-money = Les suivants parlent { $dead ->
    [one] de celui qui est mort
   *[other] des { $dead } qui sont morts
  } et veulent une prime.
event-price-of-fame = La célébrité a son prix : la vie en ville coûte désormais le double.
event-map-offered = Une carte au trésor est à vendre. { $bought ->
    [yes] La compagnie l’achète.
   *[no] Personne n’en veut à ce prix.
  }
event-bought = { CAP($who-le) } achète { $count ->
    [one] { $item-un }
   *[other] { $count } { $item-pl }
  } pour { $gold } couronnes.
event-sold = { CAP($who-le) } vend { $item-le } pour { $gold } couronnes.
event-discarded = { CAP($who-le) } se défait { $item-du }.
event-trained = { CAP($who-le) } : { $trait } { $value }, pour { $gold } couronnes.
event-spell-learned = { CAP($who-le) } apprend « { $spell } » pour { $gold } couronnes.
event-mended = Le médicastre soigne { $who-le } ({ $ailment }) pour { $gold } couronnes.
event-raised-from-death = Le médicastre rend la vie { $who-au } pour { $gold } couronnes.
event-declined = Le mal ronge { $who-le } : Force { $strength }, Résistance { $toughness }.
event-wasted = { CAP($who-le) } meurt de sa maladie.
event-stored = En sûreté pour { $who-le } : { $lodgings ->
    [0] aucune couronne
    [1] une couronne
   *[other] { $lodgings } couronnes
  } à l’auberge, { $bank ->
    [0] aucune
    [1] une
   *[other] { $bank }
  } à la banque.
event-will-made = { CAP($who-le) } fait son testament : son or ira { $heirs-au }.
event-attracted = { CAP($who-un) } se met au service { $hero-du }, pour la gloire.
event-admirer-refused = { CAP($hero-le) } n’a pas besoin d’admirateurs.
event-hired = { CAP($hero-le) } engage { $who-un } pour { $gold } couronnes.
event-exchanged = { CAP($hero-le) } échange ses hommes contre { $who-un }.
event-retired = { CAP($who-le) } se retire, avec tous ses biens.
event-returned = { CAP($who-le) } est de retour dans la compagnie.
event-entrusted = { CAP($who-le) } suit désormais { $player }.
event-player-joined = { $player } se joint à la compagnie.
event-player-left = { $player } quitte la compagnie.
event-newcomer = { CAP($who-le) } rejoint la compagnie ({ $player }).
event-newcomer-alone = { CAP($who-le) } rejoint la compagnie.
event-time-passed = Les jours passent, et les malades guérissent.
event-lair-reoccupied = Là où un trésor fut laissé, des monstres sont revenus{ $count ->
    [one] .
   *[other] { "" }, en { $count } repaires.
  }

chapter-between = Entre les expéditions
chapter-town = La ville
chapter-henchman = Les suivants
chapter-campaign = La campagne
chapter-create = Créer ses héros
chapter-heroquest = HeroQuest

# Créer un héros
race-human = humain
race-dwarf = nain
race-elf = elfe
calling = { $who-genre ->
    [f] { $role-f }
   *[m] { $role }
  }
role-human-warrior = Guerrier humain
    .f = Guerrière humaine
role-human-wizard = Magicien humain
    .f = Magicienne humaine
role-dwarf-warrior = Guerrier nain
    .f = Guerrière naine
role-dwarf-wizard = Magicien nain
    .f = Magicienne naine
role-elf-warrior = Guerrier elfe
    .f = Guerrière elfe
role-elf-wizard = Magicien elfe
    .f = Magicienne elfe
figure-human-warrior = guerrier humain
    .genre = m
figure-human-wizard = magicien humain
    .genre = m
figure-dwarf-warrior = guerrier nain
    .genre = m
figure-dwarf-wizard = magicien nain
    .genre = m
figure-elf-warrior = guerrier elfe
    .genre = m
figure-elf-wizard = magicien elfe
    .genre = m
# Les femmes parmi les noms qui sont proposés
figure-Mathilde = Mathilde
    .du = de Mathilde
    .au = à Mathilde
    .genre = f
figure-Hedda = Hedda
    .du = d’Hedda
    .au = à Hedda
    .genre = f
figure-Rosalinde = Rosalinde
    .du = de Rosalinde
    .au = à Rosalinde
    .genre = f
figure-Edwige = Edwige
    .du = d’Edwige
    .au = à Edwige
    .genre = f
figure-Wanda = Wanda
    .du = de Wanda
    .au = à Wanda
    .genre = f
figure-Dagna = Dagna
    .du = de Dagna
    .au = à Dagna
    .genre = f
figure-Hulde = Hulde
    .du = d’Hulde
    .au = à Hulde
    .genre = f
figure-Thrudi = Thrudi
    .du = de Thrudi
    .au = à Thrudi
    .genre = f
figure-Brunda = Brunda
    .du = de Brunda
    .au = à Brunda
    .genre = f
figure-Lirien = Lirien
    .du = de Lirien
    .au = à Lirien
    .genre = f
figure-Elowen = Elowen
    .du = d’Elowen
    .au = à Elowen
    .genre = f
figure-Ithiel = Ithiel
    .du = d’Ithiel
    .au = à Ithiel
    .genre = f
figure-Maelis = Maelis
    .du = de Maelis
    .au = à Maelis
    .genre = f
ask-race = De quelle race est le nouveau héros ?
ask-calling = Guerrier ou magicien ?
ask-hero-name = Quel est son nom ?
ask-first-spell = Quel sort connaît { $hero-le } ({ $n } sur { $of }) ?
ask-equip = { CAP($hero-le) } s’équipe : { $money ->
    [one] { $money } couronne
   *[other] { $money } couronnes
  }.
option-create = Créer un héros aux dés
event-race-rolled = Les dés ont parlé : { $race }.
event-hero-rolled = { CAP($who-le) } : { $calling }{ $wounds ->
    [0] .
   *[other] , Armes { $weapon }, Arc { $bow }, Force { $strength }, Résistance { $toughness }, Blessures { $wounds }.
  }
event-gold-rolled = { CAP($who-le) } a { $gold } couronnes pour s’équiper.
event-spell-slipped = Le sort échappe { $who-au } : rien ne se passe.
option-take-body = Prendre le corps { $figure-du } sur son dos
option-lay-down = Déposer le corps
event-body-lifted = { CAP($who-le) } prend sur son dos le corps { $dead-du }.
event-body-laid-down = { CAP($who-le) } dépose le corps { $dead-du }.
