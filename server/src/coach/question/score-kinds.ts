import { findFocus } from './find-focus.ts';
import type { QuestionKind } from './question.ts';
import groups from './signals.json' with { type: 'json' };

/**
 * Wordings that speak for a kind; a negative weight speaks against it. They read plain words, and repeat no group
 * without a bound, so that no text makes them slow. Weights: 6 says it outright, 4 mostly means it, 2 fits it among others.
 */
const SIGNALS = groups.flatMap(({ signals }) =>
  signals.map(({ kind, weight, asks }) => ({ kind: kind as QuestionKind, weight, asks: new RegExp(asks) })),
);

/** Kinds with answers of their own that fit no other question: a word of theirs in it is not enough. */
const SET_ANSWERS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'small-talk',
  'closing',
  'salary',
  'logistics',
  'motivation',
  'weakness',
]);
/** What a wording of another kind weighs that leaves doubt about these. */
const DOUBT = 3;

/**
 * The kind that most speaks for, `open` where nothing does. On a tie the kind that stands first in the tables wins.
 * A kind with a set answer beside another counts only where its wordings make up half of what is asked about.
 *
 * @param words plain words
 * @param asks those of them that ask, without the scene before them
 * @returns certainty: 0 to 1, the margin to the next kind as a share of the winner's weight
 */
export function scoreKinds(
  words: string,
  asks = words,
): { kind: QuestionKind; certainty: number; weight: number } {
  const weights = new Map<QuestionKind, number>();
  for (const { kind, weight, asks: asksFor } of SIGNALS) {
    if (asksFor.test(words)) weights.set(kind, (weights.get(kind) ?? 0) + weight);
  }
  const isDoubted = [...weights].some(([kind, weight]) => weight >= DOUBT && !SET_ANSWERS.has(kind));
  const [first, second] = [...weights]
    .filter(([kind, weight]) => weight > 0 && !(isDoubted && SET_ANSWERS.has(kind) && !isAbout(kind, asks)))
    .toSorted((a, b) => b[1] - a[1]);
  if (first === undefined) return { kind: 'open', certainty: 0, weight: 0 };
  return { kind: first[0], certainty: (first[1] - (second?.[1] ?? 0)) / first[1], weight: first[1] };
}

/** Whether the wordings of a kind hold at least half of the words that say what is asked about. */
function isAbout(kind: QuestionKind, words: string): boolean {
  const spans = SIGNALS.filter((signal) => signal.kind === kind && signal.weight > 0).flatMap(({ asks }) =>
    [...words.matchAll(new RegExp(asks, 'g'))].map(
      ({ index, 0: { length } }) => [index, index + length] as const,
    ),
  );
  const focus = findFocus(words);
  const held = focus.filter(({ at }) => spans.some(([from, to]) => at >= from && at < to));
  return held.length * 2 >= focus.length;
}
