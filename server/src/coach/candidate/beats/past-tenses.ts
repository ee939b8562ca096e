import list from './past-tenses.json' with { type: 'json' };

/** By first letter; made by `scripts/list-past-tenses.mjs`. */
const PAST = new Set(Object.values(list).join(' ').split(' '));
/** `relaunched`, `co-wrote` */
const AGAIN = /^(?:re|co|mis|over|out|pre|cross)-?(\p{L}{3,})$/u;

/** Lower-case word that begins a line with its writer's deed: `negotiated`. */
export const isDeed = (word: string): boolean =>
  PAST.has(word) || (PAST.has(AGAIN.exec(word)?.[1] ?? '') && !DESCRIBE.test(word));

const DESCRIBE = /^(?:over|out|pre)-?(?:rated|dated|aged|used|crowded|stretched)$/;
