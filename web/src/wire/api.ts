// Requests to the server; docs/wire.md tells what each one does.
import { person, type HeldSeat } from "./held.svelte";
import type {
  Ahead,
  Analysis,
  BalanceInfo,
  BellInfo,
  BellWays,
  Box,
  BoxFault,
  BoxValue,
  ClubDesk,
  ClubPage,
  ComeByPasskey,
  Create,
  Created,
  DayInfo,
  Desk,
  Door,
  EditionInfo,
  Foresee,
  Foreseen,
  GameInfo,
  GamePlans,
  GamePuzzles,
  Hang,
  Held,
  Introduced,
  KnownPerson,
  KnownTable,
  LayAhead,
  Leave,
  LessonPlay,
  LessonWhy,
  Link,
  MakePasskey,
  Me,
  MemberPage,
  MistakeTry,
  MyTable,
  News,
  Onward,
  PasskeyAsk,
  PasskeyOffer,
  PlayDay,
  Problem,
  Profile,
  Proof,
  PutUp,
  PuzzlePlay,
  PuzzleTry,
  PuzzleWhy,
  Quiet,
  Reach,
  ReadBack,
  RecoveryWords,
  ReplayStep,
  Setup,
  Sit,
  Solved,
  Step,
  TableInfo,
  TakePlace,
  TournamentInfo,
  Why,
} from "./types";

/** A request the server refused; `reason` is the key of a sentence. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** One request, by the secret of a seat or as the person that this device belongs to. */
async function request(
  path: string,
  body?: unknown,
  secret: string = person.token,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const init: RequestInit = { headers, method: body === undefined ? "GET" : "POST" };
  if (body !== undefined) init.body = JSON.stringify(body);
  let reply: Response;
  try {
    reply = await fetch(path, init);
  } catch {
    throw new Refusal("no-server", "the server cannot be reached");
  }
  if (reply.ok) return reply;
  const problem = (await reply.json().catch(() => ({}))) as Partial<Problem>;
  if (problem.reason === "no-such-device" && secret === person.token) loseKey();
  throw new Refusal(problem.reason ?? "failed", problem.detail ?? reply.statusText);
}

/** Another device of the person has locked this one out. */
function loseKey(): void {
  person.part();
  person.lockedOut = true;
}

async function json<T>(path: string, body?: unknown, secret?: string): Promise<T> {
  return (await (await request(path, body, secret)).json()) as T;
}

let games: Promise<GameInfo[]> | null = null;

