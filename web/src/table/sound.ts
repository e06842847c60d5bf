// A few soft sounds, made here: nothing is fetched.
export type Sound = "card" | "strike" | "count" | "prize" | "revolt" | "toll";

interface Note {
  pitch: number; // hertz
  after: number; // seconds from now
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const note = (pitch: number, after = 0, lasts = 0.6, loud = 0.12): Note => ({
  ...{ pitch, after, lasts, loud },
  shape: "triangle",
});
const low = (pitch: number, after: number, lasts: number, loud: number): Note => ({
  ...{ pitch, after, lasts, loud },
  shape: "sine",
});

const CHIME = [note(523.25), note(783.99, 0.14)];
const SOUNDS: Record<Sound, readonly Note[]> = {
  card: [note(1244.5, 0, 0.07, 0.04), note(830.6, 0.02, 0.09, 0.04)],
  strike: [low(164.8, 0, 0.4, 0.16), note(329.6, 0, 0.25, 0.05)],
  count: [note(659.3, 0, 0.25, 0.06)],
  prize: [note(523.25, 0, 0.5, 0.09), note(659.3, 0.1, 0.5, 0.09), note(1046.5, 0.2, 0.8, 0.09)],
  toll: [low(110, 0, 2.4, 0.3), low(220.5, 0, 1.6, 0.1), note(329.6, 0, 1.1, 0.03)],
  revolt: [low(73.4, 0, 0.5, 0.3), low(73.4, 0.22, 0.5, 0.3), low(55, 0.44, 1.1, 0.35)],
};

let context: AudioContext | null = null;
let sounding = 0; // tones; without any, no audio thread runs

function sing(at: AudioContext, { pitch, after, lasts, loud, shape }: Note): void {
  const start = at.currentTime + after;
  const tone = at.createOscillator();
  const gain = at.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(gain).connect(at.destination);
  sounding += 1;
  tone.onended = () => {
    sounding -= 1;
    if (!sounding) void at.suspend();
  };
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}

/** A browser lets nobody be startled: without a touch of the page before, it stays silent. */
function play(notes: readonly Note[]): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const at = (context ??= new AudioContext());
  void at.resume();
  notes.forEach((one) => sing(at, one));
}

/** It is your turn. */
export function chime(): void {
  play(CHIME);
}

export function sound(which: Sound): void {
  play(SOUNDS[which]);
}
