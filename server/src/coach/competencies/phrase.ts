const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(did|does|do|was|were|is|are|had|has|have|would|could|should)n'?t\b/g, '$1 not'],
  [/'(?:ve|re|ll|d|m|s)?\b/g, ' '],
];

/** Lower case, contractions written out, punctuation only in figures and tools: `37%`, `c++`. */
export function plainPhrase(text: string): string {
  let words = text.toLowerCase();
  for (const [written, full] of CONTRACTIONS) words = words.replace(written, full);
  return words.replace(/[^\p{L}\p{N}+#%]+/gu, ' ').trim();
}

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
