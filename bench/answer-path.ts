import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { scriptedRecogniser } from '../e2e/scripted-recogniser.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDependencies } from '../server/src/dependencies.ts';
import {
  beginAnswer,
  chunkEvent,
  doneEvent,
  finishEvent,
  startChatService,
} from '../server/testing/chat-service.ts';
import { signInNewUser } from '../server/testing/sign-in-new-user.ts';

/**
 * Counts files that a Get Answer enters from its key to its model's first word, by V8 coverage.
 * node bench/answer-path.ts [--list] [--ahead: an answer begun before its key]
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORK = 'Work: Head Baker, Rye & Co., 2019 - 2021\n- Cut flour waste by 20% by weighing every batch.';
const SPOKEN = process.argv.includes('--ahead')
  ? 'Tell me about a time when you reduced waste.'
  : 'Our bakers throw away a lot of flour every week.';
const FIRST_WORDS = 'Fewer sacks were lost';
/** The coach is done by then. */
const THINKS_MS = 2_000;
const IDLE_MS = 4_000;
/** Longer than a server waits with its upkeep. */
const IDLE_TIMES = 9;
const SOUND_BYTES = 3_200;
const HOUR_MS = 3_600_000;

/** No steps of the path: libraries, the coach's insides, who hears of an answer, drawing. */
const BESIDE = [
  /^server\/src\/(coach\/(?!answer)|(core|db|inference|proof|question-detector)\/|asking\/support-lines)/,
  /^web\/src\/(browser\/|ui\/|api\/json-object)/,
  /^server\/src\/features\/(interviews\/feed|answers\/by-itself|answers\/early-cue|transcription)\//,
  /\/timeline\/(answers-under-way|other-processes|question-steps|session-questions|start-timelines)\.ts$/,
  /^server\/src\/http\/(message-sender|open-sockets|token-checks)\.ts$/,
  /^web\/src\/(customization|interviews|listening)\/|\/told-/,
  /^web\/src\/(features\/copilot\/(by-itself|ending|restoring|second-screen)\/|transcript\/question\/found)/,
  /(?<!copilot-screen)\.tsx$|\/use-|^web.*-words\.ts$|\/(live-voice|session-style)\.ts$/,
  /^web\/src\/answers\/(beats|caret|character-references|gaps|proof-token|token-renderers)\.ts$/,
];

/** The first range is the whole function. */
interface Script {
  url: string;
  functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
}
type Post = (method: string, params?: object) => Promise<unknown>;

async function beginCoverage(post: Post): Promise<void> {
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/** Calls since the last time, by file and function. */
async function callsIn(post: Post, fileOf: (url: URL) => string): Promise<[string, number][]> {
  const { result } = (await post('Profiler.takePreciseCoverage')) as { result: Script[] };
  return result
    .filter(({ url }) => URL.canParse(url))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges: [whole] }): [string, number] => [
        `${fileOf(new URL(url))} ${functionName} ${whole!.startOffset}`,
        whole!.count,
      ]),
    )
    .filter(([place, count]) => count > 0 && /^(server|web)\/src\//.test(place));
}

const dataDir = mkdtempSync(join(tmpdir(), 'pythia-bench-'));
const isSeen = Promise.withResolvers<void>();
const service = await startChatService(async (call) => {
  await delay(THINKS_MS);
  beginAnswer(call, `${FIRST_WORDS} `);
  await isSeen.promise;
  call.response.end(chunkEvent('at Rye & Co.') + finishEvent + doneEvent);
});
const config = readConfig({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  SPEECH_ENGINE: 'none',
  OPENAI_BASE_URL: service.baseUrl,
  OPENAI_API_KEY: 'key-1',
});
const inspector = new Session();
inspector.connect();
const server: Post = (method, params) => inspector.post(method as never, params as never);
await beginCoverage(server);

const recogniser = scriptedRecogniser();
const dependencies = await openDependencies(config);
await migrate(dependencies.db);
const app = await buildApp({ ...dependencies, recogniser, isBehind: () => false });
const target = await app.listen({ port: 0, host: '127.0.0.1' });
const user = await signInNewUser({ dependencies, clock: dependencies.clock });
await dependencies.db
  .updateTable('users')
  .set({ subscription_ends_at: Date.now() + HOUR_MS })
  .where('id', '=', user.userId)
  .execute();
const started = await fetch(`${target}/api/v1/openai/start-session`, {
  method: 'POST',
  headers: { ...user.headers, 'content-type': 'application/json' },
  body: JSON.stringify({ duration_choice: 1, resume_summary: WORK }),
});
const { thread_id: id, expires_at: until } = (await started.json()) as Record<string, string>;
const streamQuery = new URLSearchParams({ token: user.token, thread_id: id! });
const stream = new WebSocket(`${target.replace('http', 'ws')}/api/v1${TRANSCRIBE_PATHS.paid}?${streamQuery}`);
await once(stream, 'open');
recogniser.hear(SPOKEN);
stream.send(new Uint8Array(SOUND_BYTES));

const proxy = { target, ws: true };
const vite = await createServer({
  root: join(ROOT, 'web'),
  logLevel: 'silent',
  server: { port: 0, host: '127.0.0.1', proxy: { '/api': proxy, '/healthz': proxy } },
});
await vite.listen();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.addInitScript((token) => localStorage.setItem('authToken', token), user.token);
const windowQuery = new URLSearchParams({ threadId: id!, expiresAt: until! });
await page.goto(`${vite.resolvedUrls!.local[0]!}dashboard/copilot?${windowQuery}`);
await page.getByText(SPOKEN).first().waitFor({ timeout: 120_000 });
await dependencies.vectorOf(SPOKEN); // queued behind what is read ahead
const devtools = await page.context().newCDPSession(page);
const pageCoverage: Post = (method, params) => devtools.send(method as never, params as never);
await beginCoverage(pageCoverage);

const calls = async (): Promise<[string, number][]> => [
  ...(await callsIn(server, (url) => (url.protocol === 'file:' ? relative(ROOT, fileURLToPath(url)) : ''))),
  ...(await callsIn(pageCoverage, ({ pathname }) => `web${pathname}`)),
];
await delay(IDLE_MS);
await calls();
const idle = new Map<string, number>();
for (let time = 0; time < IDLE_TIMES; time += 1) {
  await delay(IDLE_MS);
  for (const [place, count] of await calls()) idle.set(place, Math.max(count, idle.get(place) ?? 0));
}
await page.keyboard.press('Space');
await page.getByText(FIRST_WORDS).first().waitFor();
const ran = (await calls()).filter(([place, count]) => count > (idle.get(place) ?? 0));
isSeen.resolve();

const entered = [...new Set(ran.map(([place]) => place.split(' ', 1)[0]!))].toSorted();
const path = entered.filter((file) => !BESIDE.some((beside) => beside.test(file)));
const ofPage = path.filter((file) => file.startsWith('web/')).length;
console.log(
  `${path.length} files: ${ofPage} of the page, ${path.length - ofPage} of the server; ${entered.length - path.length} beside`,
);
if (process.argv.includes('--list')) console.log(path.join('\n'));
stream.close();
await browser.close();
await vite.close();
await app.close();
await dependencies.close();
await service.close();
inspector.disconnect();
rmSync(dataDir, { recursive: true });
