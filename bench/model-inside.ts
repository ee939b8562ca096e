import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SMOLLM } from '../server/src/models/catalogue.ts';
import type { GenerationJob } from '../server/src/providers/llm/inside/child-messages.ts';
import { weightsOf } from '../server/src/providers/llm/inside/loaded-model.ts';
import { type JobEvent, ModelHost } from '../server/src/providers/llm/inside/model-host.ts';
import { packageEntry } from '../server/src/providers/llm/inside/node-llama-cpp.ts';
import { MODELS_DIRECTORY as directory } from '../server/testing/models-directory.ts';

/**
 * SmolLM2 inside against bare node-llama-cpp, in turns. Aims: first text after a read prefix ≤ 1.2×, abort to
 * next turn ≤ 150 ms.
 * node bench/model-inside.ts [ROUNDS] [TOKENS OF THE PREFIX]
 */
const [rounds = 15, prefixTokens = 1_500] = process.argv.slice(2).map(Number);
const ABORTS = 20;
/** Read by the job that is aborted alone. */
const UNSHARED = 130;
const MOST_RATIO = 1.2;
const MOST_ABORT_MS = 150;
const THREADS = 1;
const SENTENCE =
  'In 2021 I ran the night shift of a bakery in Leeds, where I trained four apprentices and cut waste by 37 percent. ';
const SENTENCE_TOKENS = 26;
const textOf = (tokens: number): string =>
  `Answer as the candidate. ${SENTENCE.repeat(Math.ceil(tokens / SENTENCE_TOKENS))}`;
const SYSTEM = textOf(prefixTokens);
const QUESTIONS = [
  'Why do you bake',
  'Whom did you train',
  'What went wrong',
  'How do you plan a night',
  'Why us',
];
const questionAt = (round: number): string => `${QUESTIONS[round % QUESTIONS.length]}, in year ${round}?`;

const packages = join(import.meta.dirname, '../server/language-model');
if (!existsSync(packageEntry(packages)) || !existsSync(weightsOf(directory, SMOLLM))) {
  console.error('The model is missing: npm run setup -- --answers=smollm2-135m fetches it.');
  process.exit(1);
}

const never = new AbortController().signal;
const messages = (question: string, system = SYSTEM) => [
  { role: 'system' as const, content: system },
  { role: 'user' as const, content: question },
];

async function startBare(): Promise<ChildProcess> {
  const args = [packages, weightsOf(directory, SMOLLM), String(THREADS)];
  const child = fork(join(import.meta.dirname, 'model-inside/bare.ts'), args);
  await once(child, 'message');
  return child;
}

/** Milliseconds to first text. */
async function firstOfBare(child: ChildProcess, question: string): Promise<number> {
  const askedAt = performance.now();
  child.send({ system: SYSTEM, question });
  await once(child, 'message');
  const first = performance.now() - askedAt;
  await once(child, 'message');
  return first;
}

/** Milliseconds to first text. */
async function firstOfOurs(host: ModelHost, question: string): Promise<number> {
  const askedAt = performance.now();
  let first = NaN;
  const answer = { maxTokens: 8, temperature: 0 };
  for await (const { type } of host.run({ messages: messages(question), answer }, never))
    if (type === 'text' && Number.isNaN(first)) first = performance.now() - askedAt;
  return first;
}

/** Tells when to abort. */
type Awaited = (event: JobEvent) => boolean;

/** Milliseconds from an abort until another job's turn; the two share `tokens`. */
async function abortAt(
  host: ModelHost,
  { tokens, round, answer }: { tokens: number; round: number; answer?: GenerationJob['answer'] },
  isIt: Awaited,
): Promise<number> {
  const shared = textOf(tokens);
  const stop = new AbortController();
  let abortedAt = NaN;
  const job = { messages: messages('Tell me all.', `${shared}${1_000 + round} ${textOf(UNSHARED)}`), answer };
  for await (const event of host.run(job, stop.signal)) {
    if (!isIt(event)) continue;
    abortedAt = performance.now();
    stop.abort();
  }
  const left = new AbortController();
  const next = host.run({ messages: messages('', `${shared}And now.`), answer: undefined }, left.signal);
  await next.next();
  const took = performance.now() - abortedAt;
  left.abort();
  return took;
}

