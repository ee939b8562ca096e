import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answerCall, startChatService } from '../server/testing/chat-service.ts';

/**
 * Time to a cue behind a model silent for two seconds: just started, résumé just given, résumé read. Aim: 150
 * ms.
 * node bench/first-cue.ts [STARTS] [QUESTIONS A START]
 */
const [starts = 5, questions = 8] = process.argv.slice(2).map(Number);
const MOST_MS = 150;
const SILENT_MS = 2_000;

const { materials } = JSON.parse(readFileSync(join(import.meta.dirname, 'proof/tuning.json'), 'utf8')) as {
  materials: { resume?: string; lines: string[] }[];
};
const resumes = materials.map(({ resume, lines }) => resume ?? lines.join('\n'));
const QUESTIONS = [
  'Tell me about a time you led a team through a hard change.',
  'What did you do about the cost of it?',
  'Why do you want to work here?',
  'Which result are you proud of?',
];

interface App {
  url: string;
  headers: Record<string, string>;
  session: string;
}

async function start(file: string, ...args: string[]): Promise<{ child: ChildProcess } & App> {
  const child = fork(join(import.meta.dirname, 'answer-stream', file), args);
  const [ready] = (await once(child, 'message')) as [App];
  return { child, ...ready };
}

/** Milliseconds to the cue or the answer, whichever is first. */
async function firstOf(app: App, question: string): Promise<{ ms: number; what: string }> {
  const askedAt = performance.now();
  const reply = await fetch(app.url, {
    method: 'POST',
    headers: { ...app.headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: question, session_id: app.session }),
  });
  let come = '';
  let found: { ms: number; what: string } | undefined;
  for await (const bytes of reply.body!) {
    come += Buffer.from(bytes).toString();
    const what = /^event: (cue|text)$/m.exec(come)?.[1];
    if (what !== undefined) found ??= { ms: performance.now() - askedAt, what };
  }
  return found ?? { ms: NaN, what: `${reply.status} ${come.slice(0, 200)}` };
}

async function give(app: App, resume: string): Promise<void> {
  const url = app.url.replace('/free/chat', `/interviews/${app.session}/material`);
  const reply = await fetch(url, {
    method: 'PUT',
    headers: { ...app.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ resume_summary: resume }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
}

const times: Record<'fresh' | 'given' | 'read', number[]> = { fresh: [], given: [], read: [] };
const others: string[] = [];
const model = await startChatService(async (call) => {
  await delay(SILENT_MS);
  answerCall(call, 'Well.');
});
let next = 0;
for (let round = 0; round < starts; round += 1) {
  const app = await start('pythia.ts', model.baseUrl.replace(/\/v1$/, ''));
  const measure = async (kind: keyof typeof times, question: string): Promise<void> => {
    const { ms, what } = await firstOf(app, question);
    times[kind].push(ms);
    if (what !== 'cue') others.push(`${kind}: ${what}`);
  };
  for (let at = 0; at < questions; at += 1) {
    const question = QUESTIONS[at % QUESTIONS.length]!;
    await give(app, `Work: ${resumes[next++ % resumes.length]}`);
    await measure(at === 0 ? 'fresh' : 'given', question);
    if (at % 2 === 1) await measure('read', question.replace('time', 'day'));
  }
  app.child.kill();
}
await model.close();

const atMost = (values: number[], share: number): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN);
console.table(
  Object.fromEntries(
    Object.entries(times).map(([kind, ms]) => [
      kind,
      { questions: ms.length, p50: atMost(ms, 0.5), p95: atMost(ms, 0.95), most: atMost(ms, 1) },
    ]),
  ),
);
if (others.length > 0) console.log(`no cue: ${others.join(' · ')}`);
if (Math.max(...Object.values(times).flat()) > MOST_MS) process.exitCode = 1;
