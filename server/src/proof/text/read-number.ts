import { CURRENCY_WORDS, MONEY_PREFIX } from '../lexicon/currencies.ts';
import { FRACTIONS, SCALES, SUFFIX, TENS, UNITS } from '../lexicon/numerals.ts';
import { DURATIONS } from '../lexicon/time.ts';
import type { Lexeme } from './lexeme.ts';

export interface ReadNumber {
  value: number;
  alts: number[];
  end: number;
  words: boolean;
  percent: boolean;
  currency: string;
  unit: string;
  days: number;
  year: boolean;
  ordinal: boolean;
  round: boolean;
  noun: string;
  points: boolean;
}
export type Peek = (i: number) => Lexeme | undefined;

const DIGITS = new RegExp(`^(${MONEY_PREFIX})?(\\d+(?:[,.]\\d+)*)([a-zA-Z]*)(\\d*)$`);

function readDigits(text: string): { value: number; suffix: string; currency: string } | undefined {
  const [, prefix = '', written = '', suffix = '', rest] = DIGITS.exec(text) ?? [];
  if (written === '' || rest) return undefined;
  let n = written;
  if (/,\d{1,2}$/.test(n) && !/^\d{1,3}(,\d{2})*,\d{3}$/.test(n) && !n.includes('.'))
    n = n.replace(/,(\d{1,2})$/, '.$1');
  n = n.replace(/,/g, '');
  if ((n.match(/\./g) ?? []).length > 1) n = n.replace(/\./g, '');
  const currency = CURRENCY_WORDS[prefix.toLowerCase().replace('.', '')] ?? prefix;
  return { value: Number(n), suffix, currency };
}
const small = (low: string): number | undefined => UNITS[low] ?? TENS[low];

