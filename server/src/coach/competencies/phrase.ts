import { rewriting } from '#coach/language/rewriting.ts';
import contractions from './contractions.json' with { type: 'json' };

const writtenOut = rewriting(contractions, 'g');

/** Lower case, contractions written out, punctuation only in figures and tools: `37%`, `c++`. */
export const plainPhrase = (text: string): string =>
  writtenOut(text.toLowerCase())
    .replace(/[^\p{L}\p{N}+#%]+/gu, ' ')
    .trim();

/**
 * Expression that finds any of the phrases at word boundaries. `persuad*` is any word that begins so, `_` one
 * word, ` ... ` up to three.
 */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<=^| )(?:${phrases.map(patternSource).join('|')})(?= |$)`, 'u');

export const patternSource = (phrase: string): string =>
  phrase
    .replaceAll('(', '(?:')
    .replaceAll(' ... ', '(?: [^ ]+){0,3} ')
    .replaceAll('*', '[^ ]*')
    .replace(/(?<=[ (|]|^)_(?=[ )|]|$)/g, '[^ ]+');
