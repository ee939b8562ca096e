import { whatIsCounted } from './counts-people.ts';
import { isSameCurrency } from './currency.ts';
import { type FigureClaim, isPlain, isSpecific, says, valuesOf } from './figure-claim.ts';
import {
  DIFFERENCE,
  FALL,
  type Pair,
  SUM_WORDS,
  SUM_STRICT,
  isAboutLine,
  pairsIn,
  saysReckoning,
} from './pairs.ts';
import { isOfPostingOnly } from './elsewhere.ts';
import { isAsLong } from './length-of-time.ts';
import type { Figure } from '../grounds/figures.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { PEOPLE_GROUPS } from '../lexicon/persons.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { numberAt } from '../text/read-number.ts';
import { type Lexeme, stemOf } from '../text/lexeme.ts';

const RANGE = 10;

export function isReckoned(claim: FigureClaim): boolean {
  const { number, sentence } = claim;
  const gives = number.currency
    ? givesMoney
    : number.percent
      ? givesShare
      : number.days
        ? givesLength
        : givesCount;
  return sentence.some((grounds) =>
    pairsIn(grounds).some(
      (pair) =>
        gives(claim, pair, grounds) && !isOfPostingOnly(sentence, claim, [{ grounds, line: pair.a.line }]),
    ),
  );
}

const hasWord = ({ sentence, from, end }: FigureClaim, words: ReadonlySet<string>): boolean =>
  saysReckoning(sentence, words, from, end);

/** With a line whose figures may be reckoned with unsaid. */
const MUCH_IN_COMMON = 3;

const tellsOfLine = (claim: FigureClaim, grounds: Grounds, line: number): boolean =>
  claim.around.with({ grounds, line }) >= MUCH_IN_COMMON;

/** “Forty thousand of our own” */
const isOwnPart = ({ sentence: { peek }, end }: FigureClaim): boolean =>
  peek(end)?.low === 'of' && peek(end + 2)?.low === 'own';

const sharesWord = ({ around }: FigureClaim, grounds: Grounds, line: number): boolean =>
  around.with({ grounds, line }) > 0;

/** “From nine days to four”: the end of a change is no difference. */
function isEndOfRange({ sentence, from }: FigureClaim): boolean {
  const before = sentence.tokens.slice(Math.max(0, from - RANGE), from).map(({ low }) => low);
  const to = before.findLastIndex((low) => low === 'to');
  return to >= before.length - 2 && to >= 0 && before.slice(0, to).includes('from');
}

const isAbout = ({ sentence, from, end }: FigureClaim, grounds: Grounds, line: number): boolean =>
  isAboutLine(sentence, grounds, line, from, end);

function isSumOrDifference(claim: FigureClaim, pair: Pair, grounds: Grounds, unit: number): boolean {
  const values = valuesOf(claim).map((value) => value * unit);
  const isSaid = (value: number, had: number): boolean =>
    says(claim, value, had) || (claim.number.days > 0 && isAsLong(value, had, claim.approximation));
  const isSum = values.some((value) => isSaid(value, pair.sum));
  const isDifference = !isEndOfRange(claim) && values.some((value) => isSaid(value, pair.diff));
  if (!isSum && !isDifference) return false;
  if ((isSum && hasWord(claim, SUM_WORDS)) || (isDifference && hasWord(claim, DIFFERENCE))) return true;
  const { line } = pair.a;
  return pair.kind === 'money'
    ? sharesWord(claim, grounds, line) || (isDifference && isOwnPart(claim))
    : isDifference && tellsOfLine(claim, grounds, line);
}

const givesMoney = (claim: FigureClaim, pair: Pair, grounds: Grounds): boolean =>
  pair.kind === 'money' &&
  isSameCurrency(claim.number.currency, pair.a.currency, grounds) &&
  isSumOrDifference(claim, pair, grounds, 1);

