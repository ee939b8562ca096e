import { type Approximation, approximation } from './figure-claim.ts';
import { DIFFERENCE, FALL, hasWordOfLine, isAboutLine, pairsIn, saysReckoning } from './pairs.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { FRACTIONS, SCALES, UNITS } from '../lexicon/numerals.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { DURATIONS } from '../lexicon/time.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { isNumeral, numberAt } from '../text/read-number.ts';

interface Share {
  value: number;
  end: number;
  stands?: boolean;
  isOfLine?: boolean;
}

/** `one wrong stock line in seventeen` */
const LONGEST_NAME = 3;

const isKnown = (sentence: SentenceSoFar, value: number): boolean =>
  sentence.some(({ figures }) => figures.some((figure) => figure.value === value));

export function fractionAt(sentence: SentenceSoFar, i: number): Share | undefined {
  const token = sentence.peek(i)!;
  if (token.low === 'half') {
    const a = sentence.peek(i + 1),
      p = sentence.peek(i - 1);
    if (
      a?.low === 'of' ||
      a?.low === 'the' ||
      (p &&
        /^(by|in|over|nearly|about|almost|than|around|roughly|under|from|to|just)$/.test(p.low) &&
        !(a && (a.low === 'a' || a.low === 'an' || a.text === '-' || DURATIONS[a.low])))
    )
      return { value: 0.5, end: i + 1 };
    return undefined;
  }
  const first = isNumeral(token) ? numberAt(sentence.peek, i) : undefined;
  if (
    first &&
    !first.year &&
    !first.percent &&
    !first.currency &&
    first.value >= 1 &&
    first.value < 100 &&
    Number.isInteger(first.value)
  ) {
    let k = first.end;
    for (let words = first.value === 1 ? LONGEST_NAME : 1; words > 0; words -= 1) {
      const x = sentence.peek(k);
      if (x && x.type === 'w' && !FUNCTION_WORDS.has(x.low) && x.low !== 'out' && !isNumeral(x)) k += 1;
    }
    let link = sentence.peek(k);
    if (link?.low === 'out' && sentence.peek(k + 1)?.low === 'of') {
      k += 1;
      link = sentence.peek(k);
    }
    if (link && (link.low === 'in' || (link.low === 'of' && sentence.peek(k - 1)?.low === 'out'))) {
      if (sentence.peek(k + 1)?.low === 'every') k += 1;
      const whole = numberAt(sentence.peek, k + 1);
      if (
        whole &&
        !whole.year &&
        !whole.days &&
        !whole.percent &&
        !whole.currency &&
        whole.value > first.value &&
        whole.value <= 1000 &&
        (link.low === 'of' ||
          (whole.value <= (first.value === 1 ? 100 : 20) &&
            (!whole.noun || FUNCTION_WORDS.has(whole.noun) || !isKnown(sentence, whole.value))) ||
          whole.value <= 10)
      ) {
        return {
          value: first.value / whole.value,
          end: whole.end,
          stands: sentence.some(({ figures }) =>
            [first, whole].every(({ value }) => figures.some((figure) => figure.value === value)),
          ),
          isOfLine: sentence.some(({ figures }) =>
            figures.some(
              (one) =>
                one.value === first.value &&
                figures.some(({ value, line }) => value === whole.value && line === one.line),
            ),
          ),
        };
      }
    }
  }
  let num = 0,
    k = i;
  if (/^(an?|one)$/.test(token.low)) {
    num = 1;
    k = i + 1;
  } else if (UNITS[token.low] && UNITS[token.low]! < 10) {
    num = UNITS[token.low]!;
    k = i + 1;
  } else return undefined;
  let w = sentence.peek(k);
  if (w?.text === '-' && w.glued) {
    k += 1;
    w = sentence.peek(k);
  }
  if (!w || !FRACTIONS[w.low] || w.low === 'half') return undefined;
  if (w.low === 'quarter' && num === 1) {
    const x = sentence.peek(k + 1);
    if (x && /^(past|to|hour)$/.test(x.low)) return undefined;
  }
  if (w.low.endsWith('s') !== num > 1) return undefined;
  if (
    sentence.peek(k + 1)?.low === 'of' &&
    sentence.peek(k + 2)?.low === 'a' &&
    SCALES[sentence.peek(k + 3)?.low ?? '']
  )
    return undefined;
  // "a third line" is a share only when no noun follows at once
  if (num === 1 && token.low !== 'one') {
    const x = sentence.peek(k + 1);
    const isRounded = approximation(sentence, i, k + 1) !== '' || sentence.peek(i - 1)?.low === 'by';
    if (
      !isRounded &&
      x &&
      x.type === 'w' &&
      !FUNCTION_WORDS.has(x.low) &&
      !/^(less|fewer|lower|higher|faster|off|down|up|again)$/.test(x.low)
    )
      return undefined;
  }
  return { value: num * FRACTIONS[w.low]!, end: k + 1 };
}

