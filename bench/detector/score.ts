import type { Expected, Predicted, Sequence } from './sequence.ts';

/** Token F1 of a match. */
const ENOUGH = 0.6;
const FILLERS = new Set(['um', 'uh', 'er', 'erm', 'uhm', 'hmm']);
const MARKERS = new Set('so and okay ok well right now then but alright anyway great'.split(' '));

/** Drops fillers and leading “so, and, okay”. */
function wordsOf(text: string): string[] {
  const all = text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .split(/[^a-z0-9'&$£€%.]+/)
    .map((word) => word.replaceAll(/^[.']+|[.']+$/g, ''))
    .filter(Boolean);
  const kept = all.filter((word) => !FILLERS.has(word));
  const first = kept.findIndex((word, at) => at === kept.length - 1 || !MARKERS.has(word));
  return kept.length === 0 ? all : kept.slice(first);
}

function split(words: readonly string[], of: readonly string[]): { shared: number; others: string[] } {
  const left = [...of];
  const others = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { shared: words.length - others.length, others };
}

const tokenF1 = (one: readonly string[], other: readonly string[]): number =>
  one.length + other.length === 0 ? 0 : (2 * split(one, other).shared) / (one.length + other.length);
const likeness = (words: readonly string[], { text, alt = [] }: Expected): number =>
  Math.max(...[text, ...alt].map((wording) => tokenF1(words, wordsOf(wording))));

interface Pair {
  predicted: number;
  expected: number;
  likeness: number;
  late: number;
}

/** One to one, best first; nothing before its question began. */
function pairsOf(sequence: Sequence, predicted: readonly Predicted[]): Pair[] {
  const possible = predicted.flatMap((one, index) =>
    sequence.expect.flatMap((expected, at) => {
      const near = likeness(wordsOf(one.text), expected);
      return near >= ENOUGH && one.at >= expected.startAt
        ? [{ predicted: index, expected: at, likeness: near, late: one.at - expected.askedAt }]
        : [];
    }),
  );
  const pairs: Pair[] = [];
  for (const pair of possible.toSorted(
    (a, b) => b.likeness - a.likeness || Math.abs(a.late) - Math.abs(b.late),
  ))
    if (!pairs.some((one) => one.predicted === pair.predicted || one.expected === pair.expected))
      pairs.push(pair);
  return pairs;
}

export interface DetectorFigures {
  sequences: number;
  precision: number;
  recall: number;
  text: number;
  kind: number;
  /** Right links of follow-ups and replacements. */
  followUps: number;
  bothParts: number;
  /** Seconds after the last word's event, and after that word. */
  late: { p50: number; p90: number };
  behindLastWord: { p50: number; p90: number };
  /** Non-questions by kind: pieces, and the share shown or glued. */
  kept: Record<string, { pieces: number; out: number }>;
  errors: string[];
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
function quantiles(numbers: readonly number[]): { p50: number; p90: number } {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
  return { p50: at(0.5), p90: at(0.9) };
}

/** Rules in `detector.ts`. */
export function detectorFigures(
  sequences: readonly Sequence[],
  predicted: ReadonlyMap<string, readonly Predicted[]>,
): DetectorFigures {
  const count = {
    right: 0,
    wrong: 0,
    asked: 0,
    found: 0,
    kinds: 0,
    follows: 0,
    followsRight: 0,
    two: 0,
    both: 0,
  };
  const pieces: Record<string, { pieces: number; in: number }> = {};
  const texts: number[] = [];
  const late: number[] = [];
  const behind: number[] = [];
  const errors: string[] = [];
  for (const sequence of sequences) {
    const own = predicted.get(sequence.id) ?? [];
    const said = own.map(({ text }) => wordsOf(text));
    const pairs = pairsOf(sequence, own);
    const pairOf = (index: number) => pairs.find((pair) => pair.predicted === index);
    for (const [at, expected] of sequence.expect.entries()) {
      if (expected.optional) continue;
      count.asked += 1;
      const pair = pairs.find((one) => one.expected === at);
      if (!pair) {
        errors.push(`${sequence.id}: missed: ${expected.text}`);
        continue;
      }
      const one = own[pair.predicted]!;
      count.found += 1;
      texts.push(pair.likeness);
      if (pair.likeness < 0.85) errors.push(`${sequence.id}: text: ${one.text} ⟵ ${expected.text}`);
      late.push(pair.late);
      behind.push(one.at - expected.endAt);
      if (one.kind === expected.kind) count.kinds += 1;
      const follows = expected.kind === 'follow-up';
      if (follows || one.isFollowUp) {
        count.follows += 1;
        if (follows === one.isFollowUp) count.followsRight += 1;
        else errors.push(`${sequence.id}: ${follows ? 'follows up' : 'stands alone'}: ${expected.text}`);
      }
      if (expected.parts) {
        count.two += 1;
        const holds = (part: string) =>
          share(split(wordsOf(part), said[pair.predicted]!).shared, wordsOf(part).length) >= 0.7;
        if (expected.parts.every(holds)) count.both += 1;
      }
    }
    const wrong = own.flatMap((_, index) => (pairOf(index) || isRevised(index) ? [] : [index]));
    count.right += pairs.filter(({ expected }) => !sequence.expect[expected]!.optional).length;
    count.wrong += wrong.length;
    for (const index of wrong) errors.push(`${sequence.id}: false: ${own[index]!.text}`);
    for (const piece of sequence.notQuestions) {
      const entry = (pieces[piece.kind] ??= { pieces: 0, in: 0 });
      entry.pieces += 1;
      const words = wordsOf(piece.text);
      const begun = sequence.events.find(({ line }) => line === piece.line)!.t;
      const ended = sequence.events.findLast(({ line }) => line === piece.line)!.t;
      const stands = wrong.some(
        (index) => own[index]!.at >= begun && covers(said[index]!, words, own[index]!.at <= ended + 1),
      );
      const isGlued =
        words.length > 1 &&
        pairs.some(({ predicted: index, expected }) => {
          const extra = split(said[index]!, wordsOf(sequence.expect[expected]!.text)).others;
          return split(words, extra).shared / words.length >= 0.7;
        });
      if (isGlued) errors.push(`${sequence.id}: glued: ${piece.text}`);
      if (stands || isGlued) entry.in += 1;
    }

    /** A replaced early cut. */
    function isRevised(index: number): boolean {
      return own.some((one, at) => {
        const pair = one.replaces === index ? pairOf(at) : undefined;
        return (
          pair &&
          split(said[index]!, wordsOf(sequence.expect[pair.expected]!.text)).shared / said[index]!.length >=
            0.5
        );
      });
    }
  }
  return {
    sequences: sequences.length,
    precision: share(count.right, count.right + count.wrong),
    recall: share(count.found, count.asked),
    text: share(
      texts.reduce((sum, one) => sum + one, 0),
      texts.length,
    ),
    kind: share(count.kinds, count.found),
    followUps: share(count.followsRight, count.follows),
    bothParts: share(count.both, count.two),
    late: quantiles(late),
    behindLastWord: quantiles(behind),
    kept: Object.fromEntries(
      Object.entries(pieces).map(([kind, { pieces: all, in: inside }]) => [
        kind,
        { pieces: all, out: 1 - inside / all },
      ]),
    ),
    errors,
  };
}

/** Mostly the same words, or most of either's. */
const covers = (said: readonly string[], piece: readonly string[], isNear: boolean): boolean =>
  tokenF1(said, piece) >= 0.5 ||
  (piece.length > 1 && split(piece, said).shared / piece.length >= 0.7) ||
  (said.length > 0 && split(said, piece).shared / said.length >= 0.8 && (said.length > 1 || isNear));