const givesLength = (claim: FigureClaim, pair: Pair, grounds: Grounds): boolean =>
  pair.kind === 'time'
    ? isSumOrDifference(claim, pair, grounds, claim.number.days)
    : pair.kind === 'plain' &&
      isOfUnit(claim, pair.a.line, grounds) &&
      hasWord(claim, DIFFERENCE) &&
      says(claim, claim.number.value, pair.diff);

/** “26 days less”, from `Stock days 74 to 48`. */
const isOfUnit = ({ number: { unit } }: FigureClaim, line: number, { stems }: Grounds): boolean =>
  stems.get(stemOf(unit))?.has(line) === true;

function givesShare(claim: FigureClaim, pair: Pair, grounds: Grounds): boolean {
  const { ratio, kind, diff } = pair;
  if (
    (kind === 'percent' || (kind === 'plain' && claim.number.points)) &&
    valuesOf(claim).some((value) => says(claim, value, claim.number.points && diff < 1 ? 100 * diff : diff))
  )
    if (hasWord(claim, DIFFERENCE)) return true;
  if (claim.number.points) return false;
  const isPart = kind !== 'percent' && !isChangeOf(claim) && isShareOf(claim, ratio);
  const isChange = (): boolean =>
    !isEndOfRange(claim) &&
    (isShareOf(claim, 1 - ratio) || (isShareOf(claim, 1 / ratio - 1) && !hasWord(claim, FALL))) &&
    hasWord(claim, DIFFERENCE);
  return (isPart || isChange()) && isAbout(claim, grounds, pair.a.line);
}

/** “Down 43%” */
const isChangeOf = ({ sentence, from }: FigureClaim): boolean =>
  /^(down|up|by|fell|rose|dropped)$/.test(sentence.peek(from - 1)?.low ?? '');

/** Percent; spoken shares are rounded to fives: “sixty per cent” for 61. */
const SPOKEN = 1.5;

function isShareOf({ number, approximation }: FigureClaim, share: number): boolean {
  const { value } = number;
  const had = 100 * share;
  if (Math.abs(value - had) <= (approximation ? Math.max(1, 0.04 * had) : 0.6)) return true;
  if (number.words && value % 5 === 0 && Math.abs(value - had) <= SPOKEN) return true;
  if (approximation === 'over') return had >= value && had <= value * 1.15;
  return approximation === 'under' && had <= value && had >= value * 0.9;
}

const isCountedNoun = ({ noun, isPlural }: Figure): boolean => isPlural && !FUNCTION_WORDS.has(noun);

function givesCount(claim: FigureClaim, pair: Pair, grounds: Grounds): boolean {
  if (countsSpeaker(claim) && claim.number.value === pair.sum + 1) return true;
  if (pair.kind === 'time') return false;
  if (comparesTwo(claim, pair) && says(claim, claim.number.value, pair.diff)) return true;
  if (isAllPeople(claim, pair, grounds) && says(claim, claim.number.value, pair.sum)) return true;
  const isAlike = pair.a.noun === pair.b.noun || !isCountedNoun(pair.a) || !isCountedNoun(pair.b);
  const isAllOfGroup = isNumberOfGroup(claim, pair, grounds);
  return valuesOf(claim).some((value) => {
    const isSum = says(claim, value, pair.sum);
    const isDifference = isAlike && !isEndOfRange(claim) && says(claim, value, pair.diff);
    if (!isSum && !isDifference) return false;
    if (isDifference && tellsOfLine(claim, grounds, pair.a.line)) return true;
    const isTold =
      (isSum &&
        (isAllOfGroup || isOfSameNoun(claim, pair) || hasWord(claim, isAlike ? SUM_WORDS : SUM_STRICT))) ||
      (isDifference && (hasWord(claim, DIFFERENCE) || isOfAll(claim, pair)));
    const isClear = isSpecific(value) && isAlike;
    return isClear
      ? isTold || sharesWord(claim, grounds, pair.a.line)
      : isTold && isAbout(claim, grounds, pair.a.line);
  });
}

