import { isSameCurrency } from '../figures/currency.ts';
import { CURRENCY_WORDS, MINOR_WORDS } from '../lexicon/currencies.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { isNumeral, numberAt, type ReadNumber } from '../text/read-number.ts';
import { isAboutLine } from '../figures/pairs.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { approximation, claimOf, isWithin } from '../figures/figure-claim.ts';
import { isLengthOfTime, type Length } from '../figures/length-of-time.ts';
import { fractionAt, isRatio, isShare, isShareOfNoun } from '../figures/shares.ts';
import { FRACTIONS, MULTIPLES, ORDINALS } from '../lexicon/numerals.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { isShareInSentence } from '../figures/in-this-sentence.ts';
import { isSupportedFigure } from '../figures/figure-support.ts';
import { isWould } from '../text/would.ts';
import { isProverbial, tellsOfPast } from './general.ts';
import { isInGrounds, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';

const NAMES =
  /^(euros?|dollars?|greenbacks|francs?|rupees?|yen|yuan|kron(er|or|a|e)|zloty(s|ch)?|pesos?|rand|naira|dirhams?|shillings?|forints?|korun(a|y|as)|lira|riyals?|roubles?|rubles?|baht|ringgits?|sterling|€|£|₹|¥|₦)$/;
/** Pounds are weights too. */
const NAMES_OF_SUMS = /^(pounds?|quid|bucks|pence|cents)$/;
const OF_SUM = /^(in|of|-|million|thousand)$/;

/** `in euros`, `millions of pounds` */
export function moneyNameAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  const currency = CURRENCY_WORDS[token.low] ?? MINOR_WORDS[token.low];
  if (!currency) return undefined;
  if (token.cap) return numberAt(sentence.peek, at + 1) ? { end: at + 1 } : undefined;
  const isName =
    NAMES.test(token.low) || (NAMES_OF_SUMS.test(token.low) && OF_SUM.test(sentence.peek(at - 1)?.low ?? ''));
  if (!isName || numberAt(sentence.peek, at + 1)) return undefined;
  const stands =
    isInGrounds(sentence, token) ||
    sentence.some((grounds) =>
      [...(grounds.currencies.size > 0 ? grounds.currencies.keys() : grounds.ofPlaces)].some((had) =>
        isSameCurrency(currency, had, grounds),
      ),
    );
  return stands || isNegated(sentence, at) || isProverbial(sentence, at)
    ? { end: at + 1 }
    : unprovedStep(at + 1, at, at + 1, 'money');
}

const DOUBLED = /^(the|our|my|their|its|what|that|digit|digits|sales|revenue|income)$/;

export function multipleAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const { low, stem } = sentence.peek(at)!;
  const value = MULTIPLES[low];
  if (!value) return undefined;
  const next = sentence.peek(at + 1);
  if (/^(double|triple|treble)$/.test(low) && !(next?.type === 'w' && DOUBLED.test(next.low)))
    return undefined;
  const rounded = approximation(sentence, at, at + 1) || 'both';
  const tolerance = rounded === 'both' ? 0.12 : 0.3;
  const isChange = (grounds: Grounds): boolean =>
    grounds.figures.some(
      (figure) =>
        figure.kind === 'percent' &&
        isWithin(100 * Math.abs(1 - value), figure.value, rounded) &&
        isAboutLine(sentence, grounds, figure.line, at, at + 1),
    );
  return sentence.some(
    (grounds) => grounds.has(stem) || isRatio(grounds, value, tolerance, rounded) || isChange(grounds),
  )
    ? { end: at + 1 }
    : unprovedStep(at + 1, at, at + 1, 'number');
}

/** “Two agreed, a third did not” */
export const countsOn = (sentence: SentenceSoFar, at: number, value: number): boolean =>
  sentence.tokens.slice(0, at).some((token, place) => {
    const before = isNumeral(token) ? numberAt(sentence.peek, place)?.value : undefined;
    return before === value - 1 || before === value;
  });

const OF_ONE = /^((did|is|was|has|had|would|could|will)(n't)?|who|won't|from|for|with|as)$/;

/** `a third`, `three quarters of an hour`, `nine in ten` */
export function shareAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const next = sentence.peek(at)!.low === 'a' ? (sentence.peek(at + 1)?.low ?? '') : '';
  const ordinal = next === 'third' ? 3 : ORDINALS[next];
  const behind = sentence.peek(at + 2);
  const isOne = !behind || behind.type === 'p' || OF_ONE.test(behind.low);
  if (ordinal && isOne && countsOn(sentence, at, ordinal)) return { end: at + 2 };
  const share = fractionAt(sentence, at);
  if (!share) return undefined;
  const { value, end } = share;
  const rounded = approximation(sentence, at, end);
  const isOf = sentence.peek(end)?.low === 'of' && /^an?$/.test(sentence.peek(end + 1)?.low ?? '');
  const unit = isOf ? DURATIONS[sentence.peek(end + 2)?.low ?? ''] : undefined;
  if (!unit) {
    if (isShare(sentence, value, rounded, end, at)) return { end };
    if (share.isOfLine || isShareInSentence(sentence, value, at) || isShareOfNoun(sentence, value, at, end))
      return { end };
    return share.stands ? undefined : unprovedStep(end, at, end, 'number');
  }
  return isLengthOfTime(sentence, { days: value * unit, unit, end: end + 3 }, rounded)
    ? { end: end + 3 }
    : unprovedStep(end + 3, at, end + 3, 'number');
}

