const IN_FIGURES = /\d/;
const IN_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|thirds?|twice|doubled?|halved|tripled?|trebled?)\b/iu;
/** `half of it` and `a quarter` are mostly a manner of speaking, or a time of the year. */
const BY_A_SHARE = /\bby (?:a |one )?(?:half|quarter|third)\b|\b(?:two|three) (?:quarters|thirds)\b/iu;

export const isNumber = (text: string): boolean =>
  IN_FIGURES.test(text) || IN_WORDS.test(text) || BY_A_SHARE.test(text);

/** Dates, times of day, years of service, and numbers that name something. */
const OF_RECORD = /^(?:19|20)\d\d$|^\d{1,2}[.:]\d\d$|^\p{Lu}+\d+$|^\d+ years?$/iu;
const NAMED_BY = /\b(?:class|grade|level|band|line|room|ward|unit|stage|year|no\.?|number)\s+$/iu;

export const tellsSize = (number: string, before: string): boolean =>
  isNumber(number) && !OF_RECORD.test(number) && !NAMED_BY.test(before);

type KindOfNumber = 'money' | 'share' | 'time' | 'count';

export function kindOfNumber(number: string, after: string): KindOfNumber {
  const words = `${number} ${after.trim().split(/\s+/u).slice(0, 2).join(' ')}`;
  if (/[£$€¥]|\b(?:pounds?|dollars?|euros?|quid|grand)\b/iu.test(words)) return 'money';
  if (/%|\bper ?cent\b/iu.test(words)) return 'share';
  return /\b(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|months?|years?|ms)\b/iu.test(words)
    ? 'time'
    : 'count';
}
