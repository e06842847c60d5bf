// The table that somebody goes to in order to play a decision of a finished game again.
let awaited = "";

export function goingTo(table: string): void {
  awaited = table;
}

/** Whether this is that table; asked once. */
export function hasArrived(table: string): boolean {
  const yes = awaited === table;
  if (yes) awaited = "";
  return yes;
}