/** “Three-quarters of the lunches” */
export function isShareOfNoun(sentence: SentenceSoFar, share: number, at: number, end: number): boolean {
  const { peek } = sentence;
  const isBefore = peek(at)?.low === 'one' && peek(at + 2)?.low === 'in';
  if (!isBefore && peek(end)?.low !== 'of') return false;
  const next = peek(isBefore ? at + 1 : end + 1);
  const noun = (next && FUNCTION_WORDS.has(next.low) ? peek(end + 2) : next)?.stem;
  if (noun === undefined) return false;
  return sentence.some(({ figures, stems }) => {
    const lines = stems.get(noun);
    const known = figures
      .filter(({ line, kind }) => kind === 'plain' && lines?.has(line))
      .slice(0, MOST_FIGURES);
    return known.some(
      (whole) =>
        whole.noun === noun &&
        known.some(
          ({ line, value }) => line !== whole.line && Math.abs(value / whole.value - share) <= CLOSE,
        ),
    );
  });
}
const CLOSE = 0.025;
const MOST_FIGURES = 100;

/** “Less than a tenth”, for six per cent. */
const SMALL = 0.12;

const tellsOn = ({ peek }: SentenceSoFar, end: number): boolean =>
  /^(that|it)('s)?$/.test(peek(0)?.low ?? '') ||
  (peek(end)?.low === 'of' &&
    (/^(it|that|them|those|these)$/.test(peek(end + 1)?.low ?? '') || peek(end + 2)?.low === 'time'));

export function isShare(
  sentence: SentenceSoFar,
  f: number,
  a: Approximation,
  end: number,
  i: number,
): boolean {
  const isAbout = tellsOn(sentence, end) ? isAboutLine : hasWordOfLine;
  const isFar = sentence.peek(i - 2)?.low === 'well';
  const near = (had: number) =>
    a === 'over'
      ? had >= f - 0.005 && had <= f * 1.35
      : a === 'under'
        ? had <= f + 0.005 && had >= f * (f > SMALL && !isFar ? 0.8 : 0.5)
        : Math.abs(had - f) <= (f < SMALL ? Math.min(0.025, f / 4) : a ? 0.06 : 0.025);
  const w = sentence.peek(i)!,
    l = sentence.peek(end - 1)!;
  return sentence.some(
    (grounds) =>
      (grounds.has(l.stem) && grounds.has(w.stem) && grounds.phrases.has(`${w.stem} ${l.stem}`)) ||
      (w.low === 'half' && grounds.has('half')) ||
      grounds.figures.some(
        (x) =>
          (x.kind === 'percent' &&
            (near(x.value / 100) || (sentence.peek(end + 1)?.low === 'what' && near(1 - x.value / 100)))) ||
          (f === 0.5 && x.value === 0.5),
      ) ||
      pairsIn(grounds).some((p) => {
        const isPart = (p.kind !== 'percent' || sentence.peek(end + 1)?.low === 'what') && near(p.ratio);
        const isChange = (): boolean =>
          (near(1 - p.ratio) ||
            (near(1 / p.ratio - 1) && !saysReckoning(sentence, FALL, i, end)) ||
            (p.kind === 'percent' && near(p.diff / 100))) &&
          saysReckoning(sentence, DIFFERENCE, i, end);
        return (isPart || isChange()) && isAbout(sentence, grounds, p.a.line, i, end);
      }),
  );
}

export function isRatio(grounds: Grounds, v: number, tol: number, a: string): boolean {
  return pairsIn(grounds).some((p) => {
    const r = v >= 1 ? 1 / p.ratio : p.ratio;
    if (v < 1 && a)
      return a === 'over'
        ? r <= v && r >= v * 0.7
        : a === 'under'
          ? r >= v && r <= v * 1.2
          : Math.abs(r - v) / v <= tol;
    return a === 'over'
      ? r >= v * 0.99 && r <= v * 1.3
      : a === 'under'
        ? r <= v * 1.01 && r >= v * 0.85
        : Math.abs(r - v) / v <= tol;
  });
}
