import { isSameCurrency } from './currency.ts';
import { wholeBehind } from './counted.ts';
import { whatIsCounted } from './counts-people.ts';
import { isOfOtherLine, isOfPostingOnly } from './elsewhere.ts';
import { type FigureClaim, isCounted, says, valuesOf } from './figure-claim.ts';
import type { LinePlace } from './in-common.ts';
import { isOfSameName } from './of-name.ts';
import { isAsLong } from './length-of-time.ts';
import { LOOK_AHEAD, NO_THINGS } from './pairs.ts';
import type { Figure } from '../grounds/figures.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { NAMING_WORDS } from '../lexicon/numerals.ts';
import { FIRST_PERSON } from '../lexicon/persons.ts';
import { FUNCTION_WORDS, HARMLESS } from '../lexicon/small-words.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { isOrdinary } from '../rules/in-sentence.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { numberAt } from '../text/read-number.ts';

export function standsAsItIs(claim: FigureClaim): boolean {
  const { sentence } = claim;
  const standing = placesOf(claim, (figure, grounds) => isOfClaim(claim, figure, grounds));
  if (isOtherOfName(claim) || isPartOfOther(claim)) return false;
  if (isDifference(claim) && !standing.some(isCompared)) return false;
  if (standing.length === 0 || isOfPostingOnly(sentence, claim, standing)) return false;
  if (isInOtherUnit(claim, standing)) return false;
  const hasNoun = ({ grounds, line }: LinePlace): boolean =>
    grounds.stems.get(claim.number.noun)?.has(line) === true;
  const isOfNoun = !FUNCTION_WORDS.has(claim.number.noun) && standing.some(hasNoun);
  const counts = ({ noun }: Figure): boolean => !isOfNoun || noun === claim.number.noun;
  const rivals = placesOf(claim, (figure) => isRival(claim, figure) && counts(figure)).filter(
    (place) => !standing.some(({ grounds, line }) => grounds === place.grounds && line === place.line),
  );
  return !isOfOtherLine(claim.around.inClause(), standing, rivals);
}

/** “Eight more than mine” */
function isDifference({ sentence: { peek, grounds }, number, end }: FigureClaim): boolean {
  if (number.points) return !grounds.some(({ stems }) => stems.has('point'));
  const more = [end, end + 1].find((at) => /^(more|fewer)$/.test(peek(at)?.low ?? ''));
  const than = more === undefined ? undefined : [more + 1, more + 2].find((at) => peek(at)?.low === 'than');
  return than !== undefined && /^(mine|ours|i|we|my|our)$/.test(peek(than + 1)?.low ?? '');
}

const isCompared = ({ grounds, line }: LinePlace): boolean =>
  grounds.lines[line]!.tokens.some(({ low }) => low === 'than');

/** “Nineteen of the 26” */
function isPartOfOther(claim: FigureClaim): boolean {
  const { sentence, end, number } = claim;
  const all = number.percent ? undefined : wholeBehind(sentence, end);
  if (!all || all.year || all.days || all.percent || all.currency || all.value <= number.value) return false;
  const lines = placesOf(claim, ({ kind, value }) => kind === 'plain' && value === all.value);
  return (
    lines.length > 0 &&
    !lines.some(({ grounds, line }) =>
      grounds.figures.some((figure) => figure.line === line && figure.value === number.value),
    )
  );
}

/** “six weeks”, where six months stand */
function isInOtherUnit(claim: FigureClaim, standing: readonly LinePlace[]): boolean {
  const { days, value } = claim.number;
  if (!days) return false;
  const inCommon = (places: readonly LinePlace[]): number =>
    Math.max(0, ...places.map((place) => claim.around.with(place)));
  const isOther = (had: Figure): boolean => had.kind === 'time' && had.value === value && had.days !== days;
  const others = placesOf(claim, isOther);
  const isTime = (had: Figure): boolean => had.kind === 'time' && isLongAs(claim, had);
  if (others.length === 0 || placesOf(claim, isTime).length > 0) return false;
  const more = inCommon(others) - inCommon(standing);
  return more > 0 || (more === 0 && !isAboutLines(claim));
}

