import words from './verbs.json' with { type: 'json' };

const IRREGULAR_PAST = new Set(words.irregularPast.split(' '));

/** Adjectives that look like past tenses at the beginning. */
const NO_PAST = new Set(words.noPast.split(' '));

const BASE = new Set(words.base.split(' '));

const ADVERB = /^(?:\p{L}{2,}ly|also|then|often|always|twice|once|jointly|personally|co-|A\/B)$/iu;

export type VerbForm = 'past' | 'base' | 'ing';

export function verbForm(text: string): VerbForm | undefined {
  if (/^[\p{L}-]+:\s/u.test(text)) return undefined; // a label
  const [first = ''] = text.slice(0, 120).split(/[\s,;:/]+/, 1);
  const word = first.toLowerCase();
  if (isPast(word)) return 'past';
  if (
    /^\p{L}{2,}ing$/u.test(word) &&
    !/^(?:during|according|including|regarding|following|morning|evening|king|string|spring|building|nothing|something|everything|anything|wing|ring|sing|thing|bring|being)$/.test(
      word,
    )
  )
    return 'ing';
  return BASE.has(word) ? 'base' : undefined;
}

export const isPast = (word: string): boolean =>
  IRREGULAR_PAST.has(word) ||
  IRREGULAR_PAST.has(/^(?:re|over|out|mis|un|under)(\p{L}{3,})$/u.exec(word)?.[1] ?? '') ||
  (/^\p{L}[\p{L}-]*[^e\P{L}]ed$|^(?:agreed|disagreed|freed|guaranteed|refereed|oversaw)$/u.test(word) &&
    !NO_PAST.has(word));

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
