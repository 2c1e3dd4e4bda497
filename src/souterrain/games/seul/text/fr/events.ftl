# Ce qui arrive.

event-born = { $who } se lance dans la carrière : des dés de vie à { $die } faces, { $hp ->
        [one] un seul PV
       *[other] { $hp } PV
    }.
event-trait-taken = Votre trait : { $trait }.
event-domain-taken = Votre domaine : { $domain }.
event-gift-taken = Votre don : { $gift }.
event-purse-rolled = Votre bourse contient { $gold } PO.
event-tested = { $how ->
        [dodge] { $success ->
            [yes] Vous avez le bon réflexe.
           *[no] Le réflexe vient trop tard.
        }
       *[save] { $success ->
            [yes] Vous résistez.
           *[no] Vous ne résistez pas.
        }
    }
event-resisted = Vous résistez { $what }.
event-judged = { $test } : vous jugez les circonstances à { $decided_situation ->
        [1] +1
        [2] +2
       *[other] { $decided_situation }
    }, et non à { $situation ->
        [1] +1
        [2] +2
       *[other] { $situation }
    }.
event-judged-trait = { $test } : vous jugez { $decided_trait ->
        [0] qu’aucun trait ne s’applique
       *[other] qu’un trait s’applique
    }.
event-turn-begins = Le Tour { $n } commence.
event-rested = Vous vous reposez un Tour.
event-upkeep = { $rested ->
        [yes] { $fed ->
            [yes] Vous prenez le temps de souffler et de manger
           *[no] Vous soufflez un peu, le ventre vide
        }
       *[no] { $fed ->
            [yes] Vous mangez sans vous arrêter
           *[no] Ni repos, ni repas depuis cinq Tours
        }
    }.
event-light-taken = Vous allumez { $light-un }{ $bared ->
        [0] {""}
       *[other] , et votre bouclier quitte votre bras : classe d’armure { $bared }
    }.
event-light-dropped = Vous lâchez { $light-le }, { $end ->
        [drowned] et l’eau l’éteint
        [broken] et elle se brise
       *[burning] qui brûle encore à terre
    }{ $shielded ->
        [0] {""}
       *[other]  ; votre bouclier est à votre bras : classe d’armure { $shielded }
    }.
event-light-gone = { CAP($light-le) } { $broken ->
        [yes] se brise
       *[no] s’éteint
    }.
event-fatigued = { $eased ->
        [yes] Vous reprenez des forces
       *[no] La fatigue vous gagne
    } : Fatigue { $fatigue }.
event-danger-moved = { $by ->
        [1] { $heard ->
            [yes] Vos recherches s’entendent
           *[no] On parle de plus en plus de vous
        }
       *[other] On vous oublie un peu
    } : Dangerosité { $danger }.
event-patrol-sent = On vous traque : une patrouille sera là dans { $turns ->
        [one] un Tour
       *[other] { $turns } Tours
    }.
event-patrol-waits = La patrouille attend devant votre Sanctuaire.
event-nobody-came = Personne ne croise votre route.
event-hurt = { $lost ->
        [0] Vous n’avez pas une égratignure
       *[other] { $halved ->
            [yes] Le bon réflexe vous épargne la moitié du mal : vous perdez
           *[no] { $late ->
                [yes] Le réflexe vient trop tard : vous perdez
               *[no] Vous perdez
            }
        } { $lost } PV, { $hp ->
            [0] { $lost ->
                [one] le dernier
               *[other] les derniers
            }
           *[other] il vous en reste { $hp }
        }
    }.
event-burnt = Les flammes vous coûtent { $lost } PV, { $hp ->
        [0] { $lost ->
            [one] le dernier
           *[other] les derniers
        }
       *[other] il vous en reste { $hp }
    }.
event-recovered = Vous pansez vos plaies : vous voilà de nouveau à { $hp } PV.
event-unconscious = { $spent ->
        [yes] À bout de forces, vous perdez connaissance
       *[no] Tout devient noir
    }.