/** “Five papers” is no sum of `co-author of 4 papers, first author of 1`. */
const isOfSameNoun = ({ number: { noun } }: FigureClaim, { a, b }: Pair): boolean =>
  noun.length > 2 &&
  !FUNCTION_WORDS.has(noun) &&
  [a, b].some((one) => one.noun === noun) &&
  [a, b].every((one) => one.noun === noun || !isCountedNoun(one)) &&
  [a, b].every((one) => one.noun !== 'people' || noun === 'people');

const isGroupAt = (tokens: readonly Lexeme[], at: number): boolean =>
  tokens[at - 1]?.low === 'of' && PEOPLE_GROUPS.has(tokens[at - 2]?.low ?? '');

/** “A team of fifteen”, from `team of 11 nurses and 4 assistants`. */
function isNumberOfGroup({ sentence, from, end }: FigureClaim, { a }: Pair, { lines }: Grounds): boolean {
  const isOfPeople = whatIsCounted(sentence.peek, from, end) === 'people';
  return isOfPeople && isGroupAt(lines[a.line]!.tokens, a.at);
}

/** “seven more drivers than trucks” */
function comparesTwo({ sentence: { peek }, end }: FigureClaim, { a, b }: Pair): boolean {
  if (!/^(more|fewer)$/.test(peek(end)?.low ?? '') || peek(end + 2)?.low !== 'than') return false;
  const [one, other] = [peek(end + 1)?.stem, peek(end + 3)?.stem];
  return [a.noun, b.noun].every((noun) => noun === one || noun === other) && one !== other;
}

const LONGEST_HEADING = 3;
const ANYBODY = /^(people|adult|staff|colleague|member|employee)$/;

/** `7 riggers and 2 drivers` */
const isAllPeople = ({ number }: FigureClaim, { a, b }: Pair, { lines }: Grounds): boolean =>
  ANYBODY.test(number.noun) &&
  [a, b].every(({ line, at }) => {
    const peek = (place: number): Lexeme | undefined => lines[line]!.tokens[place];
    return whatIsCounted(peek, at, at + 1) === 'people' || isOfGroupLine(lines[line]!.tokens);
  });

const isOfGroupLine = (tokens: readonly Lexeme[]): boolean =>
  tokens
    .slice(0, LONGEST_HEADING)
    .some(({ low }, at) => PEOPLE_GROUPS.has(low) && tokens[at + 1]?.text === ':');

/** “Two of my trainees”, from nineteen of whom seventeen passed. */
function isOfAll({ sentence: { peek }, end }: FigureClaim, { a, b }: Pair): boolean {
  if (peek(end)?.low !== 'of' || !/^(my|our|the|them|those|these)$/.test(peek(end + 1)?.low ?? ''))
    return false;
  const all = numberAt(peek, end + 2)?.value;
  return all === undefined || all === a.value || all === b.value;
}

/** “Three of us”, “four with me”, “we were two” */
function countsSpeaker({ sentence, from, end }: FigureClaim): boolean {
  const before = `${sentence.peek(from - 2)?.low} ${sentence.peek(from - 1)?.low}`;
  if (/^we (were|are)$|we're$/.test(before)) return true;
  const next = `${sentence.peek(end)?.low} ${sentence.peek(end + 1)?.low}`;
  if (/^(of us|with me)$/.test(next)) return true;
  return sentence.tokens
    .slice(0, from)
    .some(
      ({ low }, at) =>
        /^(me|myself)$/.test(low) &&
        /^(with|including|counting|plus|and)$/.test(sentence.peek(at - 1)?.low ?? ''),
    );
}

export const isCountWithSpeaker = (claim: FigureClaim): boolean =>
  isPlain(claim) &&
  countsSpeaker(claim) &&
  claim.sentence.some(({ figures }) =>
    figures.some(
      ({ kind, value, noun }) => kind === 'plain' && value === claim.number.value - 1 && noun !== '',
    ),
  );

export const isRestOfHundred = (claim: FigureClaim): boolean =>
  claim.number.percent &&
  claim.sentence.some((grounds) =>
    grounds.figures.some(
      ({ kind, value, line }) =>
        kind === 'percent' && says(claim, claim.number.value, 100 - value) && isAbout(claim, grounds, line),
    ),
  );
