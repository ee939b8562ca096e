import { approximation, claimOf, isWithin } from '../figures/figure-claim.ts';
import { isSupportedFigure } from '../figures/figure-support.ts';
import { isLengthOfTime } from '../figures/length-of-time.ts';
import type { DateSpan } from '../grounds/dates.ts';
import { isRatio } from '../figures/shares.ts';
import { APPROXIMATIONS, DISCOURSE, MULTIPLES, NAMING_WORDS, ORDINALS, SCALES } from '../lexicon/numerals.ts';
import { FUNCTION_WORDS, HARMLESS } from '../lexicon/small-words.ts';
import { isNegated } from './in-sentence.ts';
import { isGeneralTruth, tellsHowThingsAre, tellsOfPast } from './general.ts';
import {
  countsOn,
  isHour,
  isPlanned,
  lengthInTwoUnitsAt,
  unnumberedLengthAt,
  multipleAt,
  oneInManyAt,
  shareAt,
} from './quantity.ts';
import { type Step, unprovedStep } from './step.ts';
import { knownNameAt } from './known-name.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { currencyBefore, isNumeral, type ReadNumber, numberAt } from '../text/read-number.ts';
import type { Lexeme } from '../text/lexeme.ts';

export function numberClaimAt(sentence: SentenceSoFar, at: number): Step | undefined {
  if (!mayBegin(sentence.peek(at)!)) return undefined;
  const step =
    multipleAt(sentence, at) ??
    oneInManyAt(sentence, at) ??
    shareAt(sentence, at) ??
    ordinalAt(sentence, at) ??
    unnumberedLengthAt(sentence, at);
  if (step) return step;
  const number = numberAt(sentence.peek, at);
  if (!number) return undefined;
  return (
    pluralAt(sentence, at, number) ??
    codeAt(sentence, at, number) ??
    oneAt(sentence, at, number) ??
    noughtAt(sentence, at, number) ??
    mannerOfSpeechAt(sentence, at, number) ??
    lengthAt(sentence, at, number) ??
    quantityAt(sentence, at, number)
  );
}

const mayBegin = (token: Lexeme): boolean =>
  isNumeral(token) ||
  /^(an?|half|quarter)$/.test(token.low) ||
  MULTIPLES[token.low] !== undefined ||
  ORDINALS[token.low] !== undefined;

function ordinalAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  const value = ORDINALS[token.low];
  if (!value) return undefined;
  const stands =
    (token.cap && !token.first) ||
    isPlanned(sentence, at) ||
    countsOn(sentence, at, value) ||
    isYearUnderWay(sentence, at, value) ||
    sentence.some(
      (grounds) =>
        grounds.has(token.low) ||
        grounds.has(`${value}th`) ||
        grounds.figures.some((figure) => figure.value === value),
    );
  return stands ? { end: at + 1 } : unprovedStep(at + 1, at, at + 1, 'number');
}

/** “in my ninth year here” */
function isYearUnderWay(sentence: SentenceSoFar, at: number, value: number): boolean {
  const isUnderWay = ({ now, exact, from, to }: DateSpan): boolean => {
    const year = Math.ceil((to - from) / 12);
    return now && (value === year || (!exact && value === year - 1));
  };
  return sentence.peek(at + 1)?.low === 'year' && sentence.some(({ dates }) => dates.spans.some(isUnderWay));
}

const standsAs = (sentence: SentenceSoFar, value: number): boolean =>
  sentence.some(({ figures }) => figures.some((figure) => figure.value === value));

/** `the 40s`, where 40 is known */
const pluralAt = (sentence: SentenceSoFar, at: number, { value, end }: ReadNumber): Step | undefined =>
  /^\d+s$/.test(sentence.peek(at)!.text) && standsAs(sentence, value) ? { end } : undefined;

