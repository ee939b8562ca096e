import { isSameCurrency } from './currency.ts';
import { type FigureClaim, isSpecific, says, valuesOf } from './figure-claim.ts';
import { LOOK_AHEAD } from './pairs.ts';
import type { Figure } from '../grounds/figures.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { listOf } from '../lexicon/list.ts';
import { isWould } from '../text/would.ts';

const SUMS = listOf(
  'together altogether combined total totals totalling totalled sum add adds added adding put',
);
const RECKONS = listOf('makes comes works average overall');
const LARGE = 1_000;
const LEAST_MONEY = 100;
/** All pairs are looked at. */
const MOST_FIGURES = 100;
const CONCLUDES = /^(so|that|that's|which)$/;

/** “The grant and the budget add up to $625,000” */
export function isReckonedAcross(claim: FigureClaim): boolean {
  const { number, sentence } = claim;
  if (isMoreThanOwn(claim)) return true;
  const isTelling = number.currency !== '' || number.value >= LARGE || isSpecific(number.value);
  if (number.percent || number.days || !isTelling) return false;
  const isConclusion = CONCLUDES.test(sentence.peek(0)?.low ?? '') || hasWord(claim, RECKONS);
  const isNamed = hasWord(claim, SUMS) || comparesWithOurs(claim);
  if (isApartFromPosting(claim)) return true;
  if (!isNamed && !(isConclusion && claim.approximation === '')) return false;
  return sentence.some((grounds) => isOfTwo(claim, grounds, isConclusion, isNamed));
}

/** “Seventeen more technicians”, by those of the posting */
function isMoreThanOwn({ sentence, number, end }: FigureClaim): boolean {
  if (!/^(more|fewer|less|extra)$/.test(sentence.peek(end)?.low ?? '')) return false;
  const noun = sentence.peek(end + 1)?.stem;
  const { figures, posting } = sentence.material;
  const known = figures.filter((figure) => isCount(figure) && figure.noun === noun).slice(0, MOST_FIGURES);
  return known.some(
    ({ line, value }) =>
      posting.has(line) &&
      known.some((own) => !posting.has(own.line) && Math.abs(own.value - value) === number.value),
  );
}

const PAY = /^(would|pays?|paid|earn(ed|s)?|salary|wage|offer(ed|ing)?|asking|ask|budget|posting|yours?)$/;

function isApartFromPosting(claim: FigureClaim): boolean {
  const { sentence, number, end } = claim;
  const isCompared = [0, 1, 2, 3].some((ahead) =>
    /^(more|less|above|below|higher|lower)$/.test(sentence.peek(end + ahead)?.low ?? ''),
  );
  const { tokens } = sentence;
  const isOfPay = tokens.some((token, at) => PAY.test(token.low) || isWould(token, tokens[at + 1]));
  if (!isOfPay || !isCompared || number.value < (number.currency ? LEAST_MONEY : LARGE)) return false;
  const { figures, posting } = sentence.material;
  const isMoney = ({ kind, currency }: Figure): boolean =>
    kind === 'money' && isSameCurrency(number.currency || currency, currency, sentence.material);
  const known = figures
    .filter((figure) => isMoney(figure) || (figure.kind === 'plain' && figure.value >= LARGE))
    .slice(0, MOST_FIGURES);
  return known.some(
    (asked) =>
      posting.has(asked.line) &&
      isMoney(asked) &&
      known.some(
        (own) =>
          !posting.has(own.line) &&
          valuesOf(claim).some((value) => says(claim, value, Math.abs(own.value - asked.value))),
      ),
  );
}

/** “four million more than ours” */
function comparesWithOurs({ sentence, end }: FigureClaim): boolean {
  const than = [end, end + 1, end + 2, end + 3].find((at) =>
    /^(than|above|below|over|under)$/.test(sentence.peek(at)?.low ?? ''),
  );
  return (
    than !== undefined && /^(ours?|mine|my|yours?|i|we|what|the)$/.test(sentence.peek(than + 1)?.low ?? '')
  );
}

function hasWord({ sentence, from, end }: FigureClaim, words: ReadonlySet<string>): boolean {
  if (sentence.tokens.slice(0, from).some(({ low }) => words.has(low))) return true;
  for (let at = end; at < end + LOOK_AHEAD && sentence.peek(at)?.text !== ','; at += 1)
    if (words.has(sentence.peek(at)?.low ?? '')) return true;
  return false;
}

const isCount = ({ kind, value }: Figure): boolean => kind === 'plain' && value > 1;

function isOfTwo(claim: FigureClaim, grounds: Grounds, isConclusion: boolean, isNamed: boolean): boolean {
  const { currency } = claim.number;
  const isOwn = ({ kind, currency: had }: Figure): boolean =>
    kind === 'money'
      ? isSameCurrency(currency || had, had, grounds) && claim.number.value >= (currency ? 0 : LARGE)
      : kind === 'plain' && currency === '';
  const own = grounds.figures.filter((figure) => isOwn(figure) && figure.value > 0).slice(0, MOST_FIGURES);
  const counts = own.length === 0 ? [] : grounds.figures.filter(isCount).slice(0, MOST_FIGURES);
  const isTold = (had: number): boolean => valuesOf(claim).some((value) => says(claim, value, had));
  const isMeant = ({ line }: Figure): boolean => isNamed || claim.around.with({ grounds, line }) > 0;
  return own.some((one, at) => {
    const { value } = one;
    const isOneMeant = isMeant(one);
    const areMeant = (other: Figure): boolean => isOneMeant || isMeant(other);
    return (
      own
        .slice(at + 1)
        .some(
          (other) =>
            (isTold(value + other.value) || isTold(Math.abs(value - other.value))) && areMeant(other),
        ) ||
      (isConclusion &&
        counts.some(
          (count) =>
            count !== one && (isTold(value * count.value) || isTold(value / count.value)) && areMeant(count),
        ))
    );
  });
}
