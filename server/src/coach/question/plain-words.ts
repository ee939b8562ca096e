import { rewriting } from '#coach/language/rewriting.ts';
import spellings from './spellings.json' with { type: 'json' };

const evened = rewriting(spellings, 'gu');

/** Lower case, contractions evened out. */
export const plainWords = (text: string): string => evened(text.toLowerCase()).trim();
