# Ce qui arrive.

event-born = Un aventurier est né : DV à { $die } faces, { $hp } PV.
event-trait-taken = À vous : { $trait }.
event-domain-taken = Votre domaine : { $domain }.
event-gift-taken = Votre don : { $gift }.
event-purse-rolled = Votre bourse contient { $gold } PO.
event-tested = { $test } : { $face } (il fallait { $need }), { $success ->
        [yes] réussite
       *[no] échec
    }.
event-judged = { $test } : vous en jugez vous-même (trait { $decided_trait } au lieu de { $trait }, situation { $decided_situation } au lieu de { $situation }).
event-turn-begins = Le Tour { $n } commence.
event-rested = Un Tour de repos ({ $run } d’affilée).
event-upkeep = Cinq Tours : { $rested ->
        [yes] reposé
       *[no] pas de repos
    }, { $fed ->
        [yes] nourri
       *[no] rien mangé
    }.
event-light-taken = Vous allumez la { $light }.
event-light-gone = Plus de { $light }.
event-fatigued = Fatigue { $fatigue }.
event-danger-moved = Dangerosité { $danger }.
event-patrol-sent = On vous traque : une patrouille sera là dans { $turns ->
        [one] { $turns } Tour
       *[other] { $turns } Tours
    }.
event-patrol-waits = La patrouille attend devant votre Sanctuaire.
event-nobody-came = Personne ne croise votre route.
event-hurt = Vous perdez { $lost ->
        [one] { $lost } PV
       *[other] { $lost } PV
    } : il en reste { $hp }.
event-recovered = Vous pansez vos plaies : { $hp } PV.
event-unconscious = Tout devient noir.
event-foes-choose = { $choice }
event-left-for-dead = On vous a laissé pour mort.
event-woke = Vous revenez à vous, une heure plus tard.
event-died = Vous êtes mort : { $cause }.
event-section-seen = Sur votre plan : { $section } ({ $floor }).
event-access-found = Un passage vers ailleurs : { $access }.
event-note-read = { $ref } { $text }
event-walked = Vous marchez { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }.
event-opened = { CAP($what) } : { $how }, { $done ->
        [yes] ça cède
       *[no] en vain
    }.
event-disarmed = Désamorcé : { $trap }.
event-trap-sprung = Un piège ! { CAP($trap) }.
event-trap-effect = { $effect }
event-found-resources = Vous trouvez { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressources
    }.
event-found-trap = Vous repérez un piège : { $trap }.
event-found-passage = Un passage secret !
event-found-hidden = Quelque chose était caché ici.
event-nothing-found = Rien de nouveau.
event-taken = Vous prenez { $thing-le }.
event-taken-stack = Vous prenez { $stack } × { $n }.
event-element-seen = Ici : { $element }.
event-taken-coins = { $gold } PO en pièces vont dans votre bourse.
event-bagged = Une Ressource devient un sac.
event-dropped = Vous lâchez { $thing-le }.
event-salved = Le baume chasse le poison.
event-cache-made = Votre cache est faite (soin : { $spent }).
event-cache-intact = Personne n’a touché à votre cache.
event-cache-robbed = Votre cache a été pillée.
event-descended = Étage { $floor }.
event-tumbled = Vous tombez : { $damage } de dégâts.
event-slid = Vous glissez jusqu’à l’étage { $floor }.
event-tomb-opened = Le tombeau { $done ->
        [yes] s’ouvre en grinçant
       *[no] ne bouge pas
    }.
event-barricaded = Vous entassez le mobilier.
event-circle-stings = Le cercle vous vide.
event-rumour = Il y aurait { $contents }, à environ { $squares } cases { $side } { $here ->
        [yes] d’ici
       *[no] de l’entrée
    }.
event-no-rumour = Personne n’a rien à vous apprendre.
event-met = { $n ->
        [one] { CAP($creature-un) }
       *[other] { CAP($creature) } × { $n }
    }, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }.
