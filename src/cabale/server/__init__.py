"""Tables that people and bots sit at: the server behind the page."""
