import { type Approximation, isWithin, unitOf } from './approximation.ts';
import { isSameCurrency } from './currency.ts';
import { isLengthOfTime } from './length-of-time.ts';
import {
  DIFFERENCE,
  FALL,
  LOOK_AHEAD,
  SUM,
  SUM_STRICT,
  isAboutLine,
  pairsIn,
  saysReckoning,
} from './pairs.ts';
import { NAMING_WORDS } from '../lexicon/numerals.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { DURATIONS } from '../lexicon/time.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type ReadNumber, numberAt } from '../text/read-number.ts';

/** is v the number f with fewer digits? */
function roundTo(f: number, v: number): boolean {
  const digits = v
    .toPrecision(12)
    .replace(/e.*$/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/0+$/, '').length;
  return digits >= 2 && Math.abs(Number(f.toPrecision(digits)) - v) < 1e-6 * v;
}
const specific = (v: number): boolean => !Number.isInteger(v) || (v > 100 && v / unitOf(v) >= 10);
/** counted people or things, where a sum of money or a share cannot be meant */
const isCount = (noun: string): boolean =>
  /^(people|person|staff|nurse|engineer|developer|customer|client|agent|employee|colleague|volunteer|patient|pupil|student|order|site|store|guest|member|user|operative|analyst|designer|teacher|manager)$/.test(
    noun,
  );
/** a plain figure whose next word is what it counts cannot be a length of time */
const counted = (noun: string): boolean =>
  noun !== '' &&
  noun.length > 3 &&
  !FUNCTION_WORDS.has(noun) &&
  !/^(planned|target|plan|before|last|now|this|early|late|down|ahead|straight|long|off|full|free|notice|away)$/.test(
    noun,
  );