event-heard = Vous entendez quelque chose, à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }.
event-mood = Attitude { $mood }.
event-enemy-surprise = { $surprised ->
        [yes] Ils sont surpris.
       *[no] Ils sont sur leurs gardes.
    }
event-avoided = Vous passez inaperçu.
event-noticed = On vous remarque.
event-stake = { $stake } { $success ->
        [yes] Gagné.
       *[no] Perdu.
    }
event-bribed = { $gold } PO changent de mains.
event-toll = Ils se servent : { $gold } PO, ou votre plus belle pièce.
event-cheated = On vous a roulé.
event-yielded = Ils prennent tout et vous laissent partir.
event-captured = { CAP($creature-le) } est libre et vous suit.
event-meeting-over = { $result }
event-spared = Vous épargnez les vaincus ; les leurs s’en souviendront.
event-initiative = Initiative : vous { $mine }, eux { $theirs } ; le plus bas d’abord.
event-round-begins = Round { $n }.
event-closed = Les voilà à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }.
event-waited = Vous attendez.
event-struck = Vous touchez { $creature-le } : { $damage } de dégâts, reste { $hp }.
event-fire-spreads = L’huile brûle { $creature-le } : { $damage }.
event-fell = { CAP($creature-le) } tombe.
event-enemy-strikes = { CAP($creature-le) } { $hit ->
        [yes] vous touche
       *[no] vous manque
    }.
event-broke = Ils { $surrender ->
        [yes] se rendent
       *[no] s’enfuient
    }.
event-held = Ils tiennent bon.
event-broke-away = Vous vous dégagez sans mal.
event-pursued = Ils vous poursuivent.
event-abandoned = Ils abandonnent.
event-distanced = Vous gardez la distance.
event-caught = Ils vous ont rattrapé.
event-escaped = Vous soufflez, à { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } de là.
event-dropped-treasure = Vous lâchez { $thing-le } derrière vous.
event-breath = { CAP($creature-le) } souffle sur vous : { $damage }.
event-gazed = Le regard { $creature-du } pèse sur vous.
event-paralysed = Vous ne pouvez plus bouger !
event-drained = Vos forces s’en vont.
event-poisoned = Vous êtes empoisonné.
event-diseased = Vous êtes tombé malade.
event-regenerated = { CAP($creature-le) } se régénère : { $hp } PV.
event-spell-cast = { $spell } : { $success ->
        [yes] le sortilège agit
       *[no] rien ne se passe
    }.
event-spell-ends = { $spell } se dissipe.
event-fire-bolt = Le trait { $killed ->
        [yes] abat
       *[no] brûle
    } { $creature-le }.
event-backlash = La magie se paie : { $choice }.
event-turned = Vous les repoussez : { $n ->
        [one] { $n } détruit
       *[other] { $n } détruits
    }.
event-healed = Une chaleur vous traverse.
event-earned = +{ $px } px ({ $total } en tout).
event-new-hit-die = Un nouveau dé de vie : { $dv }, et { $hp } PV.
event-goal-set = Votre motif : { $reason }.
event-goal-met = Accompli : { $reason }.
event-entered = Expédition { $n } : vous descendez.
event-came-home = La lumière du jour ! Vous rapportez { $gold } PO de trouvailles.
event-bought = Acheté : { $thing } × { $n }.
event-sold = Vendu : { $thing } pour { $gold } PO ({ $share } %).
event-night = Une nuit dans { $inn } : Fatigue { $fatigue }.
event-meal = Vous mangez : { $meal }.
event-round-stood = La tournée délie une langue.
event-banked = La banque garde { $gold } PO pour vous.
event-guild-joined = Vous adhérez : { $guild }.
event-guild-taxed = La guilde prend son dixième : { $gold } PO.
event-home-rented = Vous louez { $home } pour une semaine.
event-cured = Vous voilà guéri.
event-retired = Votre carrière s’achève, avec { $px } px.
