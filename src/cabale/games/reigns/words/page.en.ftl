# L’Atelier: the names of values.
page-box-cards = Proposal cards