const HUNDRED = 100;

export function oneInManyAt(sentence: SentenceSoFar, at: number): Step | undefined {
  if (sentence.peek(at)!.low !== 'one') return undefined;
  const link = sentence.peek(at + 1)?.low === 'in' ? at + 1 : at + 2;
  const whole = sentence.peek(link)?.low === 'in' ? numberAt(sentence.peek, link + 1) : undefined;
  if (!whole || whole.value <= HUNDRED || whole.year || whole.days || whole.currency) return undefined;
  const rounded = approximation(sentence, at, whole.end);
  const stands = sentence.some((grounds) => isRatio(grounds, whole.value, rounded ? 0.05 : 0.01, rounded));
  return stands ? { end: whole.end } : undefined;
}

const YEARS = 300;

/** `half an hour`, `a year and a half` */
export function unnumberedLengthAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const half = halfAt(sentence, at);
  const length = half ?? oneAndAHalfAt(sentence, at);
  if (!length) return undefined;
  const { end } = length;
  if (half?.unit === DURATIONS['day']) return { end };
  const rounded = approximation(sentence, at, end);
  return isAhead(sentence, at) ||
    (isPlanned(sentence, at) && !tellsOfPast(sentence, at)) ||
    isLengthOfTime(sentence, length, rounded) ||
    isSupportedFigure(claimOf(sentence, numberOf(length), rounded, at))
    ? { end }
    : unprovedStep(end, at, end, 'number');
}

const numberOf = ({ days, unit, end }: Length): ReadNumber => ({
  value: days / unit,
  alts: [],
  end,
  days: unit,
  unit: '',
  currency: '',
  times: 1,
  percent: false,
  points: false,
  year: false,
  ordinal: false,
  round: false,
  words: true,
  noun: '',
  isPlural: false,
});

/** “two and a half” */
const isRestOfNumber = ({ peek }: SentenceSoFar, at: number): boolean =>
  peek(at - 1)?.low === 'a' && peek(at - 2)?.low === 'and';

function halfAt(sentence: SentenceSoFar, at: number): Length | undefined {
  if (sentence.peek(at)!.low !== 'half' || isRestOfNumber(sentence, at)) return undefined;
  const next = sentence.peek(at + 1);
  const end = next && /^(an|a|-)$/.test(next.low) ? at + 3 : at + 2;
  const low = sentence.peek(end - 1)?.low ?? '';
  const unit = /^(seconds?|quarter|night)$/.test(low) ? undefined : DURATIONS[low];
  return unit ? { days: unit / 2, unit, end } : undefined;
}

function oneAndAHalfAt(sentence: SentenceSoFar, at: number): Length | undefined {
  if (!/^an?$/.test(sentence.peek(at)!.low)) return undefined;
  const unit = DURATIONS[sentence.peek(at + 1)?.low ?? ''];
  if (!unit || sentence.peek(at + 2)?.low !== 'and') return undefined;
  const parts = /^(a|one)$/.test(sentence.peek(at + 3)?.low ?? '')
    ? 1
    : sentence.peek(at + 3)?.low === 'three'
      ? 3
      : 0;
  const part = parts * (FRACTIONS[sentence.peek(at + 4)?.low ?? ''] ?? 0);
  return part > 0 && part < 1 ? { days: (1 + part) * unit, unit, end: at + 5 } : undefined;
}

export const isHour = ({ unit }: ReadNumber): boolean => /^h(ours?|rs?)?$/.test(unit);

/** `two years and eight months`, `an hour fifty-five` */
export function lengthInTwoUnitsAt(
  sentence: SentenceSoFar,
  at: number,
  number: ReadNumber,
): Step | undefined {
  if (!number.days) return undefined;
  const isJoined = sentence.peek(number.end)?.low === 'and';
  const rest = numberAt(sentence.peek, isJoined ? number.end + 1 : number.end);
  if (!rest || rest.percent || rest.currency) return undefined;
  const unit =
    rest.days ||
    (isHour(number) && FUNCTION_WORDS.has(rest.noun || 'to') && rest.value < 60 ? DURATIONS['minute']! : 0);
  if (!unit || unit >= number.days) return undefined;
  const days = number.value * number.days + rest.value * unit;
  const both = { ...number, value: days / number.days, alts: [], end: rest.end };
  const { end } = rest;
  const rounded = approximation(sentence, at, end);
  const length = { days, unit: number.days, end };
  return isLengthOfTime(sentence, length, rounded || (number.days > YEARS ? 'both' : '')) ||
    isSupportedFigure(claimOf(sentence, both, rounded, at))
    ? { end }
    : unprovedStep(end, at, end, 'number');
}

const isAhead = ({ peek }: SentenceSoFar, at: number): boolean =>
  /^(next|first)$/.test(peek(at - 1)?.low ?? '');

/** “I'd listen for two weeks” */
export function isPlanned(sentence: SentenceSoFar, at: number): boolean {
  if (isAhead(sentence, at)) return true;
  if (/^(give|imagine|suppose)$/.test(sentence.peek(0)!.low)) return true;
  return sentence.tokens
    .slice(0, at)
    .some(
      (token, place) =>
        /^(would|will|might|hope|plan|want)$/.test(token.low) ||
        token.text === 'may' ||
        isWould(token, sentence.peek(place + 1)),
    );
}