/** Tokens of a prompt's beginning, read once. */
async function readAhead(host: ModelHost, system: string): Promise<number> {
  let read = 0;
  for await (const event of host.run({ messages: messages('', system), answer: undefined }, never))
    if (event.type === 'read') read = event.tokens;
  return read;
}

async function abortsOf(
  host: ModelHost,
  tokens: number,
  isIt: (round: number) => Awaited,
  answer?: GenerationJob['answer'],
): Promise<number[]> {
  await readAhead(host, textOf(tokens));
  const times: number[] = [];
  for (let round = 0; round < ABORTS; round++)
    times.push(await abortAt(host, { tokens, round, answer }, isIt(round)));
  return times;
}

const nth = (type: JobEvent['type'], wanted: number): Awaited => {
  let come = 0;
  return (event) => event.type === type && ++come === wanted;
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

const prefixes = await mkdtemp(join(tmpdir(), 'pythia-bench-'));
const host = new ModelHost({
  load: { packages, directory, profile: 'smollm2-135m', prefixes, threads: THREADS },
  onTrouble: (reason) => console.error(reason),
});
const bare = await startBare();
while (!host.isReady) await delay(20);

for await (const _event of host.run({ messages: messages(''), answer: undefined }, never));
await firstOfBare(bare, 'Hello.');
const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < rounds; round++) {
  theirs.push(await firstOfBare(bare, questionAt(round)));
  ours.push(await firstOfOurs(host, questionAt(round)));
}
const aborts: { what: string; values: number[]; load: number }[] = [];
const note = (what: string, values: number[]): void => {
  const load = loadavg()[0]!;
  aborts.push({ what, values, load });
  console.log(
    `${what}: p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}, load ${load.toFixed(0)}`,
  );
};
for (const tokens of [200, 800, 1_500])
  note(`abort while it reads, at ${tokens} tokens`, await abortsOf(host, tokens, () => nth('read', 2)));
for (const tokens of [200, 1_500]) {
  const whole = await readAhead(host, `${textOf(tokens)}1000 ${textOf(UNSHARED)}`);
  note(
    `abort while it keeps ${whole} tokens`,
    await abortsOf(host, tokens, () => (event) => event.type === 'read' && event.tokens === whole),
  );
}
for (const tokens of [200, 1_500])
  note(
    `abort while it speaks, at ${tokens} tokens`,
    await abortsOf(host, tokens, () => nth('text', 4), { maxTokens: 500, temperature: 0.4 }),
  );
await host.close();
bare.kill();
await rm(prefixes, { recursive: true });

const ratio = quantile(ours, 0.5) / quantile(theirs, 0.5);
console.log('p50 (p95)');
console.table([
  {
    what: 'first text, prefix read',
    ours: `${ms(quantile(ours, 0.5))} (${ms(quantile(ours, 0.95))})`,
    bare: `${ms(quantile(theirs, 0.5))} (${ms(quantile(theirs, 0.95))})`,
    aim: `${ratio.toFixed(2)} ≤ ${MOST_RATIO}`,
    met: ratio <= MOST_RATIO ? 'yes' : 'NO',
  },
  ...aborts.map(({ what, values, load }) => ({
    what: `${what}, load ${load.toFixed(0)}`,
    ours: `${ms(quantile(values, 0.5))} (${ms(quantile(values, 0.95))})`,
    bare: '',
    aim: `≤ ${ms(MOST_ABORT_MS)}`,
    met: quantile(values, 0.95) <= MOST_ABORT_MS ? 'yes' : 'NO',
  })),
]);
if (ratio > MOST_RATIO || aborts.some(({ values }) => quantile(values, 0.95) > MOST_ABORT_MS))
  process.exitCode = 1;
