import { AUDIO } from '@pythia/contracts/limits.ts';

/**
 * A tone a word, understood exactly by synthetic models and servers. Words cannot repeat: a held tone is one.
 */
export const TONE_HZ: Readonly<Record<string, number>> = {
  how: 484,
  would: 745,
  you: 1_005,
  design: 1_316,
  caches: 1_722,
  tell: 2_252,
  me: 2_945,
  about: 3_852,
  teams: 5_037,
};

export const TONE_WORDS = Object.keys(TONE_HZ);

const WORD_MS = 240;
const FADE = 160;

/** 16 kHz PCM. */
export function speakTones(words: string, silenceMs = { before: 300, after: 0 }): Int16Array {
  const perMs = AUDIO.sampleRate / 1_000;
  const spoken = words.split(' ');
  const start = silenceMs.before * perMs;
  const audio = new Int16Array(start + (spoken.length * WORD_MS + silenceMs.after) * perMs);
  spoken.forEach((word, index) => {
    const hertz = TONE_HZ[word];
    if (hertz === undefined) throw new Error(`no tone for ${word}`);
    audio.set(tone(hertz, WORD_MS * perMs), start + index * WORD_MS * perMs);
  });
  return audio;
}

function tone(hertz: number, length: number): Int16Array {
  return Int16Array.from({ length }, (_, at) => {
    const fade = Math.min(1, at / FADE, (length - at) / FADE);
    return 12_000 * fade * Math.sin((2 * Math.PI * hertz * at) / AUDIO.sampleRate);
  });
}
