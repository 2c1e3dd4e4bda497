# Questions et réponses.

ask-hit-die = Quel dé de vie ?
option-hit-die = D{ $die } : { $rolled ->
        [yes] jusqu’à { $die } PV
       *[no] { $die } PV
    }, { $extras ->
        [0] sans autre avantage
        [one] et un avantage de plus
       *[other] et deux avantages de plus
    }
ask-trait = Une race, un surnom ou un trait ?
option-own-trait = À ma façon…
note-own-trait = Vous direz quand il aide
ask-own-trait = Votre race, surnom ou trait
ask-domain = Quel domaine de compétence ?
option-roll-domain = Laisser un D6 décider
ask-advantage = Un avantage supplémentaire
option-extra-trait = Une autre race, un autre surnom ou trait
option-extra-domain = Un autre domaine
ask-named = Avez-vous un nom ?
ask-name = Comment vous appelez-vous ?
option-name = Donner un nom
option-anonymous = Rester anonyme : à quoi bon, si je meurs bientôt ?
ask-equipment = Avec quoi partez-vous ?
option-start-gold = 3D6 × 10 PO, et tout acheter
option-start-nothing = Rien du tout
ask-effort = { $test } : { $face } ou plus au D20 ({ $why }). { $stakes }.
stakes-search = Réussite : ce qui est caché ici se montre ; échec : le temps est perdu
stakes-encounter = Réussite : personne ne vient ; échec : on vous trouve
stakes-surprise = Réussite : vous voyez venir le danger ; échec : on vous prend au dépourvu
stakes-stealth = Réussite : on ne vous voit pas ; échec : on vous voit
stakes-acrobatics = Réussite : vous passez ; échec : le piège se déclenche
stakes-climb = Réussite : vous passez sans mal ; échec : une chute de { $n }D8
stakes-flight = Réussite : vous gardez votre avance ; échec : on vous rattrape
stakes-charm = Réussite : l’enjeu est gagné ; échec : il est perdu
stakes-negotiation = Réussite : l’enjeu est gagné ; échec : il est perdu
stakes-bribery = Réussite : l’enjeu est gagné ; échec : il est perdu
stakes-haggle = Réussite : { $high } ; échec : { $low }
stakes-magic = Réussite : le sortilège agit ; échec : il se perd. Le contrecoup reste à craindre
stakes-cache = Réussite : tout y est encore ; échec : on s’est servi
stakes-attack = Réussite : vous touchez ; échec : vous frappez dans le vide
stakes-save = Réussite : vous résistez ; échec : vous en subissez l’effet
stakes-dodge = Réussite : la moitié des dégâts ; échec : tous
stakes-disarm = Réussite : le piège est désamorcé ; échec : il se déclenche
stakes-pick = Réussite : la serrure s’ouvre ; échec : le temps est perdu
stakes-force = Réussite : cela cède ; échec : cela tient. Le bruit s’entend dans les deux cas
stakes-poison = Contre le poison. Échec : Fatigue +1, et −2 à tous vos tests pendant douze Tours
stakes-paralysis = Contre la paralysie. Échec : votre prochain Round est perdu
stakes-drain = Contre ce qui vous vide de vos forces. Échec : Fatigue +1
stakes-gaze = Contre ce regard. Échec : −2 à tous vos jets tant que dure le combat
stakes-disease = Contre la maladie. Échec : vous voilà malade, et le repos ne vous repose plus
stakes-gas = Contre le gaz. Échec : Fatigue +2
stakes-circle = Contre le cercle magique. Échec : Fatigue +1
stakes-trap-half = { CAP($trap-un) }. Réussite : la moitié des dégâts ({ $n }D8) ; échec : tous
stakes-trap-none = { CAP($trap-un) }. Réussite : vous êtes indemne ; échec : { $n }D8 de dégâts
stakes-trap-effect = { CAP($trap-un) }. Réussite : vous y échappez ; échec : vous en subissez l’effet
stakes-trap-more = { $stakes }, { $effect }
stakes-fails-pit = et il faudra remonter
stakes-fails-poison = puis le poison
stakes-fails-burning = et vous prenez feu
stakes-fails-gas = Fatigue +2
stakes-fails-douse = et votre lumière s’éteint
stakes-fails-chute = et vous glissez plus bas
stakes-burning = Vous brûlez. Réussite : le feu est éteint ; échec : encore 1D4, et il faut recommencer
option-roll = Lancer le dé
option-roll-spending = Lancer avec { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressources
    }
option-roll-on = Lancer, et ne plus me demander
option-judge = Ajuster le prochain jet (trait, situation)…
ask-judge = Que dites-vous de ce jet ?
option-situation = Circonstances : { $n ->
        [0] neutres
        [1] +1
        [2] +2
       *[other] { $n }
    }