/** a number, in digits or words, that begins at i; the peek function tells whether more is to come */
export function numberAt(peek: Peek, i: number): ReadNumber | undefined {
  const token = peek(i);
  if (!token) return undefined;
  let value = NaN,
    end = i + 1,
    words = false,
    percent = false,
    currency = '',
    ordinal = false,
    round = false,
    year = false;
  const alts: number[] = [];
  let unit = '';
  if (token.type === 'n') {
    if (/^['’]\d\d$/.test(token.text)) {
      const y = Number(token.text.slice(1));
      value = y > 60 ? 1900 + y : 2000 + y;
      year = true;
    } else {
      const d = readDigits(token.text);
      if (!d) return undefined;
      value = d.value;
      currency = d.currency;
      if (/^(st|nd|rd|th)$/.test(d.suffix)) ordinal = true;
      else if (d.suffix && SUFFIX[d.suffix]) {
        if (!currency && !/^k$/i.test(d.suffix)) alts.push(value);
        value *= SUFFIX[d.suffix]!;
        round = true;
        if (/^m$/.test(d.suffix) && !currency) {
          alts.push(value);
          value = d.value;
        }
      } else if (d.suffix && DURATIONS[d.suffix.toLowerCase()]) unit = d.suffix.toLowerCase();
      else if (d.suffix === 'h') unit = 'hour';
      else if (d.suffix === 's' && value >= 1000) return undefined;
      else if (d.suffix) alts.push(NaN);
      // 250 000
      if (/^\d{1,3}$/.test(token.text.slice(currency.length)))
        for (let group = peek(end); group && !group.glued && /^\d{3}$/.test(group.text); group = peek(end)) {
          value = value * 1000 + Number(group.text);
          end += 1;
        }
      const s = peek(end);
      if (s && s.type === 'w' && SCALES[s.low] && (!s.glued || /^\d/.test(token.text))) {
        value *= SCALES[s.low]!;
        end += 1;
        round = true;
      }
      if (!d.suffix && !currency && /^(19|20)\d\d$/.test(token.text) && !round) year = true;
    }
  } else if (token.type === 'w') {
    // words
    let total = 0,
      current = 0,
      seen = false,
      j = i,
      last = '';
    const first = token.low;
    {
      // a quarter of a million, three quarters of a million
      const k = first === 'a' || first === 'three' ? i + 1 : -1,
        q = k > 0 ? peek(k) : undefined;
      if (q && /^quarters?$/.test(q.low) && peek(k + 1)?.low === 'of' && peek(k + 2)?.low === 'a') {
        const s = peek(k + 3);
        round = true;
        if (s && SCALES[s.low]) return finish((first === 'a' ? 0.25 : 0.75) * SCALES[s.low]!, k + 4, true);
      }
    }
    if (first === 'a' || first === 'an') {
      const n = peek(i + 1);
      if (!n || !(SCALES[n.low] || n.low === 'dozen') || n.low === 'grand') return undefined;
      current = 1;
      seen = true;
      j = i + 1;
      last = 'unit';
    } else if (first === 'half') {
      const n = peek(i + 1),
        n2 = peek(i + 2);
      if (n && n2 && (n.low === 'a' || n.low === 'an') && (SCALES[n2.low] || n2.low === 'dozen')) {
        round = true;
        return finish(0.5 * (n2.low === 'dozen' ? 12 : SCALES[n2.low]!), i + 3, true);
      }
      return undefined;
    } else if (small(first) === undefined && first !== 'dozen' && first !== 'dozens') return undefined;
    for (; ; j += 1) {
      const w = peek(j);
      if (!w || (w.type !== 'w' && w.text !== '-')) break;
      if (w.text === '-') {
        const n = peek(j + 1);
        if (w.glued && n && n.glued && last === 'ten' && UNITS[n.low] !== undefined) continue;
        if (w.glued && n && n.glued && SCALES[n.low] && seen) continue;
        break;
      }
      if (UNITS[w.low] !== undefined) {
        if (last === 'unit' || last === 'teen') break;
        if (last === 'ten' && UNITS[w.low]! > 9) {
          if (current === 20 || current === 19) {
            current = current * 100 + UNITS[w.low]!;
            year = true;
            last = 'unit';
            seen = true;
            continue;
          }
          break;
        }
        current += UNITS[w.low]!;
        last = UNITS[w.low]! > 9 ? 'teen' : 'unit';
        seen = true;
      } else if (TENS[w.low] !== undefined) {
        if (last === 'ten' || last === 'teen') {
          if (total === 0 && (current === 20 || current === 19)) {
            current = current * 100 + TENS[w.low]!;
            year = true;
            last = 'ten';
            continue;
          }
          break;
        }
        if (last === 'unit') break;
        current += TENS[w.low]!;
        last = 'ten';
        seen = true;
      } else if (w.low === 'hundred' && seen) {
        current = (current || 1) * 100;
        last = 'scale';
      } else if (w.low === 'dozen') {
        current = (current || 1) * 12;
        seen = true;
        j += 1;
        break;
      } else if (SCALES[w.low] && seen && w.low !== 'hundred') {
        total += (current || 1) * SCALES[w.low]!;
        current = 0;
        last = 'scale';
      } else if (w.low === 'and' && last === 'scale') {
        const n = peek(j + 1);
        if (n && (UNITS[n.low] !== undefined || TENS[n.low] !== undefined)) continue;
        break;
      } else if (w.low === 'point' && seen) {
        const n = peek(j + 1);
        if (!n || UNITS[n.low] === undefined) break;
        let dec = '';
        let k = j + 1;
        for (; ; k += 1) {
          const x = peek(k);
          if (x && UNITS[x.low] !== undefined && UNITS[x.low]! < 10) dec += UNITS[x.low];
          else break;
        }
        current += Number('0.' + dec);
        j = k;
        const sc = peek(j);
        if (sc && SCALES[sc.low]) {
          current *= SCALES[sc.low]!;
          j += 1;
        }
        break;
      } else break;
    }
    if (!seen) return undefined;
    value = total + current;
    end = j;
    words = true;
  } else return undefined;

  return finish(value, end, words);

  function finish(v: number, e: number, w: boolean): ReadNumber {
    // "and a half", "1/2"
    const a = peek(e),
      b = peek(e + 1),
      c = peek(e + 2);
    if (a?.low === 'and' && b?.low === 'a' && c && (c.low === 'half' || c.low === 'quarter') && v < 100) {
      v += FRACTIONS[c.low]!;
      e += 3;
      const s = peek(e);
      if (s && SCALES[s.low]) {
        v *= SCALES[s.low]!;
        e += 1;
      }
    }
    let days = 0,
      noun = '',
      points = false;
    let x = peek(e);
    const dash = x?.text === '-' && x.glued;
    if (dash) x = peek(e + 1);
    if (x) {
      const x2 = peek(e + (dash ? 2 : 1));
      if (
        x.text === '%' ||
        x.low === 'percent' ||
        x.low === 'pc' ||
        x.low === 'percentage' ||
        (x.low === 'points' && !dash)
      ) {
        percent = true;
        points = x.low === 'points' || !!x2?.low.startsWith('point');
        e += 1;
        if (x.low === 'percentage' && x2?.low.startsWith('point')) e += 1;
        if (x.text === '%' && x2?.low === 'points') e += 1;
      } else if (x.low === 'per' && x2?.low === 'cent') {
        percent = true;
        e += 2;
      } else if (CURRENCY_WORDS[x.low] && !(x.low === 'rs' || x.low === 'second')) {
        currency = CURRENCY_WORDS[x.low]!;
        e += 1;
      } else if (x2 && CURRENCY_WORDS[x2.low] === '$' && /^(us|american|australian|canadian)$/.test(x.low)) {
        currency = x.low === 'australian' ? 'A$' : x.low === 'canadian' ? 'C$' : 'US$';
        e += 2;
      } else if (unit) days = DURATIONS[unit]!;
      else if (
        DURATIONS[x.low] &&
        (x.low !== 'h' || token!.type === 'n') &&
        !(x.cap && v !== 1) &&
        x.low !== 'second' &&
        !(x.low === 'sec' || x.low === 'quarter')
      ) {
        days = DURATIONS[x.low]!;
        unit = x.low;
        e += dash ? 2 : 1;
      } else if (
        x.type === 'w' &&
        x2 &&
        DURATIONS[x2.low] &&
        /^(working|business|calendar|full|whole|good|long|more|extra|fewer|solid|short|consecutive|straight)$/.test(
          x.low,
        )
      ) {
        days = DURATIONS[x2.low]!;
        unit = x2.low;
      } else if (x.type === 'w') noun = x.stem;
    }
    return {
      value: v,
      alts: alts.filter((n) => !Number.isNaN(n)),
      end: e,
      words: w,
      percent,
      currency,
      unit,
      days,
      year,
      ordinal,
      round,
      noun,
      points,
    };
  }
}
