const IN_FIGURES = /\d/;
const IN_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|thirds?|twice|doubled?|halved|tripled?|trebled?)\b/iu;
const BY_A_SHARE = /\bby (?:a |one )?(?:half|quarter|third)\b|\b(?:two|three) (?:quarters|thirds)\b/iu;

export const isNumber = (text: string): boolean =>
  IN_FIGURES.test(text) || IN_WORDS.test(text) || BY_A_SHARE.test(text);

const OF_RECORD = /^(?:19|20)\d\d$|^\d{1,2}[.:]\d\d$|^\d+ years?$/iu;
const NAME = /^\p{Lu}+\d+$/iu;
const NAMED_BY = /\b(?:class|grade|level|band|line|room|ward|unit|stage|year|no\.?|number)\s+$/iu;

export const tellsSize = (number: string, before: string): boolean =>
  isNumber(number) && !OF_RECORD.test(number) && !isNameOfThing(number, before);

/** `A66`, `room 12` */
export const isNameOfThing = (number: string, before: string): boolean =>
  NAME.test(number) || NAMED_BY.test(before);

type KindOfNumber = 'money' | 'share' | 'years' | 'days' | 'hours' | 'count';

const KINDS: readonly (readonly [KindOfNumber, RegExp])[] = [
  ['money', /[£$€¥]|\b(?:pounds?|dollars?|euros?|quid|grand)\b/iu],
  ['share', /%|\bper ?cent\b/iu],
  ['years', /\byears?\b/iu],
  ['days', /\b(?:days?|nights?|weeks?|months?)\b/iu],
  ['hours', /\b(?:seconds?|minutes?|mins?|hours?|ms)\b/iu],
];

/** `46 a month` */
const RATE = /^(?:an?|per|each|every|in|on|by)$/iu;

export function kindOfNumber(number: string, after: string): KindOfNumber {
  const [first = '', second = ''] = after.trim().split(/\s+/u);
  const words = RATE.test(first) ? number : `${number} ${first} ${RATE.test(second) ? '' : second}`;
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'count';
}