option-trait-claim = Mon trait s’applique : +2
option-trait-waive = Mon trait ne s’applique pas
option-as-proposed = S’en tenir à la proposition
note-chance = { $percent } %
note-chance-but = { $percent } % : { $why }
note-chance-again = { $percent } % en deux essais
note-stake = { $chance } ; { $stake }
count-armour = CA { $n }
count-difficulty = difficulté { $n }
count-dv = DV +{ $n }
count-trait = trait +{ $n }
count-help = circonstances +{ $n }
count-hindrance = circonstances −{ $n }
count-bonus = avantage +{ $n }
count-danger = Dangerosité −{ $n }
count-solid = solidité −{ $n }
count-days = temps passé −{ $n }
count-them = en face −{ $n }
count-fatigue = Fatigue −{ $n }
count-load = charge −{ $n }
count-blind = noir −{ $n }
count-poison = poison −{ $n }
count-gaze = regard −{ $n }
note-ware-armour = classe d’armure { $n }, Enc. { $enc } ; { $price }
note-ware-shield = classe d’armure +{ $n } au bras, Enc. { $enc } ; { $price }
note-ware-weapon = dégâts D{ $n }, Enc. { $enc } ; { $price }
note-ware-light = éclaire { $n } Tours, Enc. { $enc } ; { $price }
note-oil = { $n ->
        [0] sans huile
        [one] un Tour d’huile
       *[other] { $n } Tours d’huile
    }, Enc. { $enc } ; { $price }
note-burdens = { $note } ; { $load }
note-meal = { $price } ; la nuit qui suit repose
note-meal-cheers = { $price } ; la nuit qui suit repose, et +1 pour marchander
note-night = { $price } ; sans repas, la Fatigue reste
note-night-fed = { $price } ; la Fatigue passe
note-night-sweats = { $night } ; on y sue le poison
note-blow = { $face }+, D{ $n } ; { $chance }
note-up-to = jusqu’à { $percent } %
note-price = { $price }
note-price-each = { $price } chacune
note-fatigue = { $n ->
        [0] sans Fatigue
       *[other] Fatigue +{ $n }
    }
note-rounds = { $n ->
        [one] { $n } Round
       *[other] { $n } Rounds
    }
note-way-to-trap = { $way }, jusque devant un piège
note-way-onto-trap = { $way }, sur un piège
note-way-to-circle = { $way }, jusque devant un cercle magique
note-way-onto-circle = { $way }, dans un cercle magique
note-through-circle = à travers un cercle magique
note-onto-trap = sur un piège
note-onto-circle = dans un cercle magique
note-on-you = sur vous ; { $price }
note-past-them = chez ceux que vous avez déjà croisés
note-resources = Ressources : { $n }
note-bonus = +{ $n } pour qu’on abandonne
note-destroys = en détruit { $n }
note-thing = Enc. { $enc } ; { $value }
note-enc = Enc. +{ $n }
note-bag = 1 Ressource pour sac
note-proposed = proposé
ask-explore = Étage { $floor }, { $section } : { $watched ->
        [yes] les lieux sont occupés, et vous n’y prendrez rien. Que faites-vous ?
       *[no] que faites-vous ?
    }
option-step-n = Nord
option-step-e = Est
option-step-s = Sud
option-step-w = Ouest
option-to-lock = Aller à { $other ->
        [yes] une autre porte close
       *[no] la porte close la plus proche
    }
option-explore = Explorer plus loin
option-way-back = { $floor ->
        [1] Retourner vers la sortie
       *[other] Retourner vers la montée
    }
option-go-there = Aller là
option-go = Aller à { $way }
option-pick = Crocheter { $lock } (1 Tour)
option-force = Forcer { $lock } (1 Tour, bruyant)
option-pick-chest = Crocheter { $chest-le }
option-force-chest = Forcer { $chest-le } (bruyant)
option-open-chest = Ouvrir { $chest-le }
option-carry-chest = Emporter { $chest-le } avec { $money }
option-bag = Ensacher { $money } (1 Ressource)
option-take = Prendre { $thing-le }
option-take-stacks = Prendre { $what }
option-take-all = Prendre tout ce qui n’est pas trop lourd
option-search = Fouiller toute la section
option-search-near = Fouiller tout près (un demi-Tour)
option-search-well = Fouiller le puits avec une corde (1 Ressource)
option-rest = Se reposer un Tour
option-rest-with-resource = Se reposer trois Tours avec une Ressource : Fatigue −1
option-disarm = Désamorcer { $trap-le }
option-cache = Cacher des affaires (1 Tour)
option-open-cache = Ouvrir votre cache
option-antidote = Préparer un antidote (1 Tour)
option-take-light = Décrocher { $light-le } du mur
option-cast = Lancer { $spell }
option-cast-at = Lancer { $spell } sur { $creature-le } { $n ->
        [0] ({ $hp } PV)
       *[other] nº { $n } ({ $hp } PV)
    }