/** `3D`, `4HANA` */
function codeAt(sentence: SentenceSoFar, at: number, number: ReadNumber): Step | undefined {
  const { text, low, stem, type } = sentence.peek(at)!;
  const { end, value } = number;
  if (type !== 'n' || !/\d[a-zA-Z]+\d*$/.test(text)) return undefined;
  if (number.days || number.ordinal || number.round || number.currency) return undefined;
  const technology = knownNameAt(sentence, at);
  if (technology) return technology;
  const stands =
    HARMLESS.has(low) ||
    sentence.some((grounds) => grounds.has(low) || grounds.has(stem)) ||
    (/^\d+(am|pm|x|px|D|d)$/.test(text) && standsAs(sentence, value));
  return stands ? { end } : unprovedStep(end, at, end, 'name');
}

const LASTING = /^(in|within|after|for|by|took|of|over|just|only)$/;
const IN_YEARS = /^(after|for|took|just|only)$/;

/** “One” counts only in lengths of time and sums of money. */
function oneAt(sentence: SentenceSoFar, at: number, number: ReadNumber): Step | undefined {
  if (sentence.peek(at)!.low !== 'one' || number.value !== 1) return undefined;
  if (number.percent || number.currency || isLongerStill(sentence, number)) return undefined;
  const before = sentence.peek(at - 1)?.low ?? '';
  const isReached = /^(to|at)$/.test(before) && (number.days > 0 || isEndOfFall(sentence, at));
  const lasting = number.unit.startsWith('year') ? IN_YEARS : LASTING;
  const lasts = number.days > 0 && lasting.test(before) && !number.unit.startsWith('day');
  return lasts || isReached ? undefined : { end: Math.max(at + 1, number.end) };
}

/** `one hour forty-five` */
const isLongerStill = (sentence: SentenceSoFar, number: ReadNumber): boolean => {
  const next = isHour(number) ? sentence.peek(number.end) : undefined;
  return !!next && isNumeral(next);
};

/** “From nine to one” */
const isEndOfFall = (sentence: SentenceSoFar, at: number): boolean =>
  sentence.peek(at - 3)?.low === 'from' && isNumeral(sentence.peek(at - 2)!);

function noughtAt(sentence: SentenceSoFar, at: number, { value, end }: ReadNumber): Step | undefined {
  if (value !== 0) return undefined;
  return standsAs(sentence, 0) || sentence.some(({ hasNegative }) => hasNegative)
    ? { end }
    : unprovedStep(end, at, end, 'number');
}

const NEAR = 6;
const FEW = 12;

/** “Two things”, “worth a hundred”: numbers that count nothing. */
function mannerOfSpeechAt(sentence: SentenceSoFar, at: number, number: ReadNumber): Step | undefined {
  const { value, end, words, days } = number;
  if (number.currency) return undefined;
  const isNamed = NAMING_WORDS.has(sentence.peek(at - 1)?.low ?? '');
  if (isNamed && isPlanned(sentence, at) && !tellsOfPast(sentence, at)) return { end };
  if (isNamed && at > 2 && tellsHowThingsAre(sentence, at)) return { end };
  if (isDenied(sentence, at)) return { end };
  if (!words) return undefined;
  if (value <= FEW && isDemanded(sentence, end)) return { end };
  if (isGeneralTruth(sentence, at) || tellsOfAny(sentence, at) || isHourOfHabit(sentence, at, number))
    return { end };
  if (number.percent) return undefined;
  if (value <= FEW && !days && isPlanned(sentence, at) && !tellsOfPast(sentence, at)) return { end };
  if (value <= FEW && !days) {
    const phraseEnd = endOfDiscourse(sentence, at, number);
    if (phraseEnd > 0) return { end: phraseEnd };
  }
  const before = sentence.tokens.slice(Math.max(0, at - NEAR), at).map(({ low }) => low);
  if (value <= 100 && before.some((low) => /^(rather|worth|beats)$/.test(low))) return { end };
  const isMoment = days > 0 && days < 0.01 && /^(first|last)$/.test(before.at(-1) ?? '');
  const isMany =
    /^1(00|000|000000)$/.test(String(value)) &&
    before.slice(-3).some((low) => /^(worth|like|than|seen|told|heard|if|not|never|said)$/.test(low));
  return isMoment || isMany ? { end } : undefined;
}