event-foes-choose = { $choice }
event-found-lying = On vous trouve sans connaissance. { $choice }
event-left-for-dead = Mais on vous abandonne en chemin, sans se soucier que vous respiriez encore.
event-woke = Vous revenez à vous une heure plus tard.
event-died = C’est la fin : { $cause }.
event-discovered = Vous découvrez { $sights }.
event-goes-on = { CAP($what-le) } se poursuit.
event-discovered-part = Vous découvrez { $sights }. On dirait { $theme }.
sight = { $n ->
        [one] { $what-un }
        [2] deux { $what-pl }
        [3] trois { $what-pl }
       *[other] { $n } { $what-pl }
    } { $floor }
sight-walls = { $seen } et aux murs { $wall }
sight-element = { $seen }, avec { $n ->
        [one] { $element-un }
       *[other] chaque fois { $element-un }
    }
event-section-seen = Vous découvrez { $section-un } { $floor }.
event-access-found = Vous découvrez { $access-un }.
event-note-read = Note { $ref } : « { $text } »
event-note-alone = « { $text } »
event-walked = { $squares ->
        [one] Vous avancez d’une case
       *[other] Vous avancez de { $squares } cases
    }.
event-walked-to = Vous gagnez { $there-le }, { $squares ->
        [one] une case
       *[other] { $squares } cases
    } plus loin.
event-walked-on = Vous gagnez { $there-genre ->
        [f] une autre
       *[m] un autre
    } { $there }, { $squares ->
        [one] une case
       *[other] { $squares } cases
    } plus loin.
event-strolled = { $squares ->
        [one] Vous avancez d’une case
       *[other] Vous avancez de { $squares } cases
    }.
event-opened = { $done ->
        [yes] { CAP($what) } cède { $how }.
       *[no] { $way ->
            [1] { CAP($what) } tient bon.
            [2] Pas cette fois : { $what } ne cède pas.
           *[0] { CAP($what) } résiste { $how }.
        }
    }
event-disarmed = Vous désamorcez { $trap-le }.
event-trap-sprung = Un piège ! C’est { $trap-un }.
event-trap-effect = { $effect }
event-found-resources = { $n ->
        [one] Vous trouvez de quoi faire une Ressource
       *[other] Vous trouvez de quoi faire { $n } Ressources
    }.
event-found-trap = Vous repérez un piège : { $trap-un }.
event-found-passage = Un passage secret !
event-found-hidden = Quelque chose était caché ici.
event-nothing-found = { $way ->
        [1] Vous fouillez en vain.
        [2] Rien ici, à part la poussière.
       *[0] Vous ne trouvez rien de nouveau.
    }
event-lying = Vous voyez ici { $what-un }.
event-inside = { CAP($box-le) } contient { $what-un }.
event-empty = { CAP($box-le) } est vide.
event-taken = Vous prenez { $thing-le }.
event-donned = Vous mettez { $thing-le } : classe d’armure { $ca }.
event-shield-raised = Vous prenez votre bouclier au bras : classe d’armure { $ca }.
event-wielded = Vous empoignez { $thing-le }.
event-taken-stack = { $n ->
        [one] Vous prenez { $stack-un }
       *[other] Vous prenez { $n } { $stack-pl }
    }.
event-element-seen = Il y a ici { $element-un }.
event-taken-coins = Vous empochez { $sum }.
event-coins-bagged = Une Ressource vous sert de sac : vous y mettez { $sum }.
event-coins-emptied = Vous videz { $box-le } dans un sac fait d’une Ressource : { $sum }.
event-bagged = Une Ressource vous sert de sac.
event-dropped = Vous lâchez { $thing-le }.
event-salved = Le baume chasse le poison.
event-cache-made = Vous cachez vos affaires { $spent ->
        [0] comme vous pouvez
       *[other] avec soin
    }.
