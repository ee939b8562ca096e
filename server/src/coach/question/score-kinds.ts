import { findFocus } from './find-focus.ts';
import { kindsOf, type QuestionKind } from './question.ts';
import groups from './signals.json' with { type: 'json' };

/**
 * No unbounded repetition, so that no text is slow. Weights: 6 says it outright, 4 mostly, 2 among others;
 * negative: against.
 */
const SIGNALS = groups.flatMap(({ signals }) =>
  signals.map(({ kind, weight, asks }) => ({ kind: kind as QuestionKind, weight, asks: new RegExp(asks) })),
);

/** Kinds with set answers: one word of theirs is not enough. */
const SET_ANSWERS = kindsOf('setAnswers');
const DOUBT = 3;

/**
 * `open` without signals; ties go to the first in the tables; a set answer needs half of what is asked about.
 * @param words plain words
 * @param asks those without the scene before them
 * @returns certainty: lead over the next kind as a share of the winner's weight, 0 to 1
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
