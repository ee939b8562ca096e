import list from './past-tenses.json' with { type: 'json' };

/** By first letter; made by `scripts/list-past-tenses.mjs`. */
const PAST = new Set(Object.values(list).join(' ').split(' '));
/** `relaunched`, `co-wrote` */
const AGAIN = /^(?:re|co|mis|over|out|pre|cross)-?(\p{L}{3,})$/u;

/** Lower-case word that begins a line with its writer's deed: `negotiated`. */
export const isDeed = (word: string): boolean =>
  PAST.has(word) || (PAST.has(AGAIN.exec(word)?.[1] ?? '') && !DESCRIBE.test(word));

const DESCRIBE = /^(?:over|out|pre)-?(?:rated|dated|aged|used|crowded|stretched)$/;

const PRESENT_OF_IRREGULAR = new Set(
  `begin break bring build buy catch choose draw drive feed fight find get give go grow hear hold keep lead make meet
  pay run see sell send speak spend stand steer sweep take teach tell think throw wear win write`.split(
    /\s+/,
  ),
);

/** `settle`, of `settled` */
export const isDeedNow = (word: string): boolean =>
  PRESENT_OF_IRREGULAR.has(word) ||
  (word.length > 2 &&
    [`${word}ed`, `${word}d`, `${word}${word.at(-1)}ed`, word.replace(/y$/, 'ied')].some(
      (past) => past !== word && PAST.has(past),
    ));
