import { execFileSync } from 'node:child_process';
import { trimmedSpeech } from '../spoken-questions/sound.ts';

interface Manner {
  /** Times as long. */
  stretch: number;
  /** Hundredths of a semitone. */
  cents: number;
}

export const MANNERS: readonly Manner[] = [
  { stretch: 1, cents: 0 },
  { stretch: 0.9, cents: 0 },
  { stretch: 1, cents: -300 },
];

/** Debian's `festival` with `festvox-us-slt-hts`: misheard half as often as flite, twice as often as people. */
export function statisticalVoice(text: string, { stretch, cents }: Manner): Int16Array {
  return trimmedSpeech((file) => {
    const spoken = `${file}.32k.wav`;
    const settings = ['(voice_cmu_us_slt_arctic_hts)', `(Parameter.set 'Duration_Stretch ${stretch})`];
    const options = settings.flatMap((setting) => ['-eval', setting]);
    execFileSync('text2wave', [...options, '-o', spoken], {
      input: text,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    execFileSync('sox', [spoken, '-r', '16000', '-b', '16', '-c', '1', file, 'pitch', String(cents)]);
  });
}
