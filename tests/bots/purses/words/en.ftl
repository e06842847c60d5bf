title = Purses
