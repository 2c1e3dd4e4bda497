# Les quêtes qui ont leur propre règle.

variant-quest-bones = Le maître des os
variant-quest-hour = Une heure sous la terre
variant-quest-runaway = L’évadé de la Tour grise
variant-quest-horde = La horde du Val-aux-Chênes
variant-quest-gaol = Les geôles de Sombrefond
variant-quest-rift = Le cœur de la faille
variant-quest-coach = Les voyageurs du relais
variant-quest-cellars = Les caves de la vieille brasserie
variant-quest-notebook = Le carnet du professeur
variant-quest-dowry = La dot de la princesse
variant-quest-glass = Le verrier fou
variant-quest-warlord = Le lit du chef de guerre

treasure-beating-stone = la pierre qui bat
treasure-brewers-ledger = le grand livre de la brasserie

# Questions et choix
ask-refuge = Les héros ont trouvé le cœur du laboratoire. Le défendre, ou y renoncer avec tous ses pouvoirs ?
option-defend-refuge = Défendre le laboratoire
option-forsake-refuge = L’abandonner
ask-fugitive = Par où le fuyard continue-t-il ?
option-fugitive-door = Par la porte du mur { $side }
option-fugitive-exit = Par le couloir { $side }
ask-rockfall = Où le plafond s’effondre-t-il ?
ask-crevasse = Où le sol s’ouvre-t-il ?
option-rearm = Reprendre ses affaires
option-dig = Dégager l’éboulement
option-cross = Sauter la crevasse

# Ce qui se passe
event-purse-shared = Les héros touchent { $gold } couronnes, à parts égales.
event-captives-freed = { $count ->
    [one] { CAP($who-un) } est libre et suit le Leader.
   *[other] { CAP(COUNT($count)) } { $who-pl } sont libres et suivent le Leader.
  }
event-refuge-defended = C’est ici le cœur du laboratoire. { CAP($who-le) } y est, et n’ira nulle part.
event-powers-lost = { CAP($who-le) } abandonne son laboratoire : ses pouvoirs le quittent.
event-entrance-shut = La grille retombe : l’entrée est close pour { $turns } tours.
event-entrance-opened = Là-haut, la grille se relève. Le pari est gagné ; il reste à sortir.
event-tracks-seen = Des traces toutes fraîches { $door ->
    [yes] mènent à la porte du côté { $side }.
   *[no] filent dans le couloir, côté { $side }.
  }
event-fugitive-seen = Le voilà ! { CAP($who-le) } ne peut plus vous échapper.
event-fugitive-cornered = Il ne reste plus une galerie où fuir : { $who-le } fait volte-face.
event-band-counted = Le berger en a compté { $count }. Il n’y en aura pas un de plus.
event-band-relieved = { CAP(COUNT($fresh)) } des leurs { $fresh ->
    [one] est arrivé
   *[other] sont arrivés
  } depuis la dernière fois : ils sont { $count }.
event-band-sallies = Plus un recoin à fouiller : ceux qui restent sortent de leurs trous.
event-nobody-came = Fausse alerte : il n’y en a plus d’autres pour venir.
event-cell-opened = Niveau { $level } : une cellule, et la porte que les clés du mort ont ouverte.
event-hatch-found = Il ne reste rien à explorer. Dans la dernière salle, derrière des planches, un escalier monte.
event-disarmed = On vous a tout pris : armes, armures et bourses sont quelque part dans ces murs.
event-kit-found = Vos affaires ! Elles étaient là, en tas.
event-rearmed = { CAP($who-le) } reprend ses affaires.
event-ground-shakes = { $what }
tremor-quiet = La terre gronde sourdement.
tremor-stones = La voûte craque : des pierres tombent.
tremor-rockfall = Un fracas dans les galeries : un plafond s’effondre.
tremor-crevasse = Le sol se fend d’un mur à l’autre.
event-stones-fall = Les pierres tombent sur { $who-le }.
event-stumbled = { CAP($who-le) } glisse dans la crevasse et s’en hisse à grand-peine.
event-crossed = { CAP($who-le) } franchit la crevasse.
event-dug = { CAP($who-le) } { $well ->
    [yes] dégage de gros blocs.
   *[no] creuse sans avancer.
  }
