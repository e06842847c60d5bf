// The noble type that somebody points at in the hand: its spaces are shown on the map.
export const focus = $state({ noble: -1 });
