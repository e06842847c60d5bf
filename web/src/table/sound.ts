// Two soft notes, made here: nothing is fetched.
let context: AudioContext | null = null;

function note(at: AudioContext, pitch: number, start: number): void {
  const tone = at.createOscillator();
  const loud = at.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  tone.connect(loud).connect(at.destination);
  tone.start(start);
  tone.stop(start + 0.65);
}

/** It is your turn. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  note(context, 523.25, context.currentTime);
  note(context, 783.99, context.currentTime + 0.14);
}
