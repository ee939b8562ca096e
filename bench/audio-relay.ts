import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  FRAMES_PER_SECOND,
  type FromLoad,
  type FromServer,
  type ToLoad,
  type ToServer,
  type Usage,
} from './audio-relay/protocol.ts';

/**
 * Transcription socket with a speech adapter against a bare relay: 10 frames of 3,200 bytes a second and
 * stream, CPU by process, rounds in turns.
 */
const STREAMS = 300;
const SECONDS = 4;
const ROUNDS = 4;
/** Excludes compilation: servers run for weeks. */
const WARM_UP_SECONDS = 6;
const AIMS = { streams: 0.77, cpu: 1.3, rss: 1.25 };

const children: ChildProcess[] = [];

async function start<T>(file: string, args: string[] = []): Promise<{ child: ChildProcess; hello: T }> {
  const child = fork(new URL(`./audio-relay/${file}`, import.meta.url), args, { execArgv: ['--expose-gc'] });
  children.push(child);
  return { child, hello: await reply<T>(child) };
}

const reply = async <T>(child: ChildProcess): Promise<T> => ((await once(child, 'message')) as [T])[0];

async function ask<T>(child: ChildProcess, message: object): Promise<T> {
  const answer = reply<T>(child);
  child.send(message);
  return answer;
}

const load = await start<Extract<FromLoad, { sinkUrl: string }>>('load.ts');
const askLoad = <T extends FromLoad>(message: ToLoad): Promise<T> => ask<T>(load.child, message);
const usageOf = (child: ChildProcess, { collect }: ToServer = { collect: false }): Promise<Usage> =>
  ask<Usage>(child, { collect });

/** A server with streams, and memory once audio flows. */
async function prepare(name: string, file: string) {
  const { child, hello } = await start<Extract<FromServer, { port: number }>>(file, [load.hello.sinkUrl]);
  const before = await usageOf(child, { collect: true });
  const urls = Array.from(
    { length: STREAMS },
    (_, i) => `ws://127.0.0.1:${hello.port}/api/v1/free/transcribe?token=user-${i}&session_id=s`,
  );
  const { group } = await askLoad<Extract<FromLoad, { group: number }>>({ do: 'connect', urls });
  await askLoad({ do: 'send', group, seconds: WARM_UP_SECONDS });
  const after = await usageOf(child, { collect: true });
  return {
    name,
    child,
    group,
    rssPerStream: (after.rssBytes - before.rssBytes) / STREAMS,
    rounds: [] as Round[],
  };
}

interface Round {
  cpuPerFrame: number;
  p50Ms: number;
  p99Ms: number;
  lost: number;
}

async function measure(server: Awaited<ReturnType<typeof prepare>>): Promise<void> {
  const before = await usageOf(server.child);
  const sent = await askLoad<Extract<FromLoad, { frames: number }>>({
    do: 'send',
    group: server.group,
    seconds: SECONDS,
  });
  const after = await usageOf(server.child);
  const cpuPerFrame = (after.cpuMicroseconds - before.cpuMicroseconds) / sent.frames;
  server.rounds.push({ cpuPerFrame, p50Ms: sent.p50Ms, p99Ms: sent.p99Ms, lost: sent.frames - sent.arrived });
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function summary({ name, rounds, rssPerStream }: Awaited<ReturnType<typeof prepare>>) {
  const cpu = median(rounds.map((round) => round.cpuPerFrame));
  return {
    name,
    cpu,
    streams: 1_000_000 / (cpu * FRAMES_PER_SECOND),
    p50: median(rounds.map((round) => round.p50Ms)),
    p99: median(rounds.map((round) => round.p99Ms)),
    rss: rssPerStream,
    lost: rounds.reduce((sum, round) => sum + round.lost, 0),
  };
}

const verdict = (label: string, ratio: number, aim: string, met: boolean): void =>
  console.log(`${label}: ${ratio.toFixed(2)} of the bare relay (aim ${aim}) ${met ? 'met' : 'NOT MET'}`);

try {
  const bare = await prepare('bare ws relay', 'bare-relay.ts');
  const ours = await prepare('Pythia', 'our-server.ts');
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? [bare, ours] : [ours, bare];
    for (const server of order) await measure(server);
  }
  const [limit, result] = [summary(bare), summary(ours)];
  console.log(`${STREAMS} streams, ${ROUNDS} rounds of ${SECONDS} s each, medians`);
  console.table(
    Object.fromEntries(
      [limit, result].map((row) => [
        row.name,
        {
          'CPU µs/frame': row.cpu.toFixed(1),
          'streams/core': Math.round(row.streams),
          'p50 ms': row.p50.toFixed(2),
          'p99 ms': row.p99.toFixed(2),
          'KB/stream': (row.rss / 1_024).toFixed(0),
          'frames lost': row.lost,
        },
      ]),
    ),
  );
  const ratios = {
    cpu: median(ours.rounds.map((round, i) => round.cpuPerFrame / (bare.rounds[i]?.cpuPerFrame ?? NaN))),
    rss: result.rss / limit.rss,
  };
  verdict('streams per core', 1 / ratios.cpu, `≥ ${AIMS.streams}`, 1 / ratios.cpu >= AIMS.streams);
  verdict('CPU per frame', ratios.cpu, `≤ ${AIMS.cpu}`, ratios.cpu <= AIMS.cpu);
  verdict('memory per stream', ratios.rss, `≤ ${AIMS.rss}`, ratios.rss <= AIMS.rss);
} finally {
  for (const child of children) child.kill();
}
