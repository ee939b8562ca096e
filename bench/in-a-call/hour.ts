// An hour in a call in a real browser: a question and key each half minute, a disturbance each ten; memory and
// lost words. Use a quiet machine: a busy one distorts tab sound.
// node web/build.ts && MINUTES=60 node bench/in-a-call/hour.ts [picture.svg]
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { wavSamples } from '../../e2e/correlation.ts';
import { dropSockets, freezeApp, killApp, openNetwork } from '../../e2e/outages.ts';
import { runApp } from '../../e2e/run-app.ts';
import { childrenOf, commandOf } from '../../server/src/providers/speech/testing/child-processes.ts';
import { CASES } from '../spoken-questions/cases.ts';
import { speakCase } from '../spoken-questions/sound.ts';
import { type Missed, missedOf, shareOf } from '../spoken-questions/words.ts';
import { hearCold } from './hear-cold.ts';
import { linesShown, openBrowser, openCallCopilot, openCallMeeting } from './call.ts';
import { drawOverMinutes } from './small-multiples.ts';
import { type Arrived, arrivedOf, listenBehind } from './sound-heard.ts';

const MINUTES = Number(process.env['MINUTES'] ?? 60);
const PICTURE = process.argv[2] ?? 'hour.svg';
const QUESTION_EVERY_MS = 30_000;
const DISTURBED_EVERY_MINUTES = 10;
/** Milliseconds into the question. */
const MIDWAY_MS = 2_000;
const KEY_AFTER_MS = 400;
/** Server memory from minute 15 on. */
const MOST_GROWTH = 1.5;

const network = await openNetwork();
const { origin } = network;

const DISTURBANCES: { name: string; disturb: (popup: Page) => Promise<unknown> | void }[] = [
  { name: 'sockets dropped', disturb: dropSockets },
  { name: 'server killed', disturb: killApp },
  {
    name: 'server still for 10 s',
    disturb: async () => {
      const goOn = freezeApp();
      await delay(10_000);
      goOn();
    },
  },
  {
    name: 'network swallows for 15 s',
    disturb: async () => {
      network.cut();
      await delay(15_000);
      network.mend();
    },
  },
  { name: 'window reloaded', disturb: (popup) => popup.reload() },
];

interface Sample {
  pageMegabytes: number;
  nodes: number;
  listeners: number;
  workers: number;
  serverMegabytes: number;
  decoders: number;
}

