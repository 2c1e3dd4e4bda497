"""Many tables at once: how soon people see what came of their answers, and what it takes the server."""