option-heal = Se soigner : Fatigue −2 (1 Tour, 1 Ressource)
option-rob-altar = Piller l’autel
note-rob-altar = un trésor, mais cela s’entend
option-open-tomb = Forcer le tombeau (1 Tour, bruyant)
option-barricade = Se barricader (1 Tour, 1 Ressource)
option-pack = Ouvrir son sac
option-leave-underworld = Quitter les Souterrains
option-down = Descendre par { $access-le }
option-up = Remonter par { $access-le }
option-rope = Descendre à la corde par { $access-le }
ask-pack = Votre sac (Enc. { $enc })
option-wield = Empoigner { $thing-le }
option-wear = Mettre { $thing-le }
option-shield-up = Prendre le bouclier au bras
option-light-torch = Allumer une torche
option-light-lantern = Allumer la lanterne
option-put-out = Éteindre la lumière
option-refill = Remplir la lanterne (1 Ressource)
option-salve-poison = Appliquer un baume contre le poison
option-drop-thing = Lâcher { $thing-le }
option-drop-coins = Lâcher toutes les pièces
option-effort-on = Me demander avant chaque jet quoi dépenser
option-effort-off = Ne plus me demander avant les jets quoi dépenser
option-done = Terminé
ask-upkeep = Cinq Tours ont passé : se reposer et manger ?
option-upkeep-rest-resource = Se reposer au prochain Tour et dépenser une Ressource
option-upkeep-rest = Se reposer au prochain Tour, ne rien dépenser
option-upkeep-on-resource = Continuer, et dépenser une Ressource
option-upkeep-on = Continuer, et ne rien dépenser
ask-dues = { $effort ->
        [yes] { $wounded ->
            [yes] L’effort et la blessure
           *[no] L’effort
        }
       *[no] La blessure
    } : payer en Ressources, ou en Fatigue ?
option-pay = { $n ->
        [0] Ne rien dépenser
        [one] Dépenser { $n } Ressource
       *[other] Dépenser { $n } Ressources
    }
option-salve = { $n ->
        [0] Un baume seul
        [one] Un baume et { $n } Ressource
       *[other] Un baume et { $n } Ressources
    }
ask-encounter = { $n ->
        [one] { CAP($creature-un) }
        [2] Deux { $creature-pl }
        [3] Trois { $creature-pl }
        [4] Quatre { $creature-pl }
        [5] Cinq { $creature-pl }
        [6] Six { $creature-pl }
        [7] Sept { $creature-pl }
        [8] Huit { $creature-pl }
        [9] Neuf { $creature-pl }
        [10] Dix { $creature-pl }
       *[other] { $n } { $creature-pl }
    }, attitude { $mood }, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }. Que faites-vous ?
ask-encounter-unseen = Quelque chose, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } dans le noir. Que faites-vous ?
option-hide = Passer inaperçu
option-face = { $mood ->
        [friendly] Se montrer
       *[other] Faire face
    }
option-pass = Passer son chemin
option-free-captive = Délivrer le captif
option-approach = Aborder { $n ->
        [one] { $creature-le }
       *[other] les { $creature-pl }
    }
option-talk = Parlementer
option-attack-them = Attaquer
ask-stake = Quel est l’enjeu ?
stake-safe-passage = On vous laisse passer…
stake-safe-passage-or = …OU on attaque, et vous agissez en dernier
stake-share = On partage le trésor…
stake-share-or = …OU on garde tout, et vous partez, ou vous vous battez
stake-toll = On se contente de ce que vous offrez…
stake-toll-or = …OU on vous prend 10 PO par DV
stake-news = On vous dit ce qu’il y a plus loin…
stake-news-or = …OU on parle de vous : Dangerosité +1
stake-trade = On fait affaire avec vous…
stake-trade-or = …OU on vous roule
stake-yield = on prend vos trésors et on vous laisse vivre, OU le combat continue
stake-surrender = l’adversaire se rend, OU ne craint plus rien
ask-manner = Comment vous y prenez-vous ?
option-negotiation = Négocier
option-charm = Charmer
option-bribery = Offrir { $po } PO
option-gift = Offrir { $thing-le }
ask-leave-or-fight = On garde tout. Que faites-vous ?
option-leave = Repartir par où l’on est venu
option-fight = Combattre
ask-trade = Qu’achetez-vous, que vendez-vous ?
option-buy-resources = Acheter { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressources
    }
