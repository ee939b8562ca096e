import meanings from './synonyms.json' with { type: 'json' };

/**
 * Base form → the other base forms that interviewers and candidates use for the same. Each line of the file is one
 * meaning.
 */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = meanings.reduce((known, line) => {
  const words = line.split(' ');
  for (const word of words)
    known.set(word, [...(known.get(word) ?? []), ...words.filter((other) => other !== word)]);
  return known;
}, new Map<string, string[]>());