event-cache-intact = Personne n’a touché à votre cache.
event-cache-robbed = Votre cache a été pillée.
event-descended = Vous voici à l’étage { $floor }.
event-tumbled = Vous tombez : la chute vous coûte { $damage } PV, { $hp ->
        [0] { $damage ->
            [one] le dernier
           *[other] les derniers
        }
       *[other] il vous en reste { $hp }
    }.
event-tumbled-alone = Vous tombez.
event-slid = Vous glissez jusqu’à l’étage { $floor }.
event-tomb-opened = Le tombeau { $done ->
        [yes] s’ouvre en grinçant
       *[no] ne bouge pas
    }.
event-barricaded = Vous entassez le mobilier.
event-circle-stings = Le cercle aspire vos forces.
event-rumour = Il y aurait { $contents }, à environ { $squares ->
        [one] une case
       *[other] { $squares } cases
    } { $side } { $here ->
        [yes] d’ici
       *[no] de l’entrée
    }.
event-no-rumour = Personne n’a rien à vous apprendre.
event-met = { CAP($band) }, à { $distance ->
        [one] une case
       *[other] { $distance } cases
    }.
event-heard = Vous entendez quelque chose, à { $distance ->
        [one] une case
       *[other] { $distance } cases
    }.
recalled-met = Vous rencontrez { $band }.
recalled-heard = Vous entendez quelque chose dans le noir.
event-mood = { $n ->
        [one] { CAP($creature-le) }
       *[other] Les { $creature-pl }
    } { $mood }.
event-mood-strangers = { CAP($band) } { $mood }.
band = { $n ->
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
    }
event-enemy-surprise = { $surprised ->
        [yes] Ils sont surpris.
       *[no] Ils sont sur leurs gardes.
    }
event-alert = Personne ne se laisse surprendre.
event-avoided = Vous vous faites oublier dans l’ombre.
event-noticed = Vous voulez vous éclipser, mais on vous remarque.
event-stake = { $end }
event-bribed = Vous offrez l’équivalent de { $gold } PO.
event-toll = On vous prend { $gold } PO.
event-cheated = Vous vous faites rouler.
event-yielded = Vous cédez pièces et trésors, et on vous laisse partir.
event-captured = { CAP($creature-le) } est libre et vous suit.
event-captive-gone = { $home ->
        [yes] À l’air libre, { $creature-le } vous remercie et s’en va.
       *[no] { CAP($creature-le) } n’est plus à vos côtés.
    }
event-parted = { $n ->
        [one] Vous quittez { $creature-le } en paix
       *[other] Vous quittez les { $creature-pl } en paix
    }.
event-meeting-over = { $result }
event-spared = { $n ->
        [one] Vous épargnez { $creature-le } à terre
       *[other] Vous épargnez les { $creature-pl } à terre
    } ; { $n ->
        [one] les siens
       *[other] les leurs
    } s’en souviendront.
event-initiative = { $surprised ->
        [yes] La surprise passée, { $first ->
            [you] vous agirez en premier.
            [they] { $n ->
                [one] l’adversaire agira avant vous.
               *[other] l’un de vos adversaires, au moins, agira avant vous.
            }
           *[together] { $n ->
                [one] vous agirez en même temps que l’adversaire.
               *[other] vous agirez en même temps que le plus rapide.
            }
        }
       *[no] { $last ->
            [yes] Vous agirez en dernier au premier Round, puis { $first ->
                [you] en premier.
                [they] { $n ->
                    [one] après l’adversaire.
                   *[other] après l’un de vos adversaires, au moins.
                }
               *[together] { $n ->
                    [one] en même temps que l’adversaire.
                   *[other] en même temps que le plus rapide.
                }
            }
           *[no] { $first ->
                [you] Vous agirez en premier.
                [they] { $n ->
                    [one] L’adversaire agira avant vous.
                   *[other] L’un de vos adversaires, au moins, agira avant vous.
                }
               *[together] { $n ->
                    [one] Vous agirez en même temps que l’adversaire.
                   *[other] Vous agirez en même temps que le plus rapide.
                }
            }
        }
    }
