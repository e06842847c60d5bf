import { expect, test } from "vitest";
import { speechFor } from "../../src/games/reigns/pitch";
import type { Back, Claim, Speech, View } from "../../src/wire/views/reigns";
import pitches from "./reigns_pitches.json";

interface Case {
  view: View;
  seat: number;
  back: Back;
  claims: Claim[];
  speech: Partial<Speech>;
}

test("a preview is what will be said, in every place of a game", () => {
  for (const { view, seat, back, claims, speech } of pitches as unknown as Case[])
    expect(speechFor(view, seat, back, claims)).toMatchObject(speech);
});