/** “I haven't run a 24-hour ward” */
const isDenied = (sentence: SentenceSoFar, at: number): boolean =>
  isNegated(sentence, at) &&
  sentence.tokens.slice(Math.max(0, at - NEAR), at).some(({ low }) => /^(have|did|do)n't$/.test(low));

const isDemanded = ({ peek }: SentenceSoFar, end: number): boolean =>
  [end, end + 1].some((place) => /^(should|must)$/.test(peek(place)?.low ?? ''));

/** “A good briefing takes five minutes” */
const tellsOfAny = (sentence: SentenceSoFar, at: number): boolean => {
  const [first, second, third] = sentence.tokens.slice(0, 3).map(({ low }) => low);
  const isTaken = first === 'it' && second === 'takes' && !/^(us|me)$/.test(third ?? '');
  return (isTaken || /^(an?|any|every|no)$/.test(first ?? '')) && at > 1 && tellsHowThingsAre(sentence, at);
};

/** “I write best before eight” */
function isHourOfHabit(sentence: SentenceSoFar, at: number, { value, end, days }: ReadNumber): boolean {
  if (value > FEW || days || !/^(before|after|until|till|by)$/.test(sentence.peek(at - 1)?.low ?? ''))
    return false;
  const next = sentence.peek(end);
  return (!next || next.type === 'p') && !tellsOfPast(sentence, at);
}

function endOfDiscourse(sentence: SentenceSoFar, at: number, { value, end }: ReadNumber): number {
  const next = sentence.peek(end);
  if (next && DISCOURSE.has(next.low)) return end + 1;
  const before = sentence.peek(at - 1)?.low ?? '';
  if (value === 2 && /^(the|those|these|all|last|first|other|every|or)$/.test(before)) return end;
  if (next?.type !== 'w' || FUNCTION_WORDS.has(next.low)) return 0;
  return DISCOURSE.has(sentence.peek(end + 1)?.low ?? '') ? end + 1 : 0;
}

function lengthAt(sentence: SentenceSoFar, at: number, number: ReadNumber): Step | undefined {
  if (!number.days) return undefined;
  return isPlanned(sentence, at) ? { end: number.end } : lengthInTwoUnitsAt(sentence, at, number);
}

function quantityAt(sentence: SentenceSoFar, at: number, read: ReadNumber): Step {
  const named = read.currency ? undefined : currencyBefore(sentence.peek, at);
  const number = inUnitOfRange(
    sentence,
    withMinorUnit(sentence, { ...read, currency: read.currency || (named?.currency ?? '') }),
  );
  const { end, days, value, currency } = number;
  const rounded = approximation(sentence, at, end);
  if (sentence.peek(end)?.low === 'times') return timesAt(sentence, at, number);
  if (days) sentence.unit = days;
  const scale = scaleBefore(sentence, end);
  if (scale) sentence.told = { scale, currency };
  if (isSupportedFigure(claimOf(sentence, number, rounded, at))) return { end };
  const next = numberAt(sentence.peek, end + 1);
  if (sentence.peek(end)?.low === 'or' && next?.value === value + 1)
    if (isSupportedFigure(claimOf(sentence, { ...number, value: value + 1 / 2, end: next.end }, 'both', at)))
      return { end: next.end };
  if (isInScaleBefore(sentence, number))
    if (isSupportedFigure(claimOf(sentence, inScale(number, sentence.told), rounded, at))) return { end };
  const unit = isInUnitBefore(sentence, at, number) ? sentence.unit : 0;
  if (unit && isLengthOfTime(sentence, { days: value * unit, unit, end }, rounded)) return { end };
  if (sentence.unit && isLeft(sentence, number))
    if (isSupportedFigure(claimOf(sentence, { ...number, days: sentence.unit }, rounded, at))) return { end };
  return unprovedStep(end, named?.from ?? at, end, currency ? 'money' : 'number');
}

/** “In twelve minutes, thirteen to spare” */
const isLeft = ({ peek }: SentenceSoFar, { days, currency, percent, end }: ReadNumber): boolean =>
  !days &&
  !currency &&
  !percent &&
  (/^(left|early|late|more|less|fewer)$/.test(peek(end)?.low ?? '') ||
    (peek(end)?.low === 'to' && /^(spare|go)$/.test(peek(end + 1)?.low ?? '')));

const scaleBefore = ({ peek }: SentenceSoFar, end: number): number =>
  SCALES[peek(end - 1)?.low ?? ''] ?? SCALES[peek(end - 2)?.low ?? ''] ?? 0;

/** “Three million claimed, two agreed” */
const isInScaleBefore = (
  { told, peek }: SentenceSoFar,
  { words, value, days, noun, end }: ReadNumber,
): boolean =>
  told.scale > 1 &&
  (words || !Number.isInteger(value)) &&
  !days &&
  value < 1_000 &&
  (noun === '' || FUNCTION_WORDS.has(noun) || peek(end)?.type === 'p');

const inScale = (number: ReadNumber, { scale, currency }: SentenceSoFar['told']): ReadNumber => ({
  ...number,
  value: number.value * scale,
  currency,
});

/** “Three years here and two there” */
const isInUnitBefore = (sentence: SentenceSoFar, at: number, { days, words, noun }: ReadNumber): boolean =>
  !days &&
  words &&
  (noun === '' ||
    FUNCTION_WORDS.has(noun) ||
    /^(and|then|or|to|from|than|against|of|another|for|,)$/.test(wordBefore(sentence, at)));

function wordBefore(sentence: SentenceSoFar, at: number): string {
  let before = at - 1;
  while (APPROXIMATIONS[sentence.peek(before)?.low ?? ''] || sentence.peek(before)?.low === 'just')
    before -= 1;
  return sentence.peek(before)?.low ?? '';
}

/** `four dollars ten` */
function withMinorUnit({ peek }: SentenceSoFar, number: ReadNumber): ReadNumber {
  if (!number.currency || !number.words) return number;
  const isJoined = peek(number.end)?.low === 'and';
  const rest = numberAt(peek, isJoined ? number.end + 1 : number.end);
  if (!rest?.words || rest.days || rest.percent) return number;
  const part = rest.currency ? rest.value : rest.value / 100;
  return part > 0 && part < 1 && (rest.currency !== '' || !isJoined)
    ? { ...number, value: number.value + part, end: rest.end }
    : number;
}

/** `between 34 and 38 thousand` */
function inUnitOfRange(sentence: SentenceSoFar, number: ReadNumber): ReadNumber {
  if (number.round || number.days || number.percent) return number;
  const { end } = number;
  if (!/^(to|and|or|–|-)$/.test(sentence.peek(end)?.low ?? '')) return number;
  const token = sentence.peek(end + 1);
  const other = numberAt(sentence.peek, end + 1);
  if (!other?.round || other.value <= 0 || token?.type !== 'n') return number;
  const scale = SCALES[sentence.peek(end + 2)?.low ?? ''] ?? scaleOfLetter(token.text);
  return {
    ...number,
    alts: [...number.alts, number.value * scale],
    currency: scale > 1 && other.currency ? other.currency : number.currency,
  };
}

const scaleOfLetter = (text: string): number => (/k$/i.test(text) ? 1_000 : /m$/i.test(text) ? 1_000_000 : 1);

/** “Three times as much” */
function timesAt(sentence: SentenceSoFar, at: number, { value, end, words }: ReadNumber): Step {
  const rounded = approximation(sentence, at, end) || (words ? 'both' : '');
  const stands =
    standsAs(sentence, value) ||
    sentence.some(({ figures }) =>
      figures.some((had) => had.kind === 'plain' && isWithin(value, had.value, words ? rounded : '')),
    ) ||
    sentence.some((grounds) => isRatio(grounds, value, rounded ? 0.12 : 0.05, rounded || 'both'));
  return stands ? { end: end + 1 } : unprovedStep(end + 1, at, end + 1, 'number');
}
