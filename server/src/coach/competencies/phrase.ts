/** Negations written as one word and their parts, so that a phrase needs one spelling only. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(did|does|do|was|were|is|are|had|has|have|would|could|should)n'?t\b/g, '$1 not'],
  [/'(?:ve|re|ll|d|m|s)?\b/g, ' '],
];

/** Lower case, contractions written out, no punctuation but that of figures and tools (`37%`, `c++`), one blank between words. */
export function plain(text: string): string {
  let words = text.toLowerCase();
  for (const [written, full] of CONTRACTIONS) words = words.replace(written, full);
  return words.replace(/[^\p{L}\p{N}+#%]+/gu, ' ').trim();
}

/**
 * Compiles phrases over plain text to one expression that finds any of them at word boundaries.
 * `persuad*` stands for every word that begins so, `_` for one word, ` ... ` for up to three.
 */
export const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<=^| )(?:${phrases.map(sourceOf).join('|')})(?= |$)`, 'u');

/** One phrase as the source of an expression. */
export const sourceOf = (phrase: string): string =>
  phrase
    .replaceAll('(', '(?:')
    .replaceAll(' ... ', '(?: [^ ]+){0,3} ')
    .replaceAll('*', '[^ ]*')
    .replace(/(?<=[ (|]|^)_(?=[ )|]|$)/g, '[^ ]+');
