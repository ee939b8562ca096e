import { MONTHS, SEASONS, monthsOfPart } from '../lexicon/time.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { numberAt } from '../text/read-number.ts';

export function dateAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const token = sentence.peek(i)!;
  let month = monthOf(token);
  if (token.first && MONTHS[token.low] && !month) {
    const y = sentence.peek(i + 1);
    if (y && /^(19|20)\d\d$/.test(y.text)) month = MONTHS[token.low]!;
  }
  if (month) {
    let k = i + 1;
    if (/^[.]$/.test(sentence.peek(k)?.text ?? '')) k += 1;
    let n = /^(w|n)$/.test(sentence.peek(k)?.type ?? '')
      ? numberAt(sentence.peek, k)
      : sentence.peek(k)?.text === ',' && sentence.peek(k + 1)?.type === 'n'
        ? numberAt(sentence.peek, k + 1)
        : undefined;
    if (n && !n.year && n.value <= 31 && !n.days && !n.percent && (n.ordinal || !n.noun)) {
      // March 14, 2022
      const c = sentence.peek(n.end)?.text === ',' ? n.end + 1 : n.end;
      const y = numberAt(sentence.peek, c);
      if (y?.year) n = y;
      else if (!n.ordinal) n = undefined;
    }
    const of = sentence.peek(i + 1)?.low === 'of' ? numberAt(sentence.peek, i + 2) : undefined;
    if (of?.year) n = of;
    if (n?.year) {
      const { value: year } = n;
      const ok = sentence.some((x) => x.monthYears.has(`${year}-${month}`));
      return ok ? { end: n.end } : unprovedStep(n.end, i, n.end, 'date');
    }
    const ok = sentence.some((x) => x.months.has(month));
    return ok ? { end: i + 1 } : unprovedStep(i + 1, i, i + 1, 'date');
  }
  if (SEASONS[token.low] && !token.first) {
    const a = sentence.peek(i + 1);
    const k = a?.low === 'of' ? i + 2 : i + 1;
    const y = numberAt(sentence.peek, k);
    if (y?.year) {
      const have = sentence.grounds
        .flatMap((x) => [...x.monthYears])
        .filter((s) => s.startsWith(`${y.value}-`))
        .map((s) => Number(s.split('-')[1]));
      const inYear = sentence.some((x) => x.years.has(y.value));
      const south = isSouthern(sentence);
      const fits = have.some(
        (h) => SEASONS[token.low]!.includes(h) || (south && SEASONS[token.low]!.includes(((h + 5) % 12) + 1)),
      );
      return inYear &&
        (fits ||
          sentence.some((x) =>
            [...(x.stems.get(token.stem) ?? [])].some((l) => x.stems.get(String(y.value))?.has(l)),
          ))
        ? { end: y.end }
        : unprovedStep(y.end, i, y.end, 'date');
    }
    return undefined;
  }
  const ofPart = monthsOfPart(token.low);
  if (ofPart.length > 0) {
    const year = numberAt(sentence.peek, i + 1);
    const stands = sentence.some(
      (x) =>
        x.has(token.low) ||
        ofPart.some((one) => (year?.year ? x.monthYears.has(`${year.value}-${one}`) : x.months.has(one))),
    );
    const end = year?.year ? year.end : i + 1;
    return stands ? { end } : unprovedStep(end, i, end, 'date');
  }
  // decades
  const d = /^['’]?((?:19|20)?\d0)s$/.exec(token.text);
  if (d) {
    const v =
      d[1]!.length === 4 ? Number(d[1]) : Number(d[1]) < 30 ? 2000 + Number(d[1]) : 1900 + Number(d[1]);
    const ok = sentence.some((x) => [...x.years].some((y) => y >= v && y < v + 10));
    return ok ? { end: i + 1 } : unprovedStep(i + 1, i, i + 1, 'date');
  }
  if (token.type !== 'n' && !(token.low === 'twenty' || token.low === 'nineteen' || token.low === 'two'))
    return undefined;
  // 08/2021
  if (token.type === 'n' && /^\d{1,2}$/.test(token.text)) {
    const a = sentence.peek(i + 1);
    const b = a && (a.text === '/' || a.text === ':') ? sentence.peek(i + 2) : undefined;
    if (a?.text === '/' && a.glued) {
      if (b && /^(19|20)\d\d$/.test(b.text)) {
        const ok = sentence.some((x) => x.monthYears.has(`${b.text}-${Number(token.text)}`));
        return ok ? { end: i + 3 } : unprovedStep(i + 3, i, i + 3, 'date');
      }
    }
    if (a?.text === ':' && a.glued && b?.type === 'n' && b.glued) {
      const ok =
        sentence.some((x) => x.clocks.has(`${token.text}:${b.text}`)) ||
        (b.text === '00' && sentence.some((x) => x.figures.some((f) => f.value === Number(token.text))));
      return ok ? { end: i + 3 } : unprovedStep(i + 3, i, i + 3, 'date');
    }
  }
  const n = numberAt(sentence.peek, i);
  if (!n?.year) return undefined;
  if (n.days || n.percent || n.currency) return undefined;
  let ok =
    sentence.some((x) => x.years.has(n.value)) ||
    sentence.some((x) => x.figures.some((f) => f.value === n.value && f.kind !== 'code'));
  let end = n.end;
  const sep = sentence.peek(end),
    nx = sep && /^[/–-]$/.test(sep.text) && sep.glued ? sentence.peek(end + 1) : undefined;
  if (nx?.glued && /^\d\d$/.test(nx.text)) {
    const y = Math.floor(n.value / 100) * 100 + Number(nx.text);
    ok &&= sentence.some((x) => x.years.has(y));
    end += 2;
  }
  return ok ? { end } : unprovedStep(end, i, end, 'date');
}

export function monthOf(token: Lexeme | undefined): number {
  return token &&
    token.type === 'w' &&
    token.cap &&
    !(token.first && /^(may|march|mar|august)$/.test(token.low))
    ? (MONTHS[token.low] ?? 0)
    : 0;
}

function isSouthern(sentence: SentenceSoFar): boolean {
  return sentence.some(
    (x) =>
      x.has('australia') ||
      x.has('zealand') ||
      x.has('africa') ||
      x.has('melbourne') ||
      x.has('sydney') ||
      x.has('victoria') ||
      x.has('auckland') ||
      x.has('brisbane') ||
      x.has('perth') ||
      [...x.currencies.keys()].some((c) => /^(A|AU|NZ)\$|^R$/.test(c)),
  );
}
