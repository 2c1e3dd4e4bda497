bad-quest-unknown = Aucune quête ne s’appelle « { $quest } ». Connues : { $known }.
bad-setup-heroes = Cette expédition demande de { $low } à { $high } héros.
bad-setup-levels = Le donjon de cette quête compte de { $low } à { $high } niveaux.
bad-setup-choice = Choisissez parmi ces héros, chacun une fois : { $known }.
