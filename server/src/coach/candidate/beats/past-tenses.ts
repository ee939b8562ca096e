import list from './past-tenses.json' with { type: 'json' };

/** By their first letters; `scripts/list-past-tenses.mjs` makes the list. */
const PAST = new Set(Object.values(list).join(' ').split(' '));
/** What begins as another verb does: `relaunched`, `co-wrote`. */
const AGAIN = /^(?:re|co|mis|over|out|pre|cross)-?(\p{L}{3,})$/u;

/** Whether a word in lower case tells, where a line begins with it, what its writer did: `negotiated`. */
export const isDeed = (word: string): boolean =>
  PAST.has(word) || (PAST.has(AGAIN.exec(word)?.[1] ?? '') && !DESCRIBE.test(word));

const DESCRIBE = /^(?:over|out|pre)-?(?:rated|dated|aged|used|crowded|stretched)$/;
