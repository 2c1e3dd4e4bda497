# Ce que dit la carte d’une compétence ou d’un sort, et les mots des tables du livre de règles.

about-spell = { $school }, difficulté { $difficulty }. { $what }
school-white = Magie blanche
school-black = Magie noire
school-beggars = Magie des gueux
school-necromantic = Nécromancie
school-demonology = Démonologie

about-skill-initiate = Ouvre les écoles de magie : sans elle, un grimoire savant reste muet.
about-skill-parry = Pare { $n ->
        [one] un coup
       *[other] { $n } coups
    } par tour, même sans bouclier : l’attaquant relance.
about-skill-ambidextrous = Pare aussi de l’autre main : deux armes ou un bouclier donnent chacun leur parade.
about-skill-super-tough = { $n } points d’armure tant qu’on n’en porte pas.
about-skill-door-breaker = { $n }D de plus contre les portes et les coffres.
about-skill-lock-ear = { $n }D de plus pour crocheter.
about-skill-trap-nose = Un D à chaque pas près d’un piège caché : à { $n } ou plus, il est découvert.
about-skill-flight = Vole : ni trou, ni lave, ni adversaire ne l’arrête.
about-skill-steady-hand = { $n }D de plus au tir précis.
about-skill-sure-foot = Passe les ponts sans test.
about-skill-stout-heart = Ignore la peur.
about-skill-drill-voice = { $n } de plus au résultat d’un discours.
about-skill-long-throw = Lance { $n } case de plus par niveau de Force.

about-spell-mend-flesh = Rend { $amount } PV à un compagnon en vue.
about-spell-lift-affliction = Délivre un compagnon en vue du poison, du feu, de la toile et du filet.
about-spell-pale-ward = { $amount } points d’armure magique à un compagnon en vue, jusqu’au prochain tour du groupe.
about-spell-breaking-dawn = Chaque mort-vivant et chaque démon en vue perd { $amount } PV.
about-spell-cinder-dart = { $amount } de dommages à un adversaire en vue, qui peut prendre feu.
about-spell-wither-arm = Un adversaire en vue perd { $amount } niveaux de Force jusqu’à la fin du tour suivant.
about-spell-borrowed-dusk = Rend invisible jusqu’au prochain tour.
about-spell-crushing-dark = { $amount } de dommages à un adversaire en vue ; l’armure n’arrête rien, l’Endurance seule compte.
about-spell-flick = Un adversaire tout proche perd { $amount } PV, quelle que soit sa protection.
about-spell-knotted-laces = Un adversaire en vue a { $amount } point d’action de moins à son prochain tour.
about-spell-loose-change = { $amount } écus au creux de la main, une fois par partie.
about-spell-spit-and-rag = Rend { $amount } PV à soi-même ou à un voisin.
about-spell-ask-the-dead = En vue d’un mort ou d’une tombe, tout ce que la zone cache se dévoile.
about-spell-grave-breath = Chaque adversaire en vue subit une peur de niveau { $amount }.
about-spell-red-thread = Un adversaire en vue perd { $amount } PV ; la moitié revient à qui lance le sort.
about-spell-call-the-bones = En vue d’un mort ou d’une tombe, un revenant se lève et combat aux côtés de qui l’appelle, une fois par partie.
about-spell-small-errand = Un objet à terre, en vue, vient dans la main.
about-spell-haste-for-blood = Un D de PV contre { $amount } points d’action, sur-le-champ.
about-spell-iron-word = Un adversaire en vue teste sa Volonté ; s’il échoue, il perd son prochain tour.
about-spell-ring-of-coals = { $amount } de dommages et le feu pour tous ceux qui touchent le lanceur, amis compris.

category-weapon = une arme
category-potion = une potion
category-trinket = un objet magique
category-lore = un parchemin ou un grimoire
category-magic-weapon = une arme magique
category-magic-armour = une armure magique
category-rune = une rune
category-treasure = un trésor, selon la table des natures

column-level = Niveau
column-faces = Faces
column-hurt = PV perdus
column-crowns = Écus
column-treasures = Trésors
column-mishap = Imprévu
column-category = Nature
column-range = Portée
column-hands = Mains
column-weight = Poids
column-buy = Prix
column-armour = Armure
column-endurance = Endurance
column-picking = Crochetage
column-finds = Trésors
column-locked = Verrouillé
column-infects = Poison
column-action = PA
column-treasure = Trésor
column-deployment = Déploiement
column-difficulty = Difficulté
column-school = École
column-cards = Cartes Plan
column-strength = Force
column-melee = C.Corps
column-foe = Qui

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
