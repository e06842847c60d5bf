/** Where an invitation leads: to people in this room, or to friends far away. */
import type { Reach } from "../wire/types";

export type Door = "near" | "far";

export interface Way {
  base: string; // without a slash at its end
  tried: boolean; // somebody has come in by it
}

const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const HOME =
  /^(10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|169\.254\.\d+\.\d+|\[?f[cde][0-9a-f]{2}:.*|[^.]+|.+\.(local|lan|home\.arpa))$/i;

/** Whether an address leads to the very machine it is opened on. */
export const isOwn = (host: string): boolean => OWN.test(host);

/** Whether an address leads somewhere within one home only. */
export const isNear = (host: string): boolean => HOME.test(host) && !isOwn(host);

/** The address for one door; null if nobody would arrive. How one came oneself is proof enough. */
export function wayThrough(door: Door, here: Location | URL, reach: Reach): Way | null {
  const mine = isOwn(here.hostname) ? null : isNear(here.hostname) ? "near" : "far";
  if (mine === door) return { base: here.origin, tried: true };
  if (door === "far") return reach.public[0] ? { base: reach.public[0], tried: false } : null;
  const known = reach.network.find((way) => way.tried) ?? reach.network[0];
  return known ? { base: known.url, tried: known.tried } : null;
}

/** The door that is open first: the one that leads somewhere, that of the room before the other. */
export function firstDoor(here: Location | URL, reach: Reach): Door {
  const far = wayThrough("far", here, reach);
  return far && (!wayThrough("near", here, reach) || !isNear(here.hostname)) ? "far" : "near";
}

/** The base of a link for somebody else: never an address that leads to their own machine. */
export function baseFor(here: Location | URL, reach: Reach): string {
  return wayThrough(firstDoor(here, reach), here, reach)?.base ?? here.origin;
}
