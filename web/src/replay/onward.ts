// A table of one's own that goes on from a step of a finished game.
import { router } from "../router.svelte";
import { goingTo } from "../table/arrival";
import { playOn } from "../wire/api";
import { person } from "../wire/held.svelte";
import { withWord } from "../wire/share";

/** Take a seat at the position after a step, bots in the others, and go there. */
export async function playOnFrom(id: string, step: number, seat: number): Promise<void> {
  const wish = { step, seat, name: person.name };
  const created = await withWord((seal) => playOn(id, { ...wish, seal }));
  person.keepAll(created);
  goingTo(created.id);
  router.go(`/t/${created.id}`);
}
