# L’Atelier: the names of values.
page-box-sets = Sets of cards
page-box-attributes = Attribute cards marked 2, 3, 4 and 5
page-box-treachery = Treachery cards
page-box-sectors = Sectors
page-box-countries = Countries
page-box-tokens = Noble tokens of each player
page-box-most = Most nobles of a kind
page-box-box = Other values
page-box-country = country
page-box-capital = capital
page-box-hex = hexagon
page-box-spaces = spaces
page-box-markers = country markers
page-box-round = round markers
page-box-noble-cards = Noble cards of each kind
page-box-house = House of Nobles
page-box-house-for-two = House of Nobles, two players
