// An hour in a call, in the real application in a real browser: a spoken question every half minute, the key behind
// it, and a disturbance in the middle of one every ten minutes. What is kept in memory, and which words were lost.
// node web/build.ts && MINUTES=60 node bench/in-a-call/hour.ts [picture.svg]
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { dropSockets, freezeApp, killApp, openNetwork } from '../../e2e/outages.ts';
import { runApp } from '../../e2e/run-app.ts';
import { childrenOf, commandOf } from '../../server/src/providers/speech/testing/child-processes.ts';
import { CASES } from '../spoken-questions/cases.ts';
import { speakCase } from '../spoken-questions/sound.ts';
import { type Missed, missedOf, shareOf } from '../spoken-questions/words.ts';
import { linesOf, openBrowser, openCopilot, openMeeting } from './call.ts';
import { drawOverMinutes } from './small-multiples.ts';

const MINUTES = Number(process.env['MINUTES'] ?? 60);
const PICTURE = process.argv[2] ?? 'hour.svg';
const QUESTION_EVERY_MS = 30_000;
const DISTURBED_EVERY_MINUTES = 10;
/** Into the question, when it is disturbed. */
const MIDWAY_MS = 2_000;
const KEY_AFTER_MS = 400;
/** Of the server's memory, from minute 15 to the end. */
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

/** Of the window, without garbage, and of the application's processes. */
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
  share: number;
  repeated: number;
}

/** Seconds of sound that the transcript says were not heard. */
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

const endApp = await runApp('pocketsphinx');
const browser = await openBrowser();
try {
  const context = await browser.newContext({ baseURL: origin });
  const meeting = await openMeeting(
    context,
    sounds.map(({ wav }) => wav),
  );
  const { popup, dashboard } = await openCopilot(context, 'paid', { origin, durationChoice: 3 });
  let answers = 0;
  popup.on('response', (response) => void (answers += Number(response.url().endsWith('/openai/stream'))));
  const samples: Sample[] = [await sample(popup, dashboard)];
  const asked: Asked[] = [];
  const marks: { minute: number; name: string }[] = [];
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
    const before = (await linesOf(popup)).length;
    const endAt = (await meeting.play(place)) + sounds[place]!.questionMs;
    if (disturbance) {
      marks.push({ minute, name: disturbance.name });
      await delay(MIDWAY_MS);
      await disturbance.disturb(popup);
    }
    await delay(Math.max(0, endAt + KEY_AFTER_MS - performance.now()));
    await popup.keyboard.press('Space');
    await delay(Math.max(0, beganAt + (n + 0.95) * QUESTION_EVERY_MS - performance.now()));
    const lines = (await linesOf(popup)).slice(before);
    asked.push({
      place,
      disturbance: disturbance?.name ?? '',
      share: shareOf(said[place]!, lines.join(' ')),
      ...missedOf(said[place]!, lines.join(' ')),
      repeated: lines.filter((line, at) => at > 0 && line === lines[at - 1]).length,
    });
    console.log(`${minute} ${disturbance?.name ?? ''} | ${said[place]} | ${lines.join(' / ')}`);
  }
  samples.push(await sample(popup, dashboard));
  report(samples, asked, marks, answers, await unheardSeconds(popup));
  await context.close();
  meeting.close();
} finally {
  await browser.close();
  await endApp();
  network.close();
}

function report(
  samples: readonly Sample[],
  asked: readonly Asked[],
  marks: readonly { minute: number; name: string }[],
  answers: number,
  unheard: number,
): void {
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
  const disturbed = asked.filter(({ disturbance }) => disturbance !== '');
  console.table(
    disturbed.map(({ place, disturbance, share, misheard, lost, repeated }) => ({
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
      'lines repeated': repeated,
    })),
  );
  const more = (what: keyof Missed): number =>
    disturbed.reduce((sum, each) => sum + Math.max(0, each[what] - usual(asked, each.place, what)), 0);
  const lost = more('lost');
  const repeated = asked.reduce((sum, each) => sum + each.repeated, 0);
  console.log(
    `questions ${asked.length}, answers ${answers}, words lost ${lost}, misheard ${more('misheard')}, lines repeated ${repeated}, seconds of sound not heard ${unheard}`,
  );
  const undisturbed = asked.filter(({ disturbance }) => disturbance === '');
  console.log(
    `undisturbed: ${undisturbed.reduce((sum, { lost }) => sum + lost, 0)} words lost, ${undisturbed.reduce((sum, { misheard }) => sum + misheard, 0)} misheard in ${undisturbed.length} questions`,
  );
  const grown = samples.at(-1)!.serverMegabytes / samples[Math.min(15, samples.length - 1)]!.serverMegabytes;
  console.log(`server's memory against minute 15: ${grown.toFixed(2)} (limit ${MOST_GROWTH})`);
  if (lost > 0 || unheard > 0 || repeated > 0 || grown > MOST_GROWTH) process.exitCode = 1;
}

/** What became of a question's words each time that nothing disturbed it: what the recogniser by itself makes of them. */
const undisturbedOf = (asked: readonly Asked[], place: number, what: 'share' | keyof Missed): number[] =>
  asked.filter((each) => each.place === place && each.disturbance === '').map((each) => each[what]);

/** The median of it. */
function usual(asked: readonly Asked[], place: number, what: keyof Missed): number {
  const values = undisturbedOf(asked, place, what).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
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
