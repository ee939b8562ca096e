/**
 * Learns from `server/src/coach/competencies/examples/*.txt` how likely words of some meaning ask for a
 * competency (`?` lines) and how likely they show it (`+` lines): two softmax regressions over the mean word
 * vector, by AdaGrad (Duchi, Hazan and Singer 2011). Deterministic.
 *
 *   node scripts/train-competencies.ts [--test]    with --test: by halves, how well it does on unseen lines
 */
import { writeFileSync } from 'node:fs';
import { readExamples, type Example } from '../server/src/coach/competencies/examples/read-examples.ts';
import { LIKELIHOODS } from '../server/src/coach/competencies/likelihood-file.ts';
import { COMPETENCIES } from '../server/src/coach/competencies/lexicon.ts';
import { readTokens } from '../server/src/coach/language/read-text.ts';
import { meaningOfTokens, substantial } from '../server/src/coach/vectors/meaning.ts';
import { DIMENSIONS } from '../server/src/coach/vectors/word-vector-file.ts';

const EPOCHS = 15;
const RATE = 0.1;
const DECAY = 1e-4;
/** Meanings have length 1; their parts are scaled so that the weights stay small. */
const SCALE = 6;
const BIAS = 0.3;

const CLASSES = COMPETENCIES.length;
const INPUTS = DIMENSIONS + 1;

interface Sample {
  input: Float32Array;
  classes: number[];
}

const examples = readExamples();
if (process.argv.includes('--test')) for (const kind of ['asked', 'shown'] as const) printTest(kind);
else {
  const both = (['asked', 'shown'] as const).map((kind) => train(samplesOf(kind)));
  writeFileSync(LIKELIHOODS, Buffer.concat(both.map(folded)));
  console.log(`${examples.length} examples of ${CLASSES} competencies`);
}

function samplesOf(kind: Example['kind']): Sample[] {
  const index = new Map(COMPETENCIES.map(({ id }, at) => [id, at]));
  return examples
    .filter((example) => example.kind === kind)
    .map(({ text, competencies }) => ({
      input: inputOf(text),
      classes: competencies.map((id) => index.get(id)!),
    }));
}

function inputOf(text: string): Float32Array {
  const input = new Float32Array(INPUTS);
  input.set(meaningOfTokens(readTokens(text), substantial).map((value) => value * SCALE));
  input[DIMENSIONS] = BIAS;
  return input;
}

/** @returns weights, a row of all classes for each input */
function train(samples: readonly Sample[]): Float32Array {
  const weights = new Float32Array(INPUTS * CLASSES);
  const squares = new Float32Array(weights.length).fill(1e-6);
  const order = samples.map((_, at) => at);
  const random = randoms();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) step(samples[at], weights, squares);
  }
  return weights;
}

function step({ input, classes }: Sample, weights: Float32Array, squares: Float32Array): void {
  const error = likelihoods(input, weights);
  for (const one of classes) error[one] -= 1 / classes.length;
  for (let row = 0, place = 0; row < INPUTS; row += 1)
    for (let one = 0; one < CLASSES; one += 1, place += 1) {
      const gradient = error[one] * input[row] + DECAY * weights[place];
      squares[place] += gradient * gradient;
      weights[place] -= (RATE * gradient) / Math.sqrt(squares[place]);
    }
}

function likelihoods(input: Float32Array, weights: Float32Array): Float32Array {
  const sums = new Float32Array(CLASSES);
  for (let row = 0, place = 0; row < INPUTS; row += 1)
    for (let one = 0; one < CLASSES; one += 1, place += 1) sums[one] += input[row] * weights[place];
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}

/** As they apply to meanings of length 1. */
function folded(weights: Float32Array): Buffer {
  const scaled = weights.map((weight, at) => weight * (at < DIMENSIONS * CLASSES ? SCALE : BIAS));
  return Buffer.from(scaled.buffer);
}

function printTest(kind: Example['kind']): void {
  const samples = samplesOf(kind);
  const halves = [0, 1].map((half) => samples.filter((_, at) => at % 2 === half));
  const ranks = halves.flatMap((half, at) => {
    const weights = train(halves[1 - at]);
    return half.map(({ input, classes }) => {
      const likely = likelihoods(input, weights);
      const best = Math.max(...classes.map((one) => likely[one]));
      return likely.filter((value) => value > best).length;
    });
  });
  const share = (most: number): string =>
    ((100 * ranks.filter((rank) => rank < most).length) / ranks.length).toFixed(1);
  console.log(`${kind}: ${ranks.length} lines, first ${share(1)} %, among five ${share(5)} %`);
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
}

/** Numerical Recipes' linear congruential generator: the same numbers at every run. */
function randoms(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(1_664_525, state) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
