title = The toy
tagline = Two hidden cards and a secret vote.
