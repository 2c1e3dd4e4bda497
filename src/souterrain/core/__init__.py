"""What every game stands on. Deaf and blind: it reads its own content files, and no clock, socket or hidden chance."""