option-sell = Vendre { $thing-le }
ask-combat-unseen = Round { $round } : quelque chose dans le noir, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }. Que faites-vous ?
ask-combat = Round { $round } : { $n ->
        [one] { $creature-un }
        [2] deux { $creature-pl }
        [3] trois { $creature-pl }
        [4] quatre { $creature-pl }
        [5] cinq { $creature-pl }
        [6] six { $creature-pl }
        [7] sept { $creature-pl }
        [8] huit { $creature-pl }
        [9] neuf { $creature-pl }
        [10] dix { $creature-pl }
       *[other] { $n } { $creature-pl }
    }, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }. Que faites-vous ?
option-attack = Frapper { $creature-le } { $n ->
        [0] ({ $hp } PV)
       *[other] nº { $n } ({ $hp } PV)
    }
option-attack-spending = Frapper { $creature-le } { $n ->
        [0] en dépensant des Ressources…
       *[other] nº { $n } en dépensant des Ressources…
    }
option-attack-leader = Frapper le chef ({ $hp } PV)
option-attack-leader-spending = Frapper le chef en dépensant des Ressources…
option-strike-torch = Frapper avec la torche
option-strike-lantern = Jeter la lanterne
option-close = Courir à l’attaque
option-turn-undead = Repousser les morts-vivants
option-yield = Se rendre
option-call-to-surrender = Sommer l’adversaire de se rendre
option-flee = Fuir
option-drop-light = Lâcher la lumière pour libérer la main
option-wait = Attendre
ask-haste = { $late ->
        [yes] Prendre les devants à partir du deuxième Round ?
       *[no] Prendre les devants ?
    } Chaque Ressource abaisse votre initiative de 2, et le plus bas agit d’abord.
note-haste = { $n ->
        [0] initiative inchangée
       *[other] initiative −{ $n }
    }
ask-last-breath = À 0 PV : il faut plus de { $fatigue } au D10 pour survivre.
ask-backlash = La magie se paie : comment ?
option-take-fatigue = Fatigue +1
option-take-danger = Dangerosité +1
ask-drop-treasure = Lâcher un trésor pour tenter vos poursuivants ?
option-keep-treasure = Tout garder
ask-mercy = { $n ->
        [one] Un ennemi gît
       *[other] { $n } ennemis gisent
    } à vos pieds. Que décidez-vous ?
option-spare = Épargner
option-kill = Achever
note-spare = +1 pour parler avec leurs pareils
ask-cache = Que cachez-vous ?
option-hide-thing = Cacher { $thing-le }
option-hide-resources = Cacher des Ressources (sur { $n })
ask-hide-resources = Combien de Ressources ?
ask-drop-resources = Combien de Ressources ?
option-drop-resources = Lâcher des Ressources
option-hide-coins = Cacher les pièces ({ $n } PO)
ask-cache-resources = Ressources pour mieux la cacher (+2 chacune)
ask-note = Qu’est-ce que cela veut dire ici ? { $text }
option-note-creatures = Quelqu’un vit ici
option-note-treasure = Il y a un trésor
option-note-trap = Il y a un piège
option-note-nothing = Rien pour le jeu
ask-town = En ville, { $penniless ->
        [yes] sans un sou
       *[no] avec { $money }
    }
option-enter-first = Descendre dans les Souterrains
option-enter = Descendre par l’entrée { $n }
option-shop = Aller au marché
ask-shop = Le marché : { $money } en bourse, Enc. { $enc }
option-selling = Vendre des trouvailles
ask-selling = Que vendez-vous ? ({ $money })
option-to-the-inn = Aller à l’auberge
ask-inn = L’auberge : { $money } en bourse, Fatigue { $fatigue }
option-services = Banque, guilde, logement
ask-services = Banque, guilde et logement : { $money } en bourse
option-buy = Acheter { $thing-un }
option-buy-torches = Acheter six torches
option-buy-resource = Acheter des Ressources
ask-how-many-resources = Combien de Ressources ?{ $all ->
        [yes] {""}
       *[no] {" "}{ $n ->
            [0] Une seule alourdirait déjà votre charge.
           *[other] Au-delà de { $n }, votre charge s’alourdit.
        }
    }
ask-sell = Vendre { $thing-le } ?
option-sell-plain = Vendre pour { $price }
option-haggle = Marchander : { $high }, sinon { $low }
option-keep = Garder
option-inn = Passer la nuit dans { $inn }
option-meal = S’offrir { $meal }
option-round = Une tournée générale
option-deposit = Déposer de l’or à la banque (10 % retenus)
option-withdraw = Retirer de l’or de la banque
ask-deposit = Combien d’or ?
ask-withdraw = Combien d’or ?
option-guild = Adhérer : { $guild }
option-cure = Se faire soigner au temple
option-rent = Louer { $home } pour une semaine
option-store = Passer à la maison
ask-store = Laisser ou reprendre ?
option-leave-thing = Laisser { $thing-le }
option-fetch = Reprendre { $thing-le }
option-retire = Prendre sa retraite
