import words from './verbs.json' with { type: 'json' };

const IRREGULAR_PAST = new Set(words.irregularPast.split(' '));

/** Adjectives that look like past tenses at the beginning. */
const NO_PAST = new Set(words.noPast.split(' '));

const BASE = new Set(words.base.split(' '));

const ALSO_NOUNS = new Set(words.alsoNouns.split(' '));

const ADVERB = /^(?:\p{L}{2,}ly|also|then|often|always|twice|once|jointly|personally|co-|A\/B)$/iu;

export type VerbForm = 'past' | 'base' | 'third' | 'ing';

const firstWords = (text: string): string[] => text.slice(0, 120).split(/[\s,;:/]+/, 4);

export function verbForm(text: string): VerbForm | undefined {
  if (/^[\p{L}-]+:\s/u.test(text)) return undefined; // a label
  const [first = '', second = '', third = ''] = firstWords(text);
  const word = first.toLowerCase();
  if (isPast(word)) return 'past';
  if (
    /^\p{L}{2,}ing$/u.test(word) &&
    !/^(?:during|according|including|regarding|following|morning|evening|king|string|spring|building|nothing|something|everything|anything|wing|ring|sing|thing|bring|being)$/.test(
      word,
    )
  )
    return 'ing';
  if (
    /^(?:mentor|coach|head|guide|host|partner|lead|pilot)$/.test(word) &&
    /^(?:to|of|for|in|at)$/.test(second)
  )
    return undefined;
  if (BASE.has(word)) return !ALSO_NOUNS.has(word) || takesObject(second, third) ? 'base' : undefined;
  if (isThird(word) && (!ALSO_NOUNS.has(baseOf(word)) || takesObject(second, third))) return 'third';
  return undefined;
}

export const isPast = (word: string): boolean =>
  IRREGULAR_PAST.has(word) ||
  IRREGULAR_PAST.has(/^(?:re|over|out|mis|un|under)(\p{L}{3,})$/u.exec(word)?.[1] ?? '') ||
  (/^\p{L}[\p{L}-]*[^e\P{L}]ed$|^(?:agreed|disagreed|freed|guaranteed|refereed|oversaw)$/u.test(word) &&
    !NO_PAST.has(word));

/** `manages` → `manage`; other forms unchanged. */
function baseOf(word: string): string {
  if (word.endsWith('ies') && BASE.has(`${word.slice(0, -3)}y`)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && BASE.has(word.slice(0, -2))) return word.slice(0, -2);
  return word.endsWith('s') && BASE.has(word.slice(0, -1)) ? word.slice(0, -1) : word;
}

const isThird = (word: string): boolean => word.endsWith('s') && !BASE.has(word) && baseOf(word) !== word;

/** `Plan weekly menus`, not `Plan and budget of`. */
const takesObject = (second: string, third: string): boolean =>
  !/^[\d£€$]/.test(third) && takesWord(second, third);

const takesWord = (second: string, third: string): boolean =>
  /^(?:the|a|an|all|our|my|their|its|his|her|new|up|out|on|with|to|over|about|as|through|under|every|each|some|several|multiple|complex|daily|weekly|monthly|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|more|across|closely|alongside|between|within)$/i.test(
    second,
  ) ||
  /^\p{Ll}{3,}(?:s|ly|al|ic|ive|ous)$/u.test(second) ||
  (/^(?:and|&|or)$/i.test(second) && BASE.has(third.toLowerCase()) && !ALSO_NOUNS.has(third.toLowerCase()));

export function startsWithVerb(text: string): boolean {
  const adverb = leadingAdverb(text);
  return verbForm(text.slice(adverb.length)) !== undefined;
}

/** `Successfully ` of `Successfully led a team`, else empty. */
function leadingAdverb(text: string): string {
  const match = /^(\S{2,20})\s+/u.exec(text);
  return match !== null && ADVERB.test(match[1]!) && verbForm(text.slice(match[0].length)) !== undefined
    ? match[0]
    : '';
}