/** Window without garbage, and processes. */
async function sample(popup: Page, dashboard: Page): Promise<Sample> {
  const session = await popup.context().newCDPSession(popup);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage');
  const counters = await session.send('Memory.getDOMCounters');
  await session.detach();
  const app = childrenOf(process.pid).find((pid) => commandOf(pid).includes('app-under-test'));
  return {
    pageMegabytes: (usedSize + embedderHeapUsedSize) / 1e6,
    nodes: counters.nodes,
    listeners: counters.jsEventListeners,
    workers: popup.workers().length + dashboard.workers().length,
    serverMegabytes: app === undefined ? 0 : residentMegabytes(app),
    decoders: app === undefined ? 0 : childrenOf(app).length,
  };
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

interface Asked extends Missed {
  place: number;
  disturbance: string;
  /** Recogniser's sound until the next question. */
  heard: Int16Array;
  share: number;
  repeated: number;
}

/** Marked as unheard in the transcript. */
async function unheardSeconds(popup: Page): Promise<number> {
  const gaps = await popup
    .getByRole('log')
    .getByText(/^\d+ s not heard$/)
    .allTextContents();
  return gaps.reduce((sum, gap) => sum + Number.parseInt(gap), 0);
}

const cases = CASES.map((spoken) => ({ ...spoken, trail: 'nothing' as const }));
const sounds = cases.map(speakCase);
const said = cases.map(({ sentences }) => sentences.join(' '));

const endApp = await runApp('local');
const browser = await openBrowser();
try {
  const context = await browser.newContext({ baseURL: origin });
  const meeting = await openCallMeeting(
    context,
    sounds.map(({ wav }) => wav),
  );
  const { popup, dashboard } = await openCallCopilot(context, 'paid', { origin, durationChoice: 3 });
  let answers = 0;
  popup.on('response', (response) => void (answers += Number(response.url().endsWith('/openai/stream'))));
  const samples: Sample[] = [await sample(popup, dashboard)];
  const asked: Asked[] = [];
  const marks: { minute: number; name: string }[] = [];
  const heardSince = listenBehind();
  const beganAt = performance.now();
  for (let n = 0; n < (MINUTES * 60_000) / QUESTION_EVERY_MS; n += 1) {
    await delay(Math.max(0, beganAt + n * QUESTION_EVERY_MS - performance.now()));
    const minute = (n * QUESTION_EVERY_MS) / 60_000;
    if (n > 0 && Number.isInteger(minute)) samples.push(await sample(popup, dashboard));
    const isDisturbed = minute > 0 && minute % DISTURBED_EVERY_MINUTES === 0;
    const disturbance = isDisturbed
      ? DISTURBANCES[(minute / DISTURBED_EVERY_MINUTES - 1) % DISTURBANCES.length]
      : undefined;
    const place = n % cases.length;
    const before = (await linesShown(popup)).length;
    const endAt = (await meeting.play(place)) + sounds[place]!.questionMs;
    if (disturbance) {
      marks.push({ minute, name: disturbance.name });
      await delay(MIDWAY_MS);
      await disturbance.disturb(popup);
    }
    await delay(Math.max(0, endAt + KEY_AFTER_MS - performance.now()));
    await popup.keyboard.press('Space');
    await delay(Math.max(0, beganAt + (n + 0.95) * QUESTION_EVERY_MS - performance.now()));
    const lines = (await linesShown(popup)).slice(before);
    asked.push({
      place,
      disturbance: disturbance?.name ?? '',
      heard: await heardSince(),
      share: shareOf(said[place]!, lines.join(' ')),
      ...missedOf(said[place]!, lines.join(' ')),
      repeated: lines.filter((line, at) => at > 0 && line === lines[at - 1]).length,
    });
    console.log(`${minute} ${disturbance?.name ?? ''} | ${said[place]} | ${lines.join(' / ')}`);
  }
  samples.push(await sample(popup, dashboard));
  const unheard = await unheardSeconds(popup);
  await context.close();
  meeting.close();
  await report(samples, asked, marks, answers, unheard);
} finally {
  await browser.close();
  await endApp();
  network.close();
}

async function report(
  samples: readonly Sample[],
  asked: readonly Asked[],
  marks: readonly { minute: number; name: string }[],
  answers: number,
  unheard: number,
): Promise<void> {
  const series = (Object.keys(samples[0]!) as (keyof Sample)[]).map((name) => ({
    name,
    values: samples.map((each) => each[name]),
  }));
  writeFileSync(PICTURE, drawOverMinutes(series, marks));
  const every = [0, 1, 2, 3, 4, 5, 6].map((n) => Math.round((n / 6) * (samples.length - 1)));
  console.table(
    Object.fromEntries(
      series.map(({ name, values }) => [
        name,
        Object.fromEntries(every.map((at) => [`min ${at}`, Math.round(values[at]! * 10) / 10])),
      ]),
    ),
  );
  const all = asked.map((each, n) => ({ ...each, sound: soundOf(each, asked[n + 1]) }));
  const disturbed = all.filter(({ disturbance }) => disturbance !== '');
  const cold = new Map<number, Missed[]>();
  for (const { place } of disturbed) {
    const heard = await hearCold(wavSamples(sounds[place]!.wav));
    cold.set(
      place,
      heard.map((text) => missedOf(said[place]!, text)),
    );
  }
  console.table(
    disturbed.map(({ place, disturbance, share, misheard, lost, sound, repeated }) => ({
      disturbance,
      'words heard': `${Math.round(share * 100)} %`,
      'the same question undisturbed': undisturbedRange(
        asked,
        place,
        'share',
        (share) => `${Math.round(share * 100)} %`,
      ),
      misheard: `${misheard} (else ${undisturbedRange(asked, place, 'misheard')})`,
      lost: `${lost} (else ${undisturbedRange(asked, place, 'lost')})`,
      'lost by a cold decoder': cold
        .get(place)!
        .map((missed) => missed.lost)
        .join(' '),
      'sound lost': `${sound.lost} of ${sound.pieces}`,
      'lines repeated': repeated,
    })),
  );
  const usual = (what: keyof Missed, place: number): number => median(undisturbedOf(asked, place, what));
  const most = (what: keyof Missed, place: number): number =>
    Math.max(0, ...undisturbedOf(asked, place, what), ...cold.get(place)!.map((missed) => missed[what]));
  const beyond = (what: keyof Missed, limit: typeof usual): number =>
    disturbed.reduce((sum, each) => sum + Math.max(0, each[what] - limit(what, each.place)), 0);
  const repeated = asked.reduce((sum, each) => sum + each.repeated, 0);
  const lost = beyond('lost', most);
  const soundLost = disturbed.reduce((sum, { sound }) => sum + sound.lost, 0);
  console.log(
    `questions ${asked.length}, answers ${answers}, half seconds of speech lost to a disturbance ${soundLost}, words lost beyond what the same question loses undisturbed or by a cold decoder at most ${lost}, lines repeated ${repeated}, seconds of sound not heard ${unheard}`,
  );
  console.log(
    `beyond the median of the same question undisturbed: ${beyond('lost', usual)} lost, ${beyond('misheard', usual)} misheard`,
  );
  const undisturbed = all.filter(({ disturbance }) => disturbance === '');
  const sum = (of: (each: (typeof all)[number]) => number): number =>
    undisturbed.reduce((total, each) => total + of(each), 0);
  console.log(
    `undisturbed: ${sum(({ lost }) => lost)} words lost, ${sum(({ misheard }) => misheard)} misheard in ${undisturbed.length} questions; ${sum(({ sound }) => sound.lost)} of ${sum(({ sound }) => sound.pieces)} half seconds of speech not whole`,
  );
  const grown = samples.at(-1)!.serverMegabytes / samples[Math.min(15, samples.length - 1)]!.serverMegabytes;
  console.log(`server's memory against minute 15: ${grown.toFixed(2)} (limit ${MOST_GROWTH})`);
  if (soundLost > 0 || lost > 0 || unheard > 0 || repeated > 0 || grown > MOST_GROWTH) process.exitCode = 1;
}

/** The recogniser's own misses, undisturbed. */
function undisturbedOf(asked: readonly Asked[], place: number, what: 'share' | keyof Missed): number[] {
  return asked.filter((each) => each.place === place && each.disturbance === '').map((each) => each[what]);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Includes sound held up until the next question. */
function soundOf({ place, heard }: Asked, next: Asked | undefined): Arrived {
  return arrivedOf(wavSamples(sounds[place]!.wav), Int16Array.from([...heard, ...(next?.heard ?? [])]));
}

function undisturbedRange(
  asked: readonly Asked[],
  place: number,
  what: 'share' | keyof Missed,
  write: (value: number) => string = String,
): string {
  const values = undisturbedOf(asked, place, what);
  if (values.length === 0) return 'not asked';
  return `${write(Math.min(...values))} to ${write(Math.max(...values))}`;
}