/** Every game the server plays; asked once. */
export function allGames(): Promise<GameInfo[]> {
  games ??= json<GameInfo[]>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export async function gameInfo(name: string): Promise<GameInfo> {
  const found = (await allGames()).find((game) => game.name === name);
  if (!found) throw new Refusal("no-such-game", `the server does not play ${name}`);
  return found;
}

export const createTable = (body: Create): Promise<Created> => json("/api/tables", body);
export const readTable = (id: string): Promise<TableInfo> => json(`/api/tables/${id}`);
export const sit = (id: string, body: Sit): Promise<Created> => json(`/api/tables/${id}/sit`, body);
export const sitAgain = (id: string, body: Sit, secret: string): Promise<Created> =>
  json(`/api/tables/${id}/sit`, body, secret);
export const handOver = (id: string, seat: number, secret: string): Promise<Link> =>
  json(`/api/tables/${id}/hand`, { seat }, secret);
/** No link to a seat of mine works any more. */
export const keepSeat = (id: string, seat: number, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/keep`, { seat }, secret);
export const takeOver = (id: string, code: string, name: string): Promise<Created> =>
  json(`/api/tables/${id}/take`, { code, name }, person.secrets(id)[0]?.secret);
export const readAhead = (id: string, seat: number, secret: string): Promise<Ahead> =>
  json(`/api/tables/${id}/ahead?seat=${seat}`, undefined, secret);
/** Where a path of things that may happen leads, as far as a seat can know. */
export const foresee = (id: string, body: Foresee, secret: string): Promise<Foreseen> =>
  json(`/api/tables/${id}/foresee`, body, secret);
export const layAhead = (id: string, body: LayAhead, secret: string): Promise<LayAhead> =>
  json(`/api/tables/${id}/plans`, body, secret);
export const setUp = (id: string, body: Setup, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/setup`, body, secret);
export const start = (id: string, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/start`, {}, secret);
export const remove = (id: string, seat: number, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/remove`, { seat }, secret);
export const forget = (id: string, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/forget`, {}, secret);
export const leave = (id: string, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/leave`, {}, secret);
export const rematch = (id: string, seal: string, secret: string): Promise<Created> =>
  json(`/api/tables/${id}/rematch`, { seal }, secret);
export const replaySteps = (id: string, eyes: number): Promise<ReplayStep[]> =>
  json(`/api/tables/${id}/replay?eyes=${eyes}`);
export const replayStep = (id: string, n: number, eyes: number): Promise<Step> =>
  json(`/api/tables/${id}/replay/${n}?eyes=${eyes}`);
export const playOn = (id: string, body: Onward): Promise<Created> =>
  json(`/api/tables/${id}/onward`, body);
export const analysisOf = (id: string): Promise<Analysis> => json(`/api/tables/${id}/analysis`, {});
export const proofOf = (id: string): Promise<Proof> => json(`/api/tables/${id}/verify`);
export const myTables = (held: Held[]): Promise<MyTable[]> => json("/api/mine", { held });

export const readDay = (path: string): Promise<DayInfo> => json(`/api/daily/${path}`);
export const playDay = (date: string, game: string, body: PlayDay): Promise<Created> =>
  json(`/api/daily/${date}/${game}/play`, body);
export const enterDay = (id: string, secret: string): Promise<DayInfo> =>
  json(`/api/tables/${id}/daily`, {}, secret);
export const readLesson = (game: string, name: string): Promise<LessonPlay> =>
  json(`/api/lessons/${game}/${name}`);
export const whyInLesson = (game: string, name: string, body: LessonWhy): Promise<Why> =>
  json(`/api/lessons/${game}/${name}/why`, body);
export const allPuzzles = (): Promise<GamePuzzles[]> => json("/api/puzzles");
export const readPuzzle = (path: string): Promise<PuzzlePlay> => json(path);
export const tryPuzzle = (path: string, body: PuzzleTry | MistakeTry): Promise<Solved> =>
  json(`${path}/answer`, body, person.token);
export const whyInPuzzle = (path: string, body: PuzzleWhy): Promise<Why> =>
  json(`${path}/why`, body);
type Values = Record<string, BoxValue["value"]>;
export const boxOf = (game: string): Promise<Box> => json(`/api/games/${game}/box`);
export const checkEdition = (game: string, values: Values): Promise<BoxFault[]> =>
  json("/api/editions/check", { game, values });
export const readComponents = (game: string, text: string): Promise<ReadBack> =>
  json("/api/editions/read", { game, text });
export const saveEdition = (game: string, name: string, values: Values): Promise<EditionInfo> =>
  json("/api/editions", { game, name, values });
export const readEdition = (id: string): Promise<EditionInfo> => json(`/api/editions/${id}`);
export const balance = (game: string, seats: number, values: Values): Promise<BalanceInfo> =>
  json("/api/balance", { game, seats, values });
export const lookAtBalance = (id: string): Promise<BalanceInfo> => json(`/api/balance/${id}`);
export const stopBalance = (id: string): Promise<BalanceInfo> =>
  json(`/api/balance/${id}/stop`, {});
const asHeld = ({ table, secret }: HeldSeat): Held => ({ table, secret });
export const mySeats = (id: string): Promise<number[]> => json(`/api/tables/${id}/mine`);
export const introduce = (name: string, device: string): Promise<Introduced> =>
  json("/api/me/introduce", { name, device });
export const readMe = (): Promise<Me> => json("/api/me");
export const takeLeave = (leave: Leave): Promise<Me> => json("/api/me/leave", leave);
export const changeMe = (profile: Profile): Promise<Me> => json("/api/me/profile", profile);
export const adoptSeats = (seats: HeldSeat[]): Promise<string[]> =>
  json("/api/me/seats", { held: seats.map(asHeld) });
export const newLink = (): Promise<Link> => json("/api/me/links", {});
export const carryOver = (code: string, device: string): Promise<Introduced> =>
  json("/api/me/devices", { code, device }, "");
export const passOn = (id: string, seat: number, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/host`, { seat }, secret);
export const takeChair = (id: string, secret: string): Promise<TableInfo> =>
  json(`/api/tables/${id}/chair`, {}, secret);
export const removeDevice = (id: string): Promise<Me> => json(`/api/me/devices/${id}/remove`, {});
export const newWords = (): Promise<RecoveryWords> => json("/api/me/words", {});
export const recoverBy = (words: string, device: string): Promise<Introduced> =>
  json("/api/me/recover", { words, device }, "");
export const offerPasskey = (): Promise<PasskeyOffer> => json("/api/me/passkeys/offer", {});
export const keepPasskey = (made: MakePasskey): Promise<Me> => json("/api/me/passkeys", made);
export const removePasskey = (id: string): Promise<Me> => json(`/api/me/passkeys/${id}/remove`, {});
export const askOfPasskey = (): Promise<PasskeyAsk> => json("/api/me/passkeys/ask", {}, "");
export const comeByPasskey = (signed: ComeByPasskey): Promise<Introduced> =>
  json("/api/me/passkeys/come", signed, "");
/** Everything that is kept of me, as a file. */
export const everythingOfMine = async (): Promise<Blob> => (await request("/api/me/export")).blob();
/** What I go for in my games. */
export const readPlans = (): Promise<GamePlans[]> => json("/api/me/plans");
export const eraseMe = (): Promise<Me> => json("/api/me/erase", {});
export const keepMe = (): Promise<Me> => json("/api/me/keep", {});
/** The host's desk, or something done at it. */
export const atDesk = (key: string, what = "", body: unknown = {}): Promise<Desk> =>
  what ? json(`/api/host/${what}`, body, key) : json("/api/host", undefined, key);
export const peopleOfHouse = (key: string): Promise<KnownPerson[]> =>
  json("/api/host/people", undefined, key);
export const tablesOfHouse = (key: string): Promise<KnownTable[]> =>
  json("/api/host/tables", undefined, key);
export const newsOfHouse = (): Promise<News> => json("/api/news");
export const reportTo = (id: string, text: string, secret: string): Promise<News> =>
  json(`/api/tables/${id}/report`, { text }, secret);
export const readClub = (): Promise<ClubPage> => json("/api/club");
/** What an invitation to the club leads to. */
export const knockAt = (invite: string): Promise<Door> => json("/api/club/door", { invite });
export const joinClub = (invite: string): Promise<ClubPage> => json("/api/club/join", { invite });
export const leaveClub = (): Promise<Door> => json("/api/club/leave", {});
export const readMember = (id: string): Promise<MemberPage> => json(`/api/club/people/${id}`);
/** Show a table of mine to the club. */
export const putUp = (body: PutUp): Promise<ClubPage> => json("/api/club/tables", body);
export const sitInClub = (id: string, body: TakePlace): Promise<Created> =>
  json(`/api/club/tables/${id}/sit`, body);
export const readCup = (id: string): Promise<TournamentInfo> => json(`/api/club/tournaments/${id}`);
/** Play in a tournament, with words under seal for its deals. */
export const enterCup = (id: string, seals: string[]): Promise<TournamentInfo> =>
  json(`/api/club/tournaments/${id}/enter`, { seals });
export const sealsInCup = (id: string, seals: string[]): Promise<TournamentInfo> =>
  json(`/api/club/tournaments/${id}/seals`, { seals });
export const leaveCup = (id: string): Promise<TournamentInfo> =>
  json(`/api/club/tournaments/${id}/leave`, {});
/** What the host does about the club, or just sees of it. */
export const atClubDesk = (key: string, what = "", body: object = {}): Promise<ClubDesk> =>
  what ? json(`/api/host/club/${what}`, body, key) : json("/api/host/club", undefined, key);
/** Where others reach the server. */
export const reachOf = (): Promise<Reach> => json("/api/reach");
/** Let it listen to the local network too. */
export const openUp = (): Promise<Reach> => json("/api/reach", {});

/** A link as a QR code, drawn by the server, as the address of a picture. */
export async function qrCode(text: string): Promise<string> {
  const svg = await (await request("/api/qr", { text })).text();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** In which ways the server calls people whose page is closed. */
export const waysToCall = (): Promise<BellWays> => json("/api/bells/ways");

/** Be called; refused if nobody can be called there. */
export const hangBell = (wish: Hang): Promise<BellInfo> => json("/api/bells", wish);

export const myBells = (held: Held[]): Promise<BellInfo[]> => json("/api/bells/mine", { held });

export async function takeDownBell(id: string, held: Held[]): Promise<void> {
  await request("/api/bells/remove", { id, held });
}

/** The number that was sent to a mailbox. */
export async function confirmBell(id: string, number: string, held: Held[]): Promise<void> {
  await request("/api/bells/confirm", { id, number, held });
}

/** Other quiet hours for every bell. */
export async function hushBells(quiet: Quiet | null, held: Held[]): Promise<void> {
  await request("/api/bells/hush", { quiet, held });
}
