# Deux fiches de plus, et ceux qu’on délivre
being-anselme = Anselme
    .du = d’Anselme
    .au = à Anselme
    .genre = m
being-maud = Maud
    .du = de Maud
    .au = à Maud
    .genre = f
being-hermit = Ermite emmuré
    .genre = m
being-maximus = Maximus
    .du = de Maximus
    .au = à Maximus
    .genre = m
vocation-infirmarian = frère infirmier
vocation-verderer = verdière
variant-names-anselme = Anselme, frère infirmier
variant-names-maud = Maud, verdière
thing-cudgel = Bâton ferré
    .le = le bâton ferré
    .un = un bâton ferré
    .du = du bâton ferré
    .genre = m
thing-reliquary = Châsse de saint Loup
    .le = la châsse de saint Loup
    .un = une châsse de saint Loup
    .du = de la châsse de saint Loup
    .genre = f
thing-bronze-key = Clef d’airain
    .le = la clef d’airain
    .un = une clef d’airain
    .du = de la clef d’airain
    .genre = f
skill-steady-hand = Main sûre
skill-sure-foot = Pied sûr
skill-stout-heart = Cœur vaillant
skill-drill-voice = Voix de sergent
skill-long-throw = Bras long

# Ce dont parlent les quêtes
element-bell = Cloche muette
    .le = la cloche muette
element-candle = Cierge éteint
    .le = le cierge éteint
element-stocks = Carcan
    .le = le carcan
element-lens = Grande lentille
    .le = la grande lentille
element-toppled-statue = Statue renversée
    .le = la statue renversée
element-open-vault = Caveau béant
    .le = le caveau béant
element-gate = Porte d’airain
    .le = la porte d’airain
task-bell = Sonner la cloche muette
task-candle = Rallumer le cierge
task-stocks = Forcer le carcan
task-lens = Briser la lentille
task-toppled-statue = Relever la statue
task-open-vault = Refermer le caveau
task-gate = Fermer la porte d’airain
task-done-bell = La cloche muette parle enfin, une seule fois, et tout ce qui rampe se tait.
task-done-candle = { $left ->
        [0] La dernière mèche prend, et le charnier entier s’éclaire.
        [one] Une autre flamme monte, droite elle aussi. Plus qu’une.
       *[other] Une première flamme monte, droite, comme dans une église.
    }
task-done-stocks = Le carcan cède : Maximus s’en extrait en se frottant la nuque.
task-done-lens = La lentille éclate. Quelque part, un reflet se met à hurler.
task-done-toppled-statue = Le saint est debout. Les morts détournent la tête.
task-done-open-vault = La dalle retombe sur le caveau, et le silence avec elle.
task-done-gate = Les gonds d’airain hurlent, les vantaux se rejoignent.
event-errand-heard = { $errand }
event-errand-done = { $errand }
event-task-done = { $what }
event-task-failed = { CAP($what-le) } résiste aux efforts { $who-du }.
event-joined-us = { CAP($who-le) } suit le groupe.
event-brought-out = { CAP($who-le) } revoit la lumière du jour.
event-held = La place tient bon : tour { $turns } sur { $of }.
label-errand = Quête secondaire
label-held = Zone tenue
lost-forfeit = Celui qu’il fallait ramener vivant est mort. Il ne reste plus qu’à prier.

# Les quêtes secondaires
errand-name-hermit = L’emmuré
errand-hermit = Derrière une grille scellée, quelqu’un récite des psaumes. Ouvrez la cellule, et que l’ermite vive encore quand votre quête sera accomplie.
errand-done-hermit = L’ermite bénit chacun et tire de sa robe un flacon qu’il gardait pour la fin du monde.
errand-name-bell = La cloche muette
errand-bell = Une cloche fêlée pend au milieu de la salle ; on dit qu’elle ne sonne que pour qui n’a pas peur. Un test de Volonté, et elle parlera.
errand-done-bell = Sous le battant, voilà cent ans, quelqu’un avait caché ceci.
errand-name-tithe = Le coffre du dîmeur
errand-tithe = Le collecteur de la dîme n’est jamais remonté. Son coffre est là : ouvrez-le, avant les rats.
errand-done-tithe = Cent écus d’église. Le village en a plus besoin que l’évêque, et vous plus que le village.
errand-name-brood = La nichée
errand-brood = Des mues, des toiles, des os d’enfants. Que rien ne sorte vivant d’ici.
errand-done-brood = La nichée est morte. Dans la dernière dépouille, quelque chose brille.
errand-name-candles = Les trois cierges
errand-candles = Trois cierges gardaient ce charnier, et trois cierges sont éteints. Rallumez-les tous.
errand-done-candles = Les trois flammes brûlent. Une niche s’ouvre dans le mur, comme une main.
errand-name-reliquary = La châsse volée
errand-reliquary = Ce qui niche ici a traîné jusqu’à sa toile la châsse de saint Loup. Tuez la voleuse, ou soyez plus voleurs qu’elle.
errand-done-reliquary = La châsse est à vous. Le curé en donnera soixante écus, et ne demandera pas où elle était.