const isAboutLines = ({ sentence, around }: FigureClaim): boolean =>
  sentence.some((grounds) => grounds.lines.some((_, line) => around.with({ grounds, line }) >= MUCH));

/** “Level 5” is not supported by `Level 3` and `5 afternoons` */
function isOtherOfName({ sentence, from, number: { value, currency } }: FigureClaim): boolean {
  const name = sentence.peek(from - 1);
  if (!name || currency || !(NAMING_WORDS.has(name.low) || isNameBehind(sentence, from - 1))) return false;
  const named = sentence.grounds.flatMap(({ lines, stems }) =>
    [...(stems.get(name.stem) ?? [])].flatMap((line) => numbersBehind(lines[line]!.tokens, name.stem)),
  );
  if (isNameInShort(sentence, from, value)) return false;
  return (named.length > 0 && !named.includes(value)) || isOfOtherName(sentence, from - 2, value);
}

/** “Crew Boss Level 3”, from `CBL3` */
function isNameInShort(sentence: SentenceSoFar, from: number, value: number): boolean {
  let short = String(value);
  for (let at = from - 1; sentence.peek(at)?.cap; at -= 1) {
    short = sentence.peek(at)!.low[0]! + short;
    const letters = short;
    if (at < from - 1 && sentence.some((grounds) => grounds.has(letters))) return true;
  }
  return false;
}

const isNameBehind = (sentence: SentenceSoFar, at: number): boolean => {
  const token = sentence.peek(at);
  return (
    token?.type === 'w' &&
    (token.cap ? !token.first && !HARMLESS.has(token.low) : !isOrdinary(sentence, token))
  );
};

function isOfOtherName(sentence: SentenceSoFar, at: number, value: number): boolean {
  if (!isNameBehind(sentence, at) || sentence.peek(at)!.cap) return false;
  const { stem } = sentence.peek(at)!;
  const known = sentence.grounds.filter(({ stems }) => stems.has(stem));
  return (
    known.length > 0 &&
    !known.some(({ stems, figures }) =>
      figures.some((figure) => figure.value === value && stems.get(stem)!.has(figure.line)),
    )
  );
}

const numbersBehind = (tokens: readonly Lexeme[], stem: string): number[] =>
  tokens.flatMap((token, at) => {
    const number = token.stem === stem ? numberAt((place) => tokens[place], at + 1) : undefined;
    return number ? [number.value] : [];
  });

const placesOf = (
  { sentence }: FigureClaim,
  is: (figure: Figure, grounds: Grounds) => boolean,
): LinePlace[] =>
  sentence.grounds.flatMap((grounds) =>
    grounds.figures.filter((figure) => is(figure, grounds)).map(({ line }) => ({ grounds, line })),
  );

const isOfClaim = (claim: FigureClaim, figure: Figure, grounds: Grounds): boolean =>
  isLongAs(claim, figure) ||
  (valuesOf(claim).some((value) => says(claim, value, figure.value)) && isOfKind(claim, figure, grounds));

function isRival({ number }: FigureClaim, { value, kind }: Figure): boolean {
  if (value === number.value) return false;
  if (number.currency) return kind === 'money';
  if (number.percent) return kind === 'percent';
  return kind === (number.days ? 'time' : 'plain');
}

const isLongAs = ({ number, approximation }: FigureClaim, { days, value }: Figure): boolean =>
  number.days > 0 &&
  days > 0 &&
  (isAsLong(number.value * number.days, value * days, approximation) ||
    (days === 1 &&
      value % WORKING_DAYS === 0 &&
      number.value * WORKING_DAYS === value &&
      number.unit.startsWith('week')));

