import { approximation } from '../figures/approximation.ts';
import { isSupportedFigure } from '../figures/figure-support.ts';
import { isLengthOfTime } from '../figures/length-of-time.ts';
import { fractionAt, isRatio, isShare } from '../figures/shares.ts';
import { DISCOURSE, MULTIPLES, ORDINALS, SCALES } from '../lexicon/numerals.ts';
import { FUNCTION_WORDS, HARMLESS } from '../lexicon/small-words.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { type ClaimKind, type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { currencyBefore } from '../text/currency-before.ts';
import { type ReadNumber, numberAt } from '../text/read-number.ts';

export function numberClaimAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const token = sentence.peek(i)!;
  const bad = (end: number, kind: ClaimKind = 'number', from = i): Step => unprovedStep(end, from, end, kind);
  // doubled, tripled
  if (MULTIPLES[token.low]) {
    if (/^(double|triple|treble)$/.test(token.low)) {
      const x = sentence.peek(i + 1);
      if (
        !x ||
        x.type !== 'w' ||
        !/^(the|our|my|their|its|what|that|digit|digits|sales|revenue|income)$/.test(x.low)
      )
        return undefined;
    }
    const v = MULTIPLES[token.low]!,
      a = approximation(sentence, i, i + 1) || 'both';
    return sentence.some(
      (grounds) => grounds.has(token.stem) || isRatio(grounds, v, a === 'both' ? 0.12 : 0.3, a),
    )
      ? { end: i + 1 }
      : bad(i + 1);
  }
  // fractions
  const f = fractionAt(sentence, i);
  if (f) {
    const a = approximation(sentence, i, f.end);
    if (
      sentence.peek(f.end)?.low === 'of' &&
      /^(a|an)$/.test(sentence.peek(f.end + 1)?.low ?? '') &&
      DURATIONS[sentence.peek(f.end + 2)?.low ?? '']
    ) {
      const d = DURATIONS[sentence.peek(f.end + 2)!.low]!;
      return isLengthOfTime(sentence, { value: f.value, days: d } as ReadNumber, a, f.value * d)
        ? { end: f.end + 3 }
        : bad(f.end + 3);
    }
    return isShare(sentence, f.value, a, f.end, i) ? { end: f.end } : bad(f.end);
  }
  if (sentence.isShort) return { end: i };
  if (ORDINALS[token.low]) {
    const v = ORDINALS[token.low]!;
    return (token.cap && !token.first) ||
      sentence.some(
        (grounds) =>
          grounds.has(token.low) || grounds.figures.some((x) => x.value === v) || grounds.has(`${v}th`),
      )
      ? { end: i + 1 }
      : bad(i + 1);
  }
  if (token.low === 'half') {
    // half an hour, half a day
    const a = sentence.peek(i + 1),
      b =
        a && (a.low === 'an' || a.low === 'a')
          ? sentence.peek(i + 2)
          : a?.text === '-'
            ? sentence.peek(i + 2)
            : a;
    if (b && DURATIONS[b.low] && !/^(second|seconds|quarter|night|time)$/.test(b.low)) {
      const days = 0.5 * DURATIONS[b.low]!,
        end = i + (a === b ? 2 : 3);
      return isLengthOfTime(
        sentence,
        { value: 0.5, days: DURATIONS[b.low]! } as ReadNumber,
        approximation(sentence, i, end),
        days,
      )
        ? { end }
        : bad(end);
    }
  }
  if (token.low === 'a' || token.low === 'an') {
    // a year and a half
    const u = sentence.peek(i + 1);
    if (u && DURATIONS[u.low]) {
      const w = sentence.peek(i + 2);
      if (w?.low === 'and' && sentence.peek(i + 3)?.low === 'a' && sentence.peek(i + 4)?.low === 'half') {
        const days = 1.5 * DURATIONS[u.low]!;
        return isLengthOfTime(
          sentence,
          { value: 1.5, days: DURATIONS[u.low]! } as ReadNumber,
          approximation(sentence, i, i + 5),
          days,
        )
          ? { end: i + 5 }
          : bad(i + 5);
      }
    }
  }
  const n = numberAt(sentence.peek, i);
  if (!n || Number.isNaN(n.value)) return undefined;
  // numbers that are part of a code: 3D, 4HANA
  if (
    /^\d+s$/.test(token.text) &&
    sentence.some((grounds) => grounds.figures.some((x) => x.value === n.value))
  )
    return { end: n.end };
  if (
    token.type === 'n' &&
    /[a-z]/i.test(token.text) &&
    !n.days &&
    !n.ordinal &&
    !n.round &&
    !n.currency &&
    /\d[a-zA-Z]+\d*$/.test(token.text)
  )
    return sentence.some((grounds) => grounds.has(token.low) || grounds.has(token.stem)) ||
      HARMLESS.has(token.low) ||
      (/^\d+(am|pm|x|px|D|d)$/.test(token.text) &&
        sentence.some((grounds) => grounds.figures.some((x) => x.value === n.value)))
      ? { end: n.end }
      : bad(n.end, 'name');
  const one = token.low === 'one' && n.value === 1;
  if (
    one &&
    !(
      n.days &&
      /^(in|within|after|for|by|took|of|over|just|only)$/.test(sentence.peek(i - 1)?.low ?? '') &&
      !n.unit.startsWith('day')
    ) &&
    !n.percent &&
    !n.currency
  )
    return { end: Math.max(i + 1, n.end) };
  if (n.value === 0)
    return sentence.some((grounds) => grounds.hasNegative || grounds.figures.some((x) => x.value === 0))
      ? { end: n.end }
      : bad(n.end);
  if (n.words && n.value <= 12 && !n.days && !n.percent && !n.currency) {
    const x = sentence.peek(n.end);
    if (x && DISCOURSE.has(x.low)) return { end: n.end + 1 };
    if (
      /^(the|those|these|all|last|first|other|every|or)$/.test(sentence.peek(i - 1)?.low ?? '') &&
      n.value === 2
    )
      return { end: n.end };
    const y = x && x.type === 'w' ? sentence.peek(n.end + 1) : undefined;
    if (y && DISCOURSE.has(y.low) && !FUNCTION_WORDS.has(x!.low)) return { end: n.end + 1 };
  }
  if (n.words && !n.percent && !n.currency) {
    const left = sentence.tokens.slice(Math.max(0, i - 6), i).map((y) => y.low);
    if (n.value <= 100 && left.some((y) => /^(rather|worth|beats)$/.test(y))) return { end: n.end };
    if (n.days && n.days < 0.01 && /^(first|last)$/.test(left[left.length - 1] ?? '')) return { end: n.end }; // the first five minutes
    if (
      /^1(00|000|000000)$/.test(String(n.value)) &&
      left.slice(-3).some((y) => /^(worth|like|than|seen|told|heard|if|not|never|said)$/.test(y))
    )
      return { end: n.end };
  }
  if (n.days && isPlanned(sentence, i)) return { end: n.end };
  let end = n.end,
    currency = n.currency;
  const named = currency ? undefined : currencyBefore(sentence.peek, i);
  const from = named?.from ?? i;
  currency ||= named?.currency ?? '';
  n.currency = currency;
  if (n.days) {
    // two years and eight months
    const o = numberAt(sentence.peek, sentence.peek(end)?.low === 'and' ? end + 1 : end);
    if (o && o.days && o.days < n.days && !o.percent) {
      const d = n.value * n.days + o.value * o.days;
      const both = { ...n, value: d / n.days, alts: [], end: o.end };
      if (
        isLengthOfTime(
          sentence,
          both,
          approximation(sentence, i, o.end) || (n.days > 300 ? 'both' : ''),
          d,
        ) ||
        isSupportedFigure({
          sentence,
          number: both,
          approximation: approximation(sentence, i, o.end),
          from: i,
          end: o.end,
        })
      )
        return { end: o.end };
      return bad(o.end);
    }
  }
  if (!n.round && !n.days && !n.percent) {
    // between 34 and 38 thousand
    const l = sentence.peek(end);
    if (l && /^(to|and|or|–|-)$/.test(l.low)) {
      const o = numberAt(sentence.peek, end + 1);
      if (o?.round && o.value > 0 && sentence.peek(end + 1)?.type === 'n') {
        const f =
          SCALES[sentence.peek(o.end - 1)?.low ?? ''] ??
          (/k$/i.test(sentence.peek(end + 1)!.text)
            ? 1000
            : /m$/i.test(sentence.peek(end + 1)!.text)
              ? 1e6
              : 1);
        n.alts.push(n.value * f);
        if (f > 1 && o.currency) n.currency = currency = o.currency;
      }
    }
  }
  const a = approximation(sentence, i, end);
  // two times, three times as much
  const x = sentence.peek(end);
  if (x?.low === 'times') {
    if (
      sentence.some(
        (grounds) =>
          grounds.figures.some((q) => q.value === n.value) ||
          isRatio(grounds, n.value, a ? 0.12 : 0.05, a || 'both'),
      )
    )
      return { end: end + 1 };
    return bad(end + 1);
  }
  if (n.days) sentence.unit = n.days;
  if (isSupportedFigure({ sentence, number: n, approximation: a, from: i, end })) return { end };
  if (
    !n.days &&
    sentence.unit &&
    n.words &&
    /^(and|then|or|to|against|of|,)$/.test(sentence.peek(i - 1)?.low ?? '') &&
    isLengthOfTime(sentence, { ...n, days: sentence.unit }, a, n.value * sentence.unit)
  )
    return { end }; // three years here and two there
  return bad(end, currency ? 'money' : 'number', from);
}

/** Whether a length of time is of what is still to come: "I'd listen for two weeks", "in the next five years". */
function isPlanned(sentence: SentenceSoFar, i: number): boolean {
  if (/^(next|first)$/.test(sentence.peek(i - 1)?.low ?? '')) return true;
  return sentence.tokens.slice(0, i).some(({ low }) => /^(would|will|hope|plan|want)$|'(d|ll)$/.test(low));
}
