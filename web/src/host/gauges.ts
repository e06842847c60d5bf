// From which figures on a host should look.
import type { Desk, TournamentInfo } from "../wire/types";

const LITTLE = 500e6; // bytes of room that are soon gone

/** Bots or the machine have more to do than they can. */
export const isBusy = ({ bot_load, load }: Desk): boolean => bot_load > 2 || load > 1.5;

/** There is soon no room for what is played. */
export const isFull = ({ spare }: Desk): boolean => spare >= 0 && spare < LITTLE;

/** Enough have entered for a table. */
export const readySince = (cup: TournamentInfo): boolean => cup.lines.length >= cup.seats;