export function isSupportedFigure(
  sentence: SentenceSoFar,
  n: ReadNumber,
  a: Approximation,
  i: number,
  end: number,
): boolean {
  const afterCap = !!sentence.peek(i - 1)?.cap || NAMING_WORDS.has(sentence.peek(i - 1)?.low ?? '');
  const values = [n.value, ...n.alts.filter((v) => !n.currency || v !== n.value)];
  const e = (v: number, f: number) =>
    isWithin(v, f, a) ||
    (n.round && Math.abs(v - f) / f < 0.025 && roundTo(f, v)) ||
    (n.percent && Number.isInteger(v) && !Number.isInteger(f) && Math.abs(v - f) <= 0.5);
  if (n.days && isLengthOfTime(sentence, n, a, n.value * n.days)) return true;
  for (const grounds of sentence.grounds) {
    for (const f of grounds.figures) {
      if (!values.some((v) => e(v, f.value))) continue;
      if (n.currency) {
        if (
          f.kind === 'money'
            ? isSameCurrency(n.currency, f.currency)
            : f.kind === 'plain' &&
              grounds.currencies.size === 1 &&
              [...grounds.currencies.keys()].some((c) => isSameCurrency(n.currency, c)) &&
              !f.noun
        )
          return true;
        continue;
      }
      if (n.days) {
        if ((f.kind === 'plain' && !counted(f.noun)) || (f.kind === 'time' && f.days === n.days)) return true;
        continue;
      }
      if (n.percent) {
        if (f.kind === 'percent' || (f.kind === 'plain' && !f.noun)) return true;
        continue;
      }
      if (f.kind === 'code') {
        if (afterCap || n.ordinal) return true;
        continue;
      }
      if (
        f.kind !== 'plain' &&
        n.noun &&
        !FUNCTION_WORDS.has(n.noun) &&
        n.noun.length > 2 &&
        !grounds.stems.get(n.noun)?.has(f.line)
      ) {
        // "20 min" is not "twenty agents"
        let unit = f.kind !== 'time';
        if (f.kind === 'time')
          for (let k = end; k < end + LOOK_AHEAD && !unit; k += 1) {
            const u = sentence.peek(k);
            if (u && DURATIONS[u.low]) unit = true;
          }
        if (f.kind === 'time' ? !unit : isCount(n.noun)) continue;
      }
      return true;
    }
  }
  // 14 kitchens and 96 staff are seven each
  const isEach = [end, end + 1].some((k) => /^(per|each|apiece)$/.test(sentence.peek(k)?.low ?? ''));
  if (isEach && !n.currency && !n.percent && !n.days)
    if (
      sentence.some((grounds) =>
        pairsIn(grounds).some(
          ({ kind, ratio }) => kind === 'plain' && isWithin(n.value, 1 / ratio, a || 'both'),
        ),
      )
    )
      return true;
  const us =
    (sentence.peek(end)?.low === 'of' && /^(us|them)$/.test(sentence.peek(end + 1)?.low ?? '')) ||
    sentence.tokens
      .slice(0, i)
      .some(
        (token, k) =>
          (token.low === 'me' || token.low === 'myself') &&
          /^(with|including|counting|plus|and)$/.test(sentence.peek(k - 1)?.low ?? ''),
      );
  if (
    us &&
    !n.currency &&
    !n.percent &&
    !n.days &&
    sentence.some((grounds) =>
      grounds.figures.some((f) => f.kind === 'plain' && f.value === n.value - 1 && f.noun !== ''),
    )
  )
    return true;
  // sums, differences, shares and changes that one line gives
  for (const grounds of sentence.grounds)
    for (const p of pairsIn(grounds)) {
      if (n.currency) {
        if (
          p.kind === 'money' &&
          isSameCurrency(n.currency, p.a.currency) &&
          values.some(
            (v) =>
              (e(v, p.sum) && saysReckoning(sentence, SUM, i, end)) ||
              (e(v, p.diff) && saysReckoning(sentence, DIFFERENCE, i, end)),
          )
        )
          return true;
      } else if (n.percent) {
        if (
          p.kind === 'percent' &&
          values.some((v) => e(v, p.diff)) &&
          saysReckoning(sentence, DIFFERENCE, i, end)
        )
          return true;
        if (n.points) continue;
        const near = (r: number) =>
          Math.abs(n.value - r) <= (a ? Math.max(1, 0.04 * r) : 0.6) ||
          (a === 'over' && r >= n.value && r <= n.value * 1.15) ||
          (a === 'under' && r <= n.value && r >= n.value * 0.9);
        if (
          ((p.kind !== 'percent' && near(100 * p.ratio)) ||
            ((near(100 * (1 - p.ratio)) ||
              (!saysReckoning(sentence, FALL, i, end) && near(100 * (1 / p.ratio - 1)))) &&
              saysReckoning(sentence, DIFFERENCE, i, end))) &&
          isAboutLine(sentence, grounds, p.a.line, i, end)
        )
          return true;
      } else if (n.days) {
        if (
          p.kind === 'time' &&
          values.some(
            (v) =>
              (e(v * n.days, p.sum) && saysReckoning(sentence, SUM, i, end)) ||
              (e(v * n.days, p.diff) && saysReckoning(sentence, DIFFERENCE, i, end)),
          )
        )
          return true;
      } else {
        const alike =
          p.a.noun === p.b.noun ||
          !p.a.noun ||
          !p.b.noun ||
          FUNCTION_WORDS.has(p.a.noun) ||
          FUNCTION_WORDS.has(p.b.noun);
        if (
          p.kind !== 'time' &&
          values.some((v) => {
            const sum = e(v, p.sum),
              diff = e(v, p.diff);
            if (!sum && !diff) return false;
            const cue =
                (sum && saysReckoning(sentence, alike ? SUM : SUM_STRICT, i, end)) ||
                (diff && alike && saysReckoning(sentence, DIFFERENCE, i, end)),
              about = isAboutLine(sentence, grounds, p.a.line, i, end);
            const part =
              diff &&
              alike &&
              sentence.peek(end)?.low === 'of' &&
              /^(my|our|the|them|those|these)$/.test(sentence.peek(end + 1)?.low ?? '');
            return specific(v) && alike ? cue || (diff && about) : (cue || part) && about; // 29,500 comes out by chance less often than 3
          })
        )
          return true;
        if (us && n.value === p.sum + 1) return true;
      }
    }
  if (n.percent && !n.points)
    for (const grounds of sentence.grounds)
      for (const f of grounds.figures)
        if (
          f.kind === 'percent' &&
          e(n.value, 100 - f.value) &&
          (f.kind !== 'percent' || isAboutLine(sentence, grounds, f.line, i, end))
        )
          return true;
  // 36 of our 38
  if (!n.currency && !n.percent && !n.days && sentence.peek(end)?.low === 'of') {
    const k = /^(our|the|all|those|these|my|their)$/.test(sentence.peek(end + 1)?.low ?? '')
        ? end + 2
        : end + 1,
      o = numberAt(sentence.peek, k);
    if (
      o &&
      sentence.grounds.some((grounds) =>
        pairsIn(grounds).some((p) => p.diff === n.value && (p.a.value === o.value || p.b.value === o.value)),
      )
    )
      return true;
  }
  // 45 a quarter is 180 a year
  const per = (k: number): number => {
    for (let j = k; j < k + 3; j += 1) {
      const token = sentence.peek(j);
      if (token && /^(a|an|per|every|each)$/.test(token.low)) {
        const u = sentence.peek(j + 1);
        return u && DURATIONS[u.low] ? DURATIONS[u.low]! : 0;
      }
    }
    return 0;
  };
  const rate = n.percent || n.days ? 0 : per(end);
  if (rate)
    for (const grounds of sentence.grounds)
      for (const f of grounds.figures)
        if (
          f.rate &&
          f.rate !== rate &&
          (f.kind === 'money' ? isSameCurrency(n.currency, f.currency) : !n.currency) &&
          isWithin(
            n.value,
            (f.value * Math.round((rate / f.rate) * 2)) / 2 || (f.value * rate) / f.rate,
            a || 'both',
          )
        )
          return true;
  // all counted things of a line
  if (!n.currency && !n.percent && !n.days)
    for (const grounds of sentence.grounds) {
      const by = new Map<number, number[]>();
      for (const f of grounds.figures)
        if (f.kind === 'plain') by.set(f.line, [...(by.get(f.line) ?? []), f.value]);
      for (const [line, vs] of by)
        if (
          vs.length > 2 &&
          vs.reduce((s, v) => s + v, 0) === n.value &&
          (isCount(n.noun) || isAboutLine(sentence, grounds, line, i, end))
        )
          return true;
      if (n.value >= 2 && n.value <= 8)
        for (let l = 0; l < grounds.lines.length; l += 1) {
          // things listed
          if (!n.noun || FUNCTION_WORDS.has(n.noun) || grounds.lines[l]!.words[0]?.stem !== n.noun) continue; // "Tools: …": three tools
          const commas = grounds.lines[l]!.tokens.filter(
            (token) => /^[,;]$/.test(token.text) || token.low === 'and' || token.text === '&',
          ).length;
          if (commas >= 1 && commas + 1 === n.value && n.noun && grounds.stems.get(n.noun)?.has(l))
            return true;
        }
    }
  return false;
}
