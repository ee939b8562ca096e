import type { Figure } from '../grounds/figures.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { type Table, listOf, tableOf } from '../lexicon/list.ts';
import { DURATIONS } from '../lexicon/time.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral } from '../text/read-number.ts';

export interface Pair {
  a: Figure;
  b: Figure;
  kind: Figure['kind'];
  ratio: number;
  sum: number;
  diff: number;
}

const pairsOf = new WeakMap<Grounds, readonly Pair[]>();
export const UNIT_SAME: Table<string> = tableOf({
  millisecond: 'ms',
  kilometer: 'km',
  kilometre: 'km',
  meter: 'm',
  metre: 'm',
  kilo: 'kg',
  kilogram: 'kg',
  tonne: 't',
  ton: 't',
  mile: 'mi',
  foot: 'ft',
  feet: 'ft',
  hectare: 'ha',
  megawatt: 'mw',
  kilowatt: 'kw',
  gigabyte: 'gb',
  terabyte: 'tb',
  liter: 'l',
  litre: 'l',
  ms: 'millisecond',
  km: 'kilometer',
});
export const SUM_STRICT = listOf(
  'so together total totalled totalling altogether combined all between overall sum us plus counting people',
);
export const SUM_WORDS = listOf(
  'so together total totalled totalling altogether combined all between overall both whole sum us over across plus counting people add adds added comes',
);
export const FALL = listOf(
  'down fell fall falls falling less fewer lower cut cutting drop dropped decrease decreased reduced reduction trimmed shaved knocked under',
);
export const DIFFERENCE = listOf(
  'still back more fewer less other others rest remaining extra additional up down gap difference spread range ahead early earlier later late beat short shorter over saved saves saving save off out increase increased drop dropped fell fall rose rise went gained gain lost lose under points point from growth grew cut better faster quicker slower sooner longer higher lower above below by improved improvement between left margin surplus reduced reduction trimmed shaved knocked took taken another exceeded missed spare',
);
/** Distances count lexemes. */
const FARTHEST = 14;
const FARTHEST_MONEY = 30;
/** Of a material. */
const MOST_PAIRS = 20_000;
export const LOOK_AHEAD = 4;
export function pairsIn(grounds: Grounds): readonly Pair[] {
  const known = pairsOf.get(grounds);
  if (known) return known;
  const out: Pair[] = [];
  const ofLines = new Map<number, number>();
  for (let i = 0; i < grounds.figures.length; i += 1)
    for (
      let j = i + 1;
      j < grounds.figures.length && grounds.figures[j]!.line === grounds.figures[i]!.line;
      j += 1
    ) {
      const a = grounds.figures[i]!,
        b = grounds.figures[j]!;
      if (a.kind === 'code' || b.kind === 'code' || a.at === b.at || a.part !== b.part) continue;
      if (b.at - a.at > (a.kind === 'money' ? FARTHEST_MONEY : FARTHEST)) break;
      if (a.kind !== b.kind && isApart(grounds, a, b)) continue;
      const mix = new Set([a.kind, b.kind]);
      const kind =
        a.kind === b.kind
          ? a.kind
          : mix.has('plain') && !mix.has('money') && isBare(a.kind === 'plain' ? a : b)
            ? a.kind === 'plain'
              ? b.kind
              : a.kind
            : undefined;
      if (!kind || (kind === 'money' && a.currency !== b.currency)) continue;
      const scale = (f: Figure) =>
        kind === 'time' && f.days
          ? f.value * f.days
          : kind === 'time'
            ? f.value * (a.days || b.days)
            : f.value;
      const x = scale(a),
        y = scale(b);
      if (x <= 0 || y <= 0) continue;
      const count = (ofLines.get(a.line) ?? 0) + 1;
      if (count > grounds.lines[a.line]!.text.length || out.length >= MOST_PAIRS) break;
      ofLines.set(a.line, count);
      out.push({ a, b, ratio: Math.min(x, y) / Math.max(x, y), sum: x + y, diff: Math.abs(x - y), kind });
    }
  pairsOf.set(grounds, out);
  return out;
}

/** Figures of two things do not combine: `5 screens; completion 48%`. */
const isApart = ({ lines }: Grounds, a: Figure, b: Figure): boolean =>
  lines[a.line]!.tokens.slice(a.at + 1, b.at).some(({ text, glued }) => /^[;:.]$/.test(text) && glued);

/** `9 weeks against 12 planned` */
export const NO_THINGS =
  /^(planned|target|plan|before|last|now|this|early|late|down|ahead|straight|long|off|full|free|notice|away)$/;
const isBare = ({ noun }: Figure): boolean => noun === '' || FUNCTION_WORDS.has(noun) || NO_THINGS.test(noun);

export function saysReckoning(
  sentence: SentenceSoFar,
  words: ReadonlySet<string>,
  i: number,
  end: number,
): boolean {
  const says = (at: number): boolean => {
    const low = sentence.peek(at)?.low ?? '';
    if (!words.has(low)) return false;
    const next = sentence.peek(at + 1)?.low ?? '';
    return !(low === 'up' && next === 'to') && !(low === 'under' && /^(me|us)$/.test(next));
  };
  // “That's a quarter”
  if (words !== FALL && /^that('s)?$/.test(sentence.peek(0)?.low ?? '')) return true;
  for (let k = 0; k < i; k += 1) if (says(k)) return true;
  for (let k = end - 1; k < end + LOOK_AHEAD; k += 1) if (says(k)) return true;
  return false;
}

export function isAboutLine(
  sentence: SentenceSoFar,
  grounds: Grounds,
  line: number,
  i: number,
  end: number,
): boolean {
  if (hasWordOfLine(sentence, grounds, line, i, end)) return true;
  return !wordsAround(sentence, i, end).some(({ stem }) => sentence.some((any) => any.has(stem)));
}

export const hasWordOfLine = (
  sentence: SentenceSoFar,
  { stems }: Grounds,
  line: number,
  i: number,
  end: number,
): boolean =>
  wordsAround(sentence, i, end).some(({ stem }) =>
    [stem, UNIT_SAME[stem]].some((word) => word !== undefined && stems.get(word)?.has(line) === true),
  );

const isOfTime = ({ low, stem }: Lexeme): boolean => stem === 'time' || DURATIONS[low] !== undefined;

function wordsAround(sentence: SentenceSoFar, from: number, end: number): Lexeme[] {
  const behind = Array.from({ length: LOOK_AHEAD + 1 }, (_, at) => sentence.peek(end + at));
  return [...sentence.tokens.slice(0, from), ...behind].filter(
    (token) =>
      /^(19|20)\d\d$/.test(token?.text ?? '') ||
      (token?.type === 'w' && !FUNCTION_WORDS.has(token.low) && !isNumeral(token) && !isOfTime(token)),
  ) as Lexeme[];
}
