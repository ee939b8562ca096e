import type { Approximation } from './approximation.ts';
import { LOOK_AHEAD } from './pairs.ts';
import { isOrdinary } from '../rules/in-sentence.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { ReadNumber } from '../text/read-number.ts';

/** a length of time: as the material has it, converted, or from its years */
export function isLengthOfTime(
  sentence: SentenceSoFar,
  n: ReadNumber,
  a: Approximation,
  days: number,
): boolean {
  if (n.end && sentence.peek(n.end)?.low === 'ago' && n.days > 300) {
    const y = Math.round(days / 365.25);
    return sentence.some(
      (grounds) =>
        grounds.dates.years.has(grounds.dates.now.getFullYear() - y) ||
        grounds.dates.years.has(grounds.dates.now.getFullYear() - y - (a ? 1 : 0)),
    );
  }
  const tol = a ? 0.12 : 0.035;
  const fits = (d: number) =>
    a === 'over'
      ? d >= days * 0.97 && d <= days * 1.25
      : a === 'under'
        ? d <= days * 1.03 && d >= days * 0.8
        : Math.abs(d - days) <= tol * days;
  for (const grounds of sentence.grounds) {
    for (const f of grounds.figures) if (f.days && fits(f.value * f.days)) return true;
    if (n.days < 28) continue;
    const years = days / 365.25;
    const ok = (from: number, to: number, exact: boolean, now: boolean): boolean => {
      const y = (to - from) / 12;
      if (now) return years <= y + (a ? 0.5 : 0.25) && years >= y - 1.6;
      if (exact) return Math.abs(years - y) <= (a ? 0.5 : 0.2);
      return Math.abs(years - y) <= (a ? 1.01 : 0.05);
    };
    // where the sentence names an employer whose line has the years, only these count
    let spans = grounds.dates.spans;
    if (n.end) {
      const named = new Set<number>();
      for (let k = 0; k < n.end + LOOK_AHEAD; k += 1) {
        const token = k < n.end ? sentence.peek(k) : sentence.peek(k);
        if (token && token.type === 'w' && token.cap && !(token.first && isOrdinary(sentence, token))) {
          let b = k - 1;
          while (sentence.peek(b)?.cap || sentence.peek(b)?.text === '&' || sentence.peek(b)?.low === 'the')
            b -= 1;
          if (/^(at|with|for)$/.test(sentence.peek(b)?.low ?? ''))
            for (const l of grounds.stems.get(token.stem) ?? []) named.add(l);
        }
      }
      const own = spans.filter((s) => named.has(s.line));
      if (own.length) spans = own;
    }
    if (spans.some((s) => ok(s.from, s.to, s.exact, s.now))) return true;
    if (spans !== grounds.dates.spans) {
      if (
        ok(
          Math.min(...spans.map((s) => s.from)),
          Math.max(...spans.map((s) => s.to)),
          false,
          spans.some((s) => s.now),
        )
      )
        return true;
      continue;
    }
    if (grounds.dates.spans.length > 1 && n.days > 300) {
      const last = Math.max(...grounds.dates.spans.map((s) => s.to)),
        now = grounds.dates.spans.some((s) => s.now);
      if (grounds.dates.spans.some((s) => ok(s.from, last, false, now))) return true;
    }
  }
  return false;
}