event-round-begins = Round { $n }.
event-closed = { $n ->
        [0] Vous courez à l’attaque
        [one] L’adversaire se rapproche
       *[other] Vos adversaires se rapprochent
    } : plus { $distance ->
        [one] qu’une case
       *[other] que { $distance } cases
    }.
event-waited = Vous attendez.
event-struck = Vous touchez { $many ->
        [yes] { $creature-un }
       *[no] { $creature-le }
    } : { $damage ->
        [one] un point
       *[other] { $damage } points
    } de dégâts{ $hp ->
        [0] {""}
       *[other] , il lui reste { $hp } PV
    }.
event-felled = Vous terrassez { $many ->
        [yes] { $creature-un }
       *[no] { $creature-le }
    } : { $damage ->
        [one] un point
       *[other] { $damage } points
    } de dégâts.
event-fire-spreads = L’huile brûle { $creature-le } : { $damage ->
        [one] un point
       *[other] { $damage } points
    } de dégâts.
event-fell = { $many ->
        [yes] { CAP($creature-un) }
       *[no] { CAP($creature-le) }
    } s’effondre.
event-enemy-strikes = { $last ->
        [yes] En tombant, { $creature-le }
       *[no] { $many ->
            [yes] { CAP($creature-un) }
           *[no] { CAP($creature-le) }
        }
    } { $hit ->
        [yes] vous touche{ $lost ->
            [0] , sans vous faire de mal
           *[other] {" "}: vous perdez { $lost } PV, { $hp ->
                [0] { $lost ->
                    [one] le dernier
                   *[other] les derniers
                }
               *[other] il vous en reste { $hp }
            }
        }
       *[no] frappe dans le vide
    }.
event-broke = { $n ->
        [one] { CAP($creature-le) } { $surrender ->
            [yes] { $thinks ->
                [yes] se rend
               *[no] se tapit devant vous et ne bouge plus
            }
           *[no] s’enfuit
        }
       *[other] Les { $creature-pl } { $surrender ->
            [yes] { $thinks ->
                [yes] se rendent
               *[no] se tapissent devant vous et ne bougent plus
            }
           *[no] s’enfuient
        }
    }.
event-held = { $n ->
        [one] { CAP($creature-le) } tient bon
       *[other] Les { $creature-pl } tiennent bon
    }.
event-broke-away = { $unharmed ->
        [yes] Vous prenez la fuite, et aucun coup ne vous atteint.
       *[no] Vous tournez le dos : un coup vous coûte { $lost } PV, { $hp ->
            [0] { $lost ->
                [one] le dernier
               *[other] les derniers
            }
           *[other] il vous en reste { $hp }
        }.
    }
event-pursued = On vous poursuit.
event-abandoned = On renonce à vous suivre.
event-distanced = Vous gardez votre avance.
event-caught = On vous rattrape !
event-escaped = { $given_up ->
        [yes] On renonce à vous suivre : vous reprenez
       *[no] Vous reprenez
    } votre souffle { $squares ->
        [0] sans aller plus loin
        [one] à une case de là, hors d’atteinte
       *[other] à { $squares } cases de là, hors d’atteinte
    }.
event-dropped-treasure = Vous lâchez { $thing-le } derrière vous.
event-breath = Le souffle { $creature-du } vous atteint{ $halved ->
        [yes] {" "}à moitié
       *[no] {""}
    } : vous perdez { $damage } PV, { $hp ->
        [0] { $damage ->
            [one] le dernier
           *[other] les derniers
        }
       *[other] il vous en reste { $hp }
    }.
