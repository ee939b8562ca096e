import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { stripSpeech } from './strip-speech.ts';

/** What is asked last, in one: where it is a single question, that; what it is about, where it is several. */
export const wholeTurn = (turns: readonly { text: string }[]): string =>
  stripSpeech(plainLetters(turns.at(-1)?.text ?? ''));
