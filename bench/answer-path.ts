import { Session } from 'node:inspector/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDependencies } from '../server/src/dependencies.ts';
import { answerCall, startChatService } from '../server/testing/chat-service.ts';
import { interviewCalls } from '../server/testing/interview-calls.ts';
import { signInNewUser } from '../server/testing/sign-in-new-user.ts';

/**
 * Lists server files that run between a Get Answer call and its stream's end, by V8 coverage, with a model by
 * key and proof.
 * node bench/answer-path.ts [--list]
 */
const SOURCE = fileURLToPath(new URL('../server/src/', import.meta.url));
const WORK = 'Head Baker, Rye & Co., 2019 - 2021\n- Cut flour waste by 20% by weighing every batch.';
const QUESTION = 'Tell me about a time when you reduced waste.';
/** The coach is done by then. */
const THINKS_MS = 2_000;
const SAID = [
  'I cut ',
  'flour waste ',
  'by 20% ',
  'at Rye & Co. ',
  'in 2020. ',
  'We won an award ',
  'for it.',
];

/** The first range is the whole function. */
interface Coverage {
  result: { url: string; functions: { ranges: { count: number }[] }[] }[];
}
type Post = (method: string, params?: object) => Promise<unknown>;

const session = new Session();
session.connect();
const threads = new Map<string, Post>([
  ['server', (method, params) => session.post(method as never, params as never)],
]);

async function beginCoverage(post: Post): Promise<void> {
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/** Inspector channels to worker threads. */
function listenToWorkers(): Promise<unknown> {
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
    const name = `${workerInfo.title} ${sessionId}`;
    const post: Post = (method, params = {}) => {
      const id = ++lastId;
      const message = JSON.stringify({ id, method, params });
      const replied = new Promise((resolve) => waiting.set(id, resolve));
      void session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
      return replied;
    };
    threads.set(name, post);
    void beginCoverage(post);
  });
  session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  return session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
}

async function filesEntered(post: Post): Promise<string[]> {
  const { result } = (await post('Profiler.takePreciseCoverage')) as Coverage;
  return result
    .filter(({ url }) => url.startsWith('file:') && fileURLToPath(url).startsWith(SOURCE))
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0))
    .map(({ url }) => relative(SOURCE, fileURLToPath(url)))
    .toSorted();
}

const dataDir = mkdtempSync(join(tmpdir(), 'pythia-bench-'));
const service = await startChatService(async (call) => {
  await delay(THINKS_MS);
  answerCall(call, ...SAID);
});
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  SPEECH_ENGINE: 'none',
  OPENAI_BASE_URL: service.baseUrl,
  OPENAI_API_KEY: 'key-1',
});
await listenToWorkers();
await beginCoverage(threads.get('server')!);
const dependencies = await openDependencies(config);
await migrate(dependencies.db);
const app = await buildApp(dependencies);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const user = await signInNewUser({ dependencies, clock: dependencies.clock });
const calls = interviewCalls({ app }, user);
const ask = async (session_id: string, message: string): Promise<string> => {
  const reply = await fetch(`${url}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ session_id, message }),
  });
  return reply.text();
};
const interview = await calls.start({ resume_summary: WORK });
await ask(interview, 'Why do you bake?');
await dependencies.vectorOf(QUESTION); // queued behind what is read ahead
for (const post of threads.values()) await filesEntered(post);
await ask(interview, QUESTION);
for (const [name, post] of threads) {
  const files = await filesEntered(post);
  if (files.length === 0) continue;
  const proving = files.filter((file) => file.startsWith('proof/')).length;
  console.log(`${name}: ${files.length} files, ${proving} of them of the proof`);
  if (process.argv.includes('--list')) console.log(files.join('\n'));
}
await app.close();
await dependencies.close();
await service.close();
session.disconnect();
rmSync(dataDir, { recursive: true });
