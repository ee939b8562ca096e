import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { systemClock } from '#core/clock.ts';
import { joined, silence } from '#providers/speech/testing/audio-sources.ts';
import { serveDeepgram } from '#providers/speech/testing/local-deepgram.ts';
import type { SocketServer } from '#providers/speech/testing/socket-server.ts';
import { TONE_SAMPLES } from '#providers/speech/testing/tone-samples.ts';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { ReplayingClient } from '#testing/replaying-client.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { voice } from '#testing/voices.ts';

const SECRET_KEY = 'a secret of thirty-two characters or more';
const MAIN = join(import.meta.dirname, '../../main.ts');

let database: TestDatabase;
let service: SocketServer;
let port: number;
let server: ChildProcess;
beforeAll(async () => {
  [database, service, port] = await Promise.all([openTestDatabase(), serveDeepgram('key'), freePort()]);
});
afterEach(() => stop('SIGKILL')); // the next test uses its port
afterAll(async () => {
  await service.close();
  await database.drop();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}

/** As an operator starts it, killable. */
async function start(engine: string): Promise<void> {
  const { config } = database;
  server = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'development',
      PORT: `${port}`,
      SECRET_KEY,
      RATE_LIMIT_FACTOR: '1000',
      SPEECH_ENGINE: engine,
      SPEECH_MODELS: 'moonshine',
      SPEECH_MODEL_DIR: MODELS_DIRECTORY,
      DEEPGRAM_API_KEY: 'key',
      DEEPGRAM_URL: service.url,
      ...(config.kind === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of server.stdout!) if (String(text).includes('is ready')) return;
  throw new Error('the server did not start');
}

async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  server.kill(signal);
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

async function joinSession(audio: Int16Array): Promise<ReplayingClient> {
  const dependencies = { db: database.db, secret: SECRET_KEY, config: { trials: { count: 1 } } };
  const { headers, token } = await signInNewUser({ dependencies, clock: systemClock });
  const api = `127.0.0.1:${port}/api/v1/free`;
  const reply = await fetch(`http://${api}/create-session`, { method: 'POST', headers });
  const { session_id } = (await reply.json()) as { session_id: string };
  const client = new ReplayingClient(`ws://${api}/transcribe?token=${token}&session_id=${session_id}`, audio);
  await client.connect();
  return client;
}

/** Another stream's silence report started later. */
async function reportsAreOut(): Promise<void> {
  const quiet = silence(40);
  const other = await joinSession(quiet);
  other.sendUntil(quiet.length);
  await other.until(() => other.heard > 0);
  other.terminate();
}

/** Models may hear commas elsewhere. */
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z ]/g, '');

/** Breaks mid-sentence, and restores the server. */
const BREAKS = {
  'a cut connection': async (_engine: string, client: ReplayingClient) => client.terminate(),
  'a killed server': async (engine: string) => {
    await stop('SIGKILL');
    await start(engine);
  },
  'a restarted server': async (engine: string) => {
    await stop('SIGTERM');
    await start(engine);
  },
};

const ENGINES = {
  deepgram: async () => [TONE_SAMPLES[0].audio, TONE_SAMPLES[1].audio],
  sherpa: async () => [voice('austen-0930').audio, voice('austen-0920').audio],
};

/** Engines do not use the database: decode real words once. */
const isSqlite = inject('database') === 'sqlite';

test.each([
  ['deepgram', ['a cut connection', 'a killed server', 'a restarted server']],
  ...(isSqlite ? ([['sherpa', ['a killed server']]] as const) : []),
] as const)(
  'the words that %s hears are the same after %s in mid-sentence, each once',
  { timeout: 120_000 },
  async (engine, breaks) => {
    const [first, second] = (await ENGINES[engine]()) as [Int16Array, Int16Array];
    const before = joined(silence(2), first, silence(3));
    const audio = joined(before, second, silence(3));
    await start(engine);
    const undisturbed = await joinSession(audio);
    await undisturbed.finish();
    expect(undisturbed.transcripts).toHaveLength(2);

    for (const broken of breaks) {
      const client = await joinSession(audio);
      client.sendUntil(before.length + second.length / 2);
      await client.until(() => client.transcripts.length > 0);
      await reportsAreOut();
      await BREAKS[broken](engine, client);
      await client.closed;
      await client.connect();
      await client.finish();
      expect({ broken, said: client.transcripts.map(letters) }).toEqual({
        broken,
        said: undisturbed.transcripts.map(letters),
      });
    }
    await stop('SIGTERM');
  },
);