event-breath-alone = Le souffle { $creature-du } vous atteint.
event-gazed = Le regard { $creature-du } pèse sur vous.
event-paralysed = Vos membres s’engourdissent : vous ne pourrez rien faire au Round suivant.
event-drained = Vos forces s’en vont.
event-poisoned = Le poison coule dans vos veines.
event-diseased = Vous tombez malade.
event-regenerated = { CAP($creature-le) } se régénère : { $hp } PV.
event-spell-cast = Vous lancez { $spell } : le sortilège { $success ->
        [yes] agit
       *[no] échoue
    }.
event-spell-ends = Le sortilège se dissipe : { $spell }.
event-fire-bolt = Le trait { $killed ->
        [yes] abat
       *[no] brûle
    } { $creature-le }.
event-backlash = La magie se paie.
event-turned = { $n ->
        [0] Vous repoussez les morts-vivants, mais aucun n’est détruit
        [one] Vous repoussez les morts-vivants : l’un d’eux tombe en poussière
       *[other] Vous repoussez les morts-vivants : { $n } tombent en poussière
    }.
event-healed = Une chaleur vous traverse.
event-earned = Vous gagnez { $px } px ({ $total } en tout).
event-new-hit-die = Vous gagnez un dé de vie ! Vous voilà à { $dv } DV et { $hp } PV.
event-goal-set = Votre but : { $reason }.
event-goal-met = But atteint : { $reason }.
event-goal-paid = Votre but atteint vous vaut { $gold } PO.
event-entered = Expédition { $n } : vous descendez dans les Souterrains.
event-came-home = La lumière du jour ! { $gold ->
        [0] Vous rentrez les mains vides
       *[other] Vous rapportez { $gold } PO de trouvailles
    }.
event-bought = { $n ->
        [one] Vous achetez { $thing-un }
       *[other] Vous achetez { $n } { $thing-pl }
    }.
event-sold = Vous vendez { $thing-le } pour { $price } ({ $share } % de sa valeur).
event-night = Vous passez la nuit dans { $inn }.
event-meal = Vous vous attablez devant { $meal }.
event-round-stood = La tournée délie une langue.
event-banked = La banque garde { $gold } PO pour vous.
event-guild-joined = Vous entrez dans une guilde, { $guild-le }.
event-guild-taxed = La guilde prélève sa part : { $gold } PO.
event-home-rented = Vous louez { $home } pour une semaine.
event-cured = Vous voilà d’aplomb : le mal est passé.
event-retired = Votre carrière s’achève, avec { $px } px.
event-bringing = { $text } ({ $gains })
brings-px = +{ $n } px
brings-danger = Dangerosité { $n }
brings-fatigue = Fatigue { $n }
event-wall-light-taken = Vous décrochez { $light-le } du mur{ $instead ->
        [yes] , à la place de votre lumière
       *[no] {""}
    }{ $stowed ->
        [yes] {" "}et la rangez dans votre sac
       *[no] {""}
    }{ $turns ->
        [0] {""}
        [one] {" :"} il lui reste un Tour
       *[other] {" :"} il lui reste { $turns } Tours
    }.
event-area-seen = Cela ressemble à { $theme }.
event-walls-seen = Les murs sont { $wall }.
event-module-opened = « { $title } » { $story }
event-module-titled = Ces souterrains s’appellent « { $title } ».
event-leapt = D’un bond, vous évitez { $trap-le }.
event-altar-robbed = Vous dépouillez l’autel de ce qu’on y avait laissé. Cela s’entend.
event-surprise = { $mine ->
        [yes] { $theirs ->
            [yes] Surprise des deux côtés : personne ne réagit aussitôt
           *[no] Vous vous laissez surprendre
        }
       *[no] { $theirs ->
            [yes] Vous avez l’avantage de la surprise
           *[no] Personne ne se laisse surprendre
        }
    }.
event-toll-in-kind = On vous prend { $thing-le }.
event-missed = Vous ratez { $many ->
        [yes] { $creature-un }
       *[no] { $creature-le }
    }.