function isOfKind(claim: FigureClaim, figure: Figure, grounds: Grounds): boolean {
  const { number } = claim;
  if (number.currency) return isInCurrency(number.currency, figure, grounds);
  if (isAge(claim)) return figure.kind !== 'money' && figure.kind !== 'percent';
  if (number.days && figure.kind === 'code') return isOfSameName(claim, figure, grounds);
  if (number.days)
    return figure.kind === 'time'
      ? figure.days === number.days
      : figure.kind === 'plain' && (!countsThings(figure.noun) || isInUnit(number.unit, figure, grounds));
  if (number.percent) return figure.kind === 'percent' || (figure.kind === 'plain' && !figure.noun);
  if (figure.kind === 'code')
    return number.ordinal || isBehindName(claim) || isOfScore(claim) || number.value > LARGEST_CHANCE;
  if (countsOthers(claim, figure, grounds)) return false;
  return figure.kind === 'plain' || isCountOf(claim, figure, grounds);
}

const isInUnit = (unit: string, { line, at }: Figure, { lines }: Grounds): boolean =>
  lines[line]!.tokens.slice(at + 1, at + 4).some(({ low }) => low === unit);

/** “twelve-year-old” for a team `U12` */
const isAge = ({ sentence, end }: FigureClaim): boolean =>
  [0, 1].some((ahead) => sentence.peek(end + ahead)?.low === 'old');

function isInCurrency(currency: string, { kind, currency: had, noun }: Figure, grounds: Grounds): boolean {
  if (kind === 'money') return isSameCurrency(currency, had, grounds);
  if (kind !== 'plain' || noun || grounds.currencies.size > 1) return false;
  const [only] = grounds.currencies.size === 1 ? grounds.currencies.keys() : grounds.ofPlaces;
  return only !== undefined && isSameCurrency(currency, only, grounds);
}

const countsThings = (noun: string): boolean =>
  noun.length > 3 && !FUNCTION_WORDS.has(noun) && !NO_THINGS.test(noun);

function isBehindName({ sentence, from }: FigureClaim): boolean {
  const before = sentence.peek(from - 1);
  if (!before || FIRST_PERSON.has(before.low)) return false;
  return before.cap || NAMING_WORDS.has(before.low) || sentence.some(({ caps }) => caps.has(before.low));
}

/** `43/45` */
const isOfScore = ({ sentence, from, end }: FigureClaim): boolean =>
  sentence.peek(end)?.text === '/' || sentence.peek(from - 1)?.text === '/';

const WORKING_DAYS = 5;
const LARGEST_CHANCE = 100;
const MUCH = 3;
const FEW = 40;

/** “Five people” is not supported by `5 afternoons`. */
function countsOthers(
  { sentence, number, from, end }: FigureClaim,
  { at, line }: Figure,
  { lines }: Grounds,
): boolean {
  if (number.value > FEW || whatIsCounted(sentence.peek, from, end) !== 'people') return false;
  const { tokens } = lines[line]!;
  const peek = (place: number): Lexeme | undefined => tokens[place];
  return whatIsCounted(peek, at, numberAt(peek, at)?.end ?? at + 1) === 'things';
}

/** “Twenty agents” is not supported by `20 min`. */
function isCountOf({ sentence, number, from, end }: FigureClaim, figure: Figure, grounds: Grounds): boolean {
  const { noun } = number;
  if (figure.kind === 'time' && whatIsCounted(sentence.peek, from, end) === 'people') return false;
  if (noun.length <= 2 || FUNCTION_WORDS.has(noun)) return true;
  if (grounds.stems.get(noun)?.has(figure.line)) return true;
  if (figure.kind !== 'time') return !isCounted(noun) && whatIsCounted(sentence.peek, from, end) !== 'people';
  for (let at = end; at < end + LOOK_AHEAD; at += 1) if (DURATIONS[sentence.peek(at)?.low ?? '']) return true;
  return false;
}
