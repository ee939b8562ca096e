import type { FloatRows } from '#inference/open-model.ts';

/** What may follow what: by state and next state, the last row what a text may begin with. */
export type Follows = readonly (readonly number[])[];

export interface Likely {
  state: number;
  /** How probable each state is where it stands, among all that the text may be; together 1. */
  probabilities: number[];
}

/**
 * The likeliest states of a sequence, with the probability of each where it stands: Viterbi's algorithm, and the
 * forward-backward algorithm over a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001), its
 * sums scaled to 1 at each place.
 */
export function mostLikely({ numbers, columns: states }: FloatRows, follows: Follows): Likely[] {
  const length = numbers.length / states;
  if (length === 0) return [];
  const scoresAt = (at: number): Float32Array => numbers.subarray(at * states, (at + 1) * states);
  const path = likeliestPath(length, scoresAt, follows);
  const chances = follows.map((row) => Float64Array.from(row, Math.exp));
  const weights = Array.from({ length }, (_, at) => weightsOf(scoresAt(at)));
  const forward = [scaled(weights[0]!.map((weight, state) => weight * chances[states]![state]!))];
  for (const own of weights.slice(1)) forward.push(scaled(nextSums(forward.at(-1)!, chances, own)));
  let backward: Float64Array = new Float64Array(states).fill(1);
  const probabilities: number[][] = [];
  for (let at = length - 1; at >= 0; at -= 1) {
    probabilities.unshift([...scaled(forward[at]!.map((sum, state) => sum * backward[state]!))]);
    backward = scaled(sumsBefore(backward, chances, weights[at]!));
  }
  return path.map((state, at) => ({ state, probabilities: probabilities[at]! }));
}

function likeliestPath(length: number, scoresAt: (at: number) => Float32Array, follows: Follows): number[] {
  let best = Float64Array.from(scoresAt(0), (score, state) => score + follows.at(-1)![state]!);
  const cameFrom: Uint16Array[] = [];
  for (let at = 1; at < length; at += 1) {
    const reached = new Float64Array(best.length).fill(-Infinity);
    const came = new Uint16Array(best.length);
    for (let from = 0; from < best.length; from += 1)
      for (let state = 0; state < best.length; state += 1) {
        const reach = best[from]! + follows[from]![state]!;
        if (reach <= reached[state]!) continue;
        reached[state] = reach;
        came[state] = from;
      }
    const scores = scoresAt(at);
    best = reached.map((reach, state) => reach + scores[state]!);
    cameFrom.push(came);
  }
  const path = [best.indexOf(Math.max(...best))];
  for (const came of cameFrom.toReversed()) path.unshift(came[path[0]!]!);
  return path;
}

function weightsOf(scores: Float32Array): Float64Array {
  const most = Math.max(...scores);
  return Float64Array.from(scores, (score) => Math.exp(score - most));
}

function nextSums(sums: Float64Array, chances: readonly Float64Array[], weights: Float64Array): Float64Array {
  const next = new Float64Array(sums.length);
  for (const [from, sum] of sums.entries())
    for (let state = 0; state < next.length; state += 1) next[state]! += sum * chances[from]![state]!;
  return next.map((sum, state) => sum * weights[state]!);
}

function sumsBefore(
  sums: Float64Array,
  chances: readonly Float64Array[],
  weights: Float64Array,
): Float64Array {
  const weighed = sums.map((sum, state) => sum * weights[state]!);
  return sums.map((_sum, from) => {
    let before = 0;
    for (let state = 0; state < weighed.length; state += 1)
      before += chances[from]![state]! * weighed[state]!;
    return before;
  });
}

function scaled(sums: Float64Array): Float64Array {
  const total = sums.reduce((all, sum) => all + sum, 0);
  return sums.map((sum) => sum / total);
}
