import { SAMPLE_RATE } from '../streaming/audio-format.ts';

const SECONDS = 20;
const CHORDS = [
  [220, 262, 330],
  [175, 220, 262],
  [131, 165, 196],
  [196, 247, 294],
];

/** 20 s each, as loud as speech. */
export const NOISES: Record<string, Int16Array> = {
  music: render((at) => {
    const beat = at % 0.5;
    const chord = CHORDS[Math.floor(at / 2) % CHORDS.length]!;
    const note = chord[Math.floor(at / 0.25) % chord.length]! * 2;
    const pluck = tone(note, at, 4) * Math.exp(-6 * (at % 0.25));
    const pad = chord.reduce((sum, hertz) => sum + tone(hertz, at, 3), 0) / 6;
    const drum = tone(60, at, 1) * Math.exp(-20 * beat) + hiss() * 0.3 * Math.exp(-60 * ((at + 0.25) % 0.5));
    return 4_000 * (pluck + pad + drum);
  }),
  typing: render((at) => 6_000 * hiss() * Math.exp(-150 * (at % 0.17)) * (at % 3 < 2.2 ? 1 : 0)),
  coughs: render((at) => 9_000 * hiss() * Math.sin(Math.PI * Math.min(1, (at % 4) / 0.35))),
  hiss: render(() => 150 * hiss()),
  silence: render(() => 0),
};

function render(sample: (seconds: number) => number): Int16Array {
  return Int16Array.from({ length: SECONDS * SAMPLE_RATE }, (_, at) => sample(at / SAMPLE_RATE));
}

function tone(hertz: number, seconds: number, harmonics: number): number {
  let sum = 0;
  for (let n = 1; n <= harmonics; n++) sum += Math.sin(2 * Math.PI * hertz * n * seconds) / n;
  return sum;
}

function hiss(): number {
  return Math.random() * 2 - 1;
}
