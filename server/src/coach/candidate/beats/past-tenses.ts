import list from './past-tenses.json' with { type: 'json' };

/** By first letter; made by `scripts/list-past-tenses.mjs`. */
const PAST = new Set(Object.values(list).join(' ').split(' '));
/** `relaunched`, `co-wrote` */
const AGAIN = /^(?:re|co|mis|over|out|pre|cross)-?(\p{L}{3,})$/u;

/** Lower-case word that begins a line with its writer's deed: `negotiated`. */
export const isDeed = (word: string): boolean =>
  PAST.has(word) || (PAST.has(AGAIN.exec(word)?.[1] ?? '') && !DESCRIBE.test(word));

const DESCRIBE = /^(?:over|out|pre)-?(?:rated|dated|aged|used|crowded|stretched)$/;

const PRESENT = new Set(
  `advise analyse analyze answer arrange assess assist bring build calculate chase check choose clean coach collect
  coordinate create deliver develop draft drive edit ensure establish explain face feed fix give handle help hold
  implement improve inspect install introduce investigate keep launch lead liaise look maintain make manage mend mentor
  monitor negotiate operate organise organize oversee own perform persuade plan prepare produce promote provide reduce
  repair rescue resolve review run schedule select sell serve settle solve supervise supply support take teach track
  train translate treat update welcome write`.split(/\s+/),
);

/** `settle`, of `settled` */
export const isDeedNow = (word: string): boolean => PRESENT.has(word);
