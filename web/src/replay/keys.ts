// The keyboard of a replay: [ ] and arrows step, with Shift by turn, Home, End, Space films.
import type { ReplayStore } from "./store.svelte";

const DOES: Record<string, (replay: ReplayStore, turn: boolean) => void> = {
  "[": (replay) => replay.go(replay.n - 1),
  "]": (replay) => replay.go(replay.n + 1),
  ArrowLeft: (replay, turn) => (turn ? replay.goTurn(-1) : replay.go(replay.n - 1)),
  ArrowRight: (replay, turn) => (turn ? replay.goTurn(1) : replay.go(replay.n + 1)),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.last),
  Escape: (replay) => (replay.reveal.open ? replay.reveal.forget() : replay.inspect(null)),
};

export function replayKeys(event: KeyboardEvent, replay: ReplayStore): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (at?.closest("input, select, textarea") && event.key !== "Escape" && !"[]".includes(event.key))
    return;
  if (event.key === " " && !at?.closest("button, a, summary, [role=button]")) {
    event.preventDefault();
    return replay.film.toggle();
  }
  const act = DOES[event.key];
  if (!act) return;
  event.preventDefault();
  if (event.key !== "Escape") replay.film.stop();
  act(replay, event.shiftKey);
}
