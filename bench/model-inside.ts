import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SMOLLM } from '../server/src/models/catalogue.ts';
import { weightsOf } from '../server/src/providers/llm/inside/loaded-model.ts';
import { ModelHost } from '../server/src/providers/llm/inside/model-host.ts';
import { packageEntry } from '../server/src/providers/llm/inside/node-llama-cpp.ts';
import { MODELS_DIRECTORY as directory } from '../server/testing/models-directory.ts';

/**
 * SmolLM2 inside against bare node-llama-cpp, in turns. Aims: first text after a read prefix ≤ 1.2×, abort to
 * next turn ≤ 150 ms.
 * node bench/model-inside.ts [ROUNDS] [TOKENS OF THE PREFIX]
 */
const [rounds = 15, prefixTokens = 1_500] = process.argv.slice(2).map(Number);
const ABORTS = 15;
const MOST_RATIO = 1.2;
const MOST_ABORT_MS = 150;
const THREADS = 1;
const SENTENCE =
  'In 2021 I ran the night shift of a bakery in Leeds, where I trained four apprentices and cut waste by 37 percent. ';
const SENTENCE_TOKENS = 26;
const SYSTEM = `Answer as the candidate. ${SENTENCE.repeat(Math.ceil(prefixTokens / SENTENCE_TOKENS))}`;
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

/** Milliseconds until another job's turn. */
async function abortAfter(host: ModelHost, awaited: 'read' | 'text', round: number): Promise<number> {
  const stop = new AbortController();
  const answer = awaited === 'text' ? { maxTokens: 500, temperature: 0.4 } : undefined;
  const system = awaited === 'text' ? SYSTEM : `Of the year ${round}. ${SYSTEM}`;
  let heard = 0;
  let abortedAt = NaN;
  for await (const { type } of host.run(
    { messages: messages('Tell me all.', system), answer },
    stop.signal,
  )) {
    if (type !== awaited || ++heard < 4) continue;
    abortedAt = performance.now();
    stop.abort();
  }
  const next = host.run({ messages: messages('', 'Hello.'), answer: undefined }, never);
  await next.next();
  const took = performance.now() - abortedAt;
  for await (const _event of next);
  return took;
}

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
const reading: number[] = [];
const speaking: number[] = [];
for (let round = 0; round < ABORTS; round++) {
  reading.push(await abortAfter(host, 'read', round));
  speaking.push(await abortAfter(host, 'text', round));
}
await host.close();
bare.kill();
await rm(prefixes, { recursive: true });

const ratio = quantile(ours, 0.5) / quantile(theirs, 0.5);
const ms = (value: number): string => `${value.toFixed(0)} ms`;
console.table([
  {
    what: 'first text, prefix read',
    ours: `${ms(quantile(ours, 0.5))} (${ms(quantile(ours, 0.95))})`,
    bare: `${ms(quantile(theirs, 0.5))} (${ms(quantile(theirs, 0.95))})`,
    aim: `${ratio.toFixed(2)} ≤ ${MOST_RATIO}`,
    met: ratio <= MOST_RATIO ? 'yes' : 'NO',
  },
  ...[
    { what: 'abort while it reads', values: reading },
    { what: 'abort while it speaks', values: speaking },
  ].map(({ what, values }) => ({
    what,
    ours: `${ms(quantile(values, 0.5))} (${ms(quantile(values, 0.95))})`,
    bare: '',
    aim: `≤ ${ms(MOST_ABORT_MS)}`,
    met: quantile(values, 0.5) <= MOST_ABORT_MS ? 'yes' : 'NO',
  })),
]);
if (ratio > MOST_RATIO || [reading, speaking].some((values) => quantile(values, 0.5) > MOST_ABORT_MS))
  process.exitCode = 1;
