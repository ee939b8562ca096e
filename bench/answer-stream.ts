import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Agent, request } from 'undici';

/**
 * `POST /free/chat` as text and as events against a bare node:http proxy on the same upstream. Aims: first byte
 * ≤ 1.1× at a 200 ms first token, CPU a token ≤ 1.5×, aborts reach the upstream within 100 ms.
 */
const ROUNDS = 3;
/** A round takes 0.1 s of CPU, easily doubled by other work. */
const CPU_ROUNDS = 15;
const STREAMS = 20;
const TOKENS = 200;
const ABORTS = 100;
const WARM_UP_ROUNDS = 40;
const LONG_WARM_UP_ROUNDS = 5;

interface Server {
  child: ChildProcess;
  url: string;
  headers: Record<string, string>;
  session: string;
}
interface Pace {
  tokens: number;
  firstMs: number;
  everyMs: number;
}

const agent = new Agent({ connections: 200, keepAliveTimeout: 60_000 });
const now = (): number => Number(process.hrtime.bigint()) / 1e6;
let lastId = 0;
const servers: Server[] = [];

async function start(file: string, ...args: string[]): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'answer-stream', file), args);
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`)));
  const [ready] = (await Promise.race([once(child, 'message'), died])) as [Omit<Server, 'child'>];
  died.catch(() => {}); // a later exit is no failure
  const server = { child, ...ready };
  servers.push(server);
  return server;
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu');
  return ((await once(child, 'message')) as [{ cpu: number }])[0].cpu;
}

/** The text orders the upstream's behaviour. */
async function ask(server: Server, pace: Pace, signal?: AbortSignal) {
  const id = ++lastId;
  const order = JSON.stringify({ id, ...pace });
  const asked = now();
  const { statusCode, body } = await request(server.url, {
    dispatcher: agent,
    method: 'POST',
    headers: { ...server.headers, 'content-type': 'application/json' },
    body: JSON.stringify(
      server.session ? { message: order, session_id: server.session } : { messages: [{ content: order }] },
    ),
    ...(signal && { signal }),
  });
  if (statusCode !== 200) throw new Error(`${server.url} answered ${statusCode}: ${await body.text()}`);
  body.on('error', () => {}); // an abort
  await once(body, 'readable');
  return { id, body, firstByteMs: now() - asked };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** One answer at a time. */
async function firstByte(server: Server, firstMs: number, times: number): Promise<number> {
  const measured: number[] = [];
  for (let n = 0; n < times; n++) {
    const { body, firstByteMs } = await ask(server, { tokens: 2, firstMs, everyMs: 1 });
    await body.dump();
    measured.push(firstByteMs);
  }
  return median(measured);
}

/** µs of the server's CPU an answer, with many running. */
async function cpuPerAnswer(server: Server, tokens: number): Promise<number> {
  const before = await cpuOf(server);
  await Promise.all(
    Array.from({ length: STREAMS }, async () => {
      const { body } = await ask(server, { tokens, firstMs: 20, everyMs: 10 });
      for await (const _piece of body);
    }),
  );
  return ((await cpuOf(server)) - before) / STREAMS;
}

/** Compiles: a fresh server takes twice the CPU. */
async function warmUp(server: Server): Promise<void> {
  for (let n = 0; n < WARM_UP_ROUNDS; n++) await cpuPerAnswer(server, 1);
  for (let n = 0; n < LONG_WARM_UP_ROUNDS; n++) await cpuPerAnswer(server, TOKENS);
}

/** @returns milliseconds until the upstream notices; Infinity: never */
async function cancellations(server: Server, upstream: ChildProcess): Promise<number[]> {
  const cancelledAt = new Map<number, number>();
  const note = ({ cancelled, at }: { cancelled: number; at: number }): void =>
    void cancelledAt.set(cancelled, at);
  upstream.on('message', note);
  const left = new Map<number, number>();
  for (let n = 0; n < ABORTS; n++) {
    const leave = new AbortController();
    const { id } = await ask(server, { tokens: 100_000, firstMs: 1, everyMs: 5 }, leave.signal);
    left.set(id, now());
    leave.abort();
  }
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  upstream.off('message', note);
  return [...left].map(([id, at]) => (cancelledAt.get(id) ?? Infinity) - at);
}

type Measured = Record<'bare' | 'text' | 'events', number>;

/** @param most aimed ratio of plain text */
const row = (what: string, { bare, text, events }: Measured, most?: number) => ({
  what,
  bare: bare.toFixed(1),
  text: text.toFixed(1),
  ratio: (text / bare).toFixed(2),
  aim: most === undefined ? '' : `≤ ${most}`,
  met: most === undefined ? '' : text / bare <= most ? 'yes' : 'NO',
  events: events.toFixed(1),
  'their ratio': (events / bare).toFixed(2),
});

async function repeat(
  servers: Record<keyof Measured, Server>,
  rounds: number,
  measure: (server: Server) => Promise<number>,
): Promise<Measured> {
  const results = { bare: [] as number[], text: [] as number[], events: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await measure(servers.bare));
    results.text.push(await measure(servers.text));
    results.events.push(await measure(servers.events));
  }
  return { bare: median(results.bare), text: median(results.text), events: median(results.events) };
}

try {
  const upstream = await start('upstream.ts');
  const bare = await start('bare-proxy.ts', upstream.url);
  const ours = await start('pythia.ts', upstream.url);
  const events = { ...ours, headers: { ...ours.headers, accept: 'text/event-stream' } };
  const all = { bare, text: ours, events };
  for (const server of Object.values(all)) await warmUp(server);
  const shortest = await repeat(all, CPU_ROUNDS, (server) => cpuPerAnswer(server, 1));
  const longest = await repeat(all, CPU_ROUNDS, (server) => cpuPerAnswer(server, TOKENS));
  const perToken = (which: keyof Measured) => (longest[which] - shortest[which]) / (TOKENS - 1);
  const real = await repeat(all, ROUNDS, (server) => firstByte(server, 200, 10));
  const bareMinimum = await repeat(all, ROUNDS, (server) => firstByte(server, 0, 100));
  const delays = await cancellations(ours, upstream.child);
  const inTime = delays.filter((delay) => delay <= 100).length / delays.length;

  console.table([
    row('first byte, upstream takes 200 ms (ms)', real, 1.1),
    row('first byte, upstream takes 0 ms (ms)', bareMinimum),
    row(
      'CPU per token (µs)',
      { bare: perToken('bare'), text: perToken('text'), events: perToken('events') },
      1.5,
    ),
    row('CPU per answer of one token (µs)', shortest),
    row(`CPU per answer of ${TOKENS} tokens (µs)`, longest),
  ]);
  console.log(
    `abandoned answers cancelled upstream within 100 ms: ${(inTime * 100).toFixed(0)} % of ${ABORTS} (aim 100 %),`,
    `median ${median(delays).toFixed(1)} ms, slowest ${Math.max(...delays).toFixed(1)} ms`,
  );
} finally {
  for (const { child } of servers) child.disconnect();
  await agent.destroy();
}