event-dug-through = Le passage est ouvert.
event-hostages-seen = Au fond de la salle, { $count ->
    [one] { $who-un }, ligoté.
   *[other] { COUNT($count) } { $who-pl }, ligotés.
  }
event-hostage-killed = Les gardiens ont leurs ordres : { $who-un } est égorgé. { $left ->
    [0] Il n’en reste aucun.
    [one] Il en reste un.
   *[other] Il en reste { $left }.
  }
event-ransomed = { $count ->
    [one] Un otage est rentré : sa famille donne
   *[other] { CAP(COUNT($count)) } otages sont rentrés : leurs familles donnent
  } { $gold } couronnes.
event-water-rose = { $depth ->
    [1] L’eau est aux genoux : on avance deux fois moins vite.
    [2] L’eau monte jusqu’à la taille.
   *[other] L’eau est aux épaules.
  }
event-swallowed = { CAP($who-le) } boit la tasse.
event-room-mapped = Le professeur dessine la salle : { $rooms ->
    [one] une salle
   *[other] { $rooms } salles
  } au carnet, à { $gold } couronnes l’une.
event-patron-follows = { CAP($who-le) } taille son crayon et emboîte le pas { $leader-au }.
event-patron-content = { $why }
content-awe = « Prodigieux ! » Le professeur a vu ce qu’il voulait voir ; il veut bien rentrer.
content-wound = Le professeur regarde son sang : tout compte fait, il veut bien rentrer.
content-end = Le professeur referme son carnet : il n’y a plus rien à voir ici.
event-patron-paid = Le professeur paie { $rooms ->
    [one] l’unique salle
   *[other] les { $rooms } salles
  } de son carnet : { $gold } couronnes.
event-regalia-paid = Le diadème, le collier et la ceinture sont réunis : leur maître compte { $gold } couronnes et n’a rien vu.
event-hanged = Quelqu’un a reconnu le bijou. On pend { $who-le } le soir même.
event-not-hanged = Quelqu’un a reconnu le bijou ; { $who-le } file à temps par les toits.
event-mirrors-crack = Les miroirs se fendent. { $whose-count ->
    [one] En sort, armé comme vous, le reflet
   *[other] En sortent, armés comme vous, les reflets
  } { $whose-du }.

chapter-quests = Les douze quêtes

# La table
dial-wager = Tours du pari
dial-band = Ennemis
dial-hostages = Otages sauvés
dial-water = Eau
dial-rooms = Salles au carnet
dial-regalia = Bijoux
feature-store = Vos affaires
feature-rockfall = Éboulement
feature-crevasse = Crevasse
effect-posted = Ne quitte pas sa salle
effect-wading = Dans l’eau : lent, un dé de dégâts de moins

figure-traveller = voyageur
    .genre = m
    .pl = voyageurs
figure-professor = professeur Brandt
    .le = le professeur Brandt
    .un = le professeur Brandt
    .du = du professeur Brandt
    .au = au professeur Brandt
    .genre = m
    .pl = professeurs
figure-necromancer = nécromancien
    .genre = m
    .pl = nécromanciens
figure-runaway-captain = capitaine félon
    .genre = m
    .pl = capitaines félons
figure-mirror-image = reflet
    .genre = m
    .pl = reflets
figure-glassmaker = verrier fou
    .genre = m
    .pl = verriers fous
item-dowry-diadem = diadème de la dot
    .le = le diadème de la dot
    .un = le diadème de la dot
    .du = du diadème de la dot
    .au = au diadème de la dot
    .genre = m
    .pl = diadèmes
item-dowry-necklace = collier de la dot
    .le = le collier de la dot
    .un = le collier de la dot
    .du = du collier de la dot
    .au = au collier de la dot
    .genre = m
    .pl = colliers
item-dowry-girdle = ceinture de la dot
    .le = la ceinture de la dot
    .un = la ceinture de la dot
    .du = de la ceinture de la dot
    .au = à la ceinture de la dot
    .genre = f
    .pl = ceintures
