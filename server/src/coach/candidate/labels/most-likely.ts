import type { FloatRows } from '#inference/open-model.ts';

/** What may follow what: by state and next state, the last row what a text may begin with. */
export type Follows = readonly (readonly number[])[];

export interface Likely {
  state: number;
  /** How probable each state is where it stands, among all that the text may be; together 1. */
  probabilities: number[];
}

/**
 * The likeliest states of a sequence, with the probability of each where it stands: Viterbi's algorithm, and forward
 * and backward sums over a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001).
 */
export function mostLikely({ numbers, columns: states }: FloatRows, follows: Follows): Likely[] {
  const length = numbers.length / states;
  if (length === 0) return [];
  const scoreOf = (at: number, state: number): number => numbers[at * states + state]!;
  const begins = follows[states]!;
  let best = Array.from({ length: states }, (_, state) => scoreOf(0, state) + begins[state]!);
  const forward = [best];
  const cameFrom: number[][] = [];
  for (let at = 1; at < length; at += 1) {
    const came: number[] = [];
    const before = best;
    best = Array.from({ length: states }, (_, state) => {
      let from = 0;
      for (let one = 1; one < states; one += 1)
        if (before[one]! + follows[one]![state]! > before[from]! + follows[from]![state]!) from = one;
      came.push(from);
      return before[from]! + follows[from]![state]! + scoreOf(at, state);
    });
    cameFrom.push(came);
    const sums = forward.at(-1)!;
    forward.push(
      Array.from(
        { length: states },
        (_, state) => logSum(states, (one) => sums[one]! + follows[one]![state]!) + scoreOf(at, state),
      ),
    );
  }
  const backward = backwardSums(length, states, follows, scoreOf);
  const total = logSum(states, (state) => forward[length - 1]![state]!);
  const path = [best.indexOf(Math.max(...best))];
  for (const came of cameFrom.toReversed()) path.unshift(came[path[0]!]!);
  return path.map((state, at) => ({
    state,
    probabilities: forward[at]!.map((sum, one) => Math.exp(sum + backward[at]![one]! - total)),
  }));
}

function backwardSums(
  length: number,
  states: number,
  follows: Follows,
  scoreOf: (at: number, state: number) => number,
): number[][] {
  const sums = [Array.from({ length: states }, () => 0)];
  for (let at = length - 1; at > 0; at -= 1) {
    const after = sums[0]!;
    sums.unshift(
      Array.from({ length: states }, (_, state) =>
        logSum(states, (next) => follows[state]![next]! + scoreOf(at, next) + after[next]!),
      ),
    );
  }
  return sums;
}

function logSum(count: number, of: (at: number) => number): number {
  let most = -Infinity;
  for (let at = 0; at < count; at += 1) most = Math.max(most, of(at));
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += Math.exp(of(at) - most);
  return most + Math.log(sum);
}