# Les galeries du Serpent
zone-hermitage = Reclusoir
zone-belfry = Clocher enfoui
zone-tithe-barn = Grange aux dîmes
zone-nest = La nichée
zone-charnel = Charnier aux cierges
zone-vestry = Sacristie pillée
zone-tribunal = Tribunal souterrain
zone-rampart = Le rempart crevé
zone-mirror-hall = Salle des miroirs
zone-long-bridge = Le long pont
zone-necropolis = Nécropole
zone-bronze-gate = La porte d’airain
variant-quest-captive = Le vieil homme au carcan
variant-quest-breach = La brèche
variant-quest-mirrors = Les deux miroirs
variant-quest-crossing = Le pont des arbalètes
variant-quest-vigil = La veillée des morts
variant-quest-gate = La porte d’airain
briefing-captive = Au village sans ciel, une femme a reconnu le plan que vous portez. « Celui qui l’a dessiné n’est pas mort. Les Inquisiteurs tiennent tribunal sous la troisième voûte, et le vieux Maximus y est au carcan. » Il sait où est le Serpent. Ramenez-le par où vous serez entrés, et vivant.
aim-captive = Délivrer Maximus et le ramener vivant à l’entrée
won-captive = Maximus cligne des yeux devant l’orbe comme un hibou. « Le Serpent, oui. J’ai vu sa porte. Vous n’allez pas aimer. »
briefing-breach = Ce qu’on a réveillé en bas a trouvé le chemin du village. Le vieux rempart est crevé, et les maçons demandent cinq tours de sablier pour le relever. Tenez la place : qu’il y reste toujours l’un de vous debout.
aim-breach = Tenir le rempart cinq tours
won-breach = La dernière pierre est posée. De l’autre côté, on gratte ; puis on ne gratte plus.
briefing-mirrors = Entre le village et la porte, il y a une île dans le feu, et sur l’île une lentille par laquelle le Serpent voit. Aucun pont n’y mène : seulement deux miroirs, qui se regardent. Maximus jure qu’on passe de l’un dans l’autre. Il ne dit pas comment il le sait.
aim-mirrors = Passer le miroir et briser la lentille
won-mirrors = L’œil du Serpent est crevé. Pour la première fois depuis des jours, personne ne vous regarde.
briefing-crossing = Les Inquisiteurs veulent la porte, eux aussi ; non pour la fermer. Ils tiennent le seul passage : un pont de corde au-dessus du feu, et des arbalètes au bout. Il faut passer, tous, et descendre.
aim-crossing = Passer le pont sous les carreaux et prendre l’escalier
won-crossing = Les carreaux ne portent pas si bas. On entend, loin derrière, un capitaine compter ses hommes.
briefing-vigil = Devant la porte, l’ordre enterrait ses morts debout. Le saint qui les veillait a été jeté à bas ; leur caveau est ouvert, et ils en sortent. Relevez le saint d’abord. Refermez le caveau ensuite. Dans cet ordre, dit Maximus, ou pas du tout.
aim-vigil = Relever la statue, puis refermer le caveau
won-vigil = Les morts sont recouchés. Entre deux piliers, une lueur d’airain.
briefing-gate = Mille ans sont passés, à une nuit près. La porte d’airain est entrebâillée, et ce qui la garde porte la clef à son cou. Prenez-la-lui. Fermez la porte. Après, il n’y aura plus de nuit pour le faire.
aim-gate = Prendre la clef au Gardien et fermer la porte avant le tour 20
won-gate = La clef tourne, une fois, deux fois, et tout ce qui tirait de l’autre côté lâche prise. Là-haut, l’an mil se lève comme une année ordinaire. Personne ne saura. Vous boirez gratis quand même.

# Ce qui ne va pas dans une quête
fault-plan = un plan est un rectangle de # . r ~ w =
fault-not-on-edge = la case { $at } n’est pas au bord du plan
fault-not-floor = la case { $at } n’est pas un sol libre
fault-no-such-element = une tâche porte sur { $what }, qui n’est pas dans la zone
fault-no-waves = une zone à tenir demande des vagues et des bouches
