// cost of each disturbance of a call: a spoken question in a shared tab, real application, real browser
// node web/build.ts && node bench/in-a-call/disturbances.ts [name …]
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { APP } from '../../e2e/app-address.ts';
import { endIn, sessionIn } from '../../e2e/end-session.ts';
import { killApp, openNetwork, type Network } from '../../e2e/outages.ts';
import { runApp } from '../../e2e/run-app.ts';
import { childrenOf, commandOf } from '../../server/src/providers/speech/testing/child-processes.ts';
import { CASES } from '../spoken-questions/cases.ts';
import { speakCase } from '../spoken-questions/sound.ts';
import { missedOf, shareOf } from '../spoken-questions/words.ts';
import { linesShown, openBrowser, openCallCopilot, openCallMeeting, type SpokenMeeting } from './call.ts';

/** Each meets other words. */
const RELOADED_AT_MS = [1_200, 1_600, 2_000, 2_400, 2_800, 3_200];
/** Milliseconds into the first sentence. */
const MIDWAY_MS = 2_000;
/** A recogniser's patience, on a busy machine. */
const SETTLED_AFTER_MS = 8_000;
const LONGEST_MS = 60_000;
/** A broken connection, by a window that asks for a sign of life. */
const NOTICED_AFTER_MS = 5_000;
/** Seconds left after the reload. */
const ENDS_IN_SECONDS = 20;
/** Milliseconds before the end at which a new share is made. */
const JUST_BEFORE_MS = 300;

const spoken = CASES[3]!;
const sound = speakCase({ ...spoken, trail: 'nothing' });
const said = spoken.sentences.join(' ');

interface Call {
  context: BrowserContext;
  network: Network;
  meeting: SpokenMeeting;
  dashboard: Page;
  popup: Page;
}

interface Outcome {
  /** Time until the window works again. */
  seconds?: number | undefined;
  /** Share of the question's words in its lines, of as much of it as could be heard. */
  words?: number;
  /** Words of the question in whose place its lines have another. */
  misheard?: number;
  /** Words of the question in whose place its lines have nothing. */
  lost?: number;
  /** Lines that stand twice. */
  twice?: number;
  remark?: string;
}

const CASES_OF_TROUBLE: Record<string, (call: Call) => Promise<Outcome>> = {
  nothing: async ({ popup, meeting }) => {
    await ask(meeting);
    return outcome(popup);
  },

  'the session opened in a second window': async ({ popup, meeting, context }) => {
    const second = await context.newPage();
    await second.goto(popup.url());
    await second.getByRole('log').waitFor();
    await delay(3_000);
    await ask(meeting);
    const stored = await storedLines(popup);
    return { ...(await wordsIn(second)), twice: repeated(stored) };
  },

  'three breaks in a row that nobody is told of': async ({ popup, meeting, network }) => {
    for (let n = 0; n < 3; n += 1) {
      network.swallow();
      await popup.evaluate(() => void window.dispatchEvent(new Event('online'))); // the window asks for a sign of life
      await delay(NOTICED_AFTER_MS);
    }
    const at = performance.now();
    await meeting.play(0);
    const isHeard = await until(async () => (await linesShown(popup)).length > 0);
    const seconds = isHeard ? secondsSince(at) : undefined;
    await delay(SETTLED_AFTER_MS);
    return { ...(await outcome(popup)), seconds, remark: isHeard ? '' : 'no line within a minute' };
  },

  'a clock that jumps by two hours': async ({ popup, meeting }) => {
    await popup.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 2 * 3_600_000;
    });
    await delay(5_000);
    await ask(meeting);
    return outcome(popup);
  },

  'a slow network: 2.2 s for /healthz, 7 s for an answer': async ({ popup, meeting }) => {
    await popup.route('**/healthz', (route) => delay(2_200).then(() => route.continue()));
    await popup.route('**/free/chat', (route) =>
      delay(7_000)
        .then(() => route.continue())
        .catch(() => {}),
    );
    await ask(meeting);
    let hasCome = false;
    popup.on('response', (response) => (hasCome ||= response.url().endsWith('/free/chat')));
    const at = performance.now();
    await popup.keyboard.press('Space');
    await until(async () => hasCome);
    return { seconds: hasCome ? secondsSince(at) : undefined, remark: hasCome ? '' : 'no answer' };
  },

  'a recogniser that hangs in mid-sentence': async ({ popup, meeting }) => {
    const app = childrenOf(process.pid).find((pid) => commandOf(pid).includes('app-under-test'));
    await meeting.play(0);
    await delay(MIDWAY_MS);
    for (const child of childrenOf(app!)) process.kill(child, 'SIGSTOP');
    const at = performance.now();
    const isHeard = await until(async () => (await linesShown(popup)).length > 0);
    const seconds = isHeard ? secondsSince(at) : undefined;
    await delay(SETTLED_AFTER_MS);
    return { ...(await outcome(popup)), seconds, remark: isHeard ? '' : 'no line within a minute' };
  },

  'an end by hand in mid-sentence': async ({ popup, meeting, context }) => {
    await meeting.play(0);
    await delay(MIDWAY_MS);
    const token = await popup.evaluate(() => localStorage.getItem('authToken'));
    const path = `${APP.origin}/api/v1/interviews/${sessionIn(popup)}/end`;
    await context.request.post(path, { headers: { authorization: `Bearer ${token}` } });
    await delay(SETTLED_AFTER_MS);
    const lines = await storedLines(popup);
    return { remark: `kept: ${lines.join(' / ') || 'nothing'}` };
  },

  ...Object.fromEntries(
    RELOADED_AT_MS.map((at) => [
      `a reload in mid-sentence, after ${at / 1_000} s`,
      async ({ popup, meeting }: Call) => {
        await meeting.play(0);
        await delay(at);
        await popup.reload();
        await delay(sound.questionMs - at + SETTLED_AFTER_MS);
        return { ...(await outcome(popup)), remark: await whatIsMissing(popup) };
      },
    ]),
  ),

  'a server that is killed in mid-sentence': async ({ popup, meeting }) => {
    await ask(meeting); // the voice is known by then
    const from = (await linesShown(popup)).length;
    await meeting.play(0);
    await delay(MIDWAY_MS);
    killApp();
    await delay(sound.questionMs - MIDWAY_MS + SETTLED_AFTER_MS);
    return { ...(await wordsIn(popup, from)), remark: await whatIsMissing(popup) };
  },

  'sharing anew while the question is armed': async ({ popup, meeting, dashboard }) => {
    await meeting.play(0);
    await delay(MIDWAY_MS);
    await popup.keyboard.press('Space');
    await stopSharing(dashboard, popup);
    const from = (await linesShown(popup)).length;
    await shareAgain(popup);
    await ask(meeting);
    const words = await wordsIn(popup, from);
    return { ...(await outcome(popup)), ...words, remark: await whatIsMissing(popup) };
  },

  'sharing anew while another session is to follow, at the end': async ({ popup, meeting, dashboard }) => {
    const endsAt = performance.now() + ENDS_IN_SECONDS * 1_000;
    await endIn(popup, ENDS_IN_SECONDS);
    const ended = sessionIn(popup);
    await popup.getByRole('button', { name: /^Continue with a new session/ }).click();
    await stopSharing(dashboard, popup);
    await delay(endsAt - JUST_BEFORE_MS - performance.now());
    await shareAgain(popup);
    await ask(meeting);
    const hasMoved = sessionIn(popup) !== ended;
    const missing = await whatIsMissing(popup);
    return { ...(await outcome(popup)), remark: hasMoved ? missing : 'no session followed' };
  },
};

async function stopSharing(dashboard: Page, popup: Page): Promise<void> {
  await dashboard.getByRole('button', { name: 'Stop Sharing' }).click();
  await popup.getByRole('button', { name: 'Share again' }).waitFor();
}

/** Resolves when there is a share, which nothing may be listening to yet. */
async function shareAgain(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Share again' }).click();
  await popup.getByRole('button', { name: 'Stop sharing' }).waitFor();
}

async function whatIsMissing(popup: Page): Promise<string> {
  const gap = popup.getByText(/not heard|missing|lost/i).first();
  return (await gap.isVisible()) ? `the window says: ${await gap.textContent()}` : '';
}

const secondsSince = (at: number): number => Math.round((performance.now() - at) / 100) / 10;

/** Says the question and waits until it must have been heard. */
async function ask(meeting: SpokenMeeting): Promise<void> {
  await meeting.play(0);
  await delay(sound.questionMs + SETTLED_AFTER_MS);
}

async function until(condition: () => Promise<boolean>): Promise<boolean> {
  const from = performance.now();
  while (performance.now() - from < LONGEST_MS) {
    if (await condition()) return true;
    await delay(100);
  }
  return false;
}

/** Words of the question in the lines from `from` on. */
async function wordsIn(popup: Page, from = 0): Promise<Outcome> {
  const heard = (await linesShown(popup)).slice(from).join(' ');
  return { words: shareOf(said, heard), ...missedOf(said, heard) };
}

async function outcome(popup: Page): Promise<Outcome> {
  return { ...(await wordsIn(popup)), twice: repeated(await storedLines(popup)) };
}

const repeated = (lines: readonly string[]): number => lines.length - new Set(lines).size;

/** Lines that another device would see. */
async function storedLines(popup: Page): Promise<string[]> {
  const token = await popup.evaluate(() => localStorage.getItem('authToken'));
  const reply = await popup
    .context()
    .request.get(`${APP.origin}/api/v1/interviews/${sessionIn(popup)}?limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const { events } = (await reply.json()) as { events: { kind: string; text?: string }[] };
  return events.flatMap(({ kind, text }) => (kind === 'line' && text ? [text] : []));
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(CASES_OF_TROUBLE).filter(
  ([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const endApp = await runApp('local');
const browser = await openBrowser();
const table: Record<string, Outcome> = {};
try {
  for (const [name, run] of chosen) {
    const network = await openNetwork();
    const context = await browser.newContext({ baseURL: network.origin });
    const meeting = await openCallMeeting(context, [sound.wav]);
    const { dashboard, popup } = await openCallCopilot(context, 'free', { origin: network.origin });
    table[name] = await run({ context, network, meeting, dashboard, popup });
    console.log(name, table[name], await linesShown(popup));
    await context.close();
    meeting.close();
    network.close();
  }
} finally {
  await browser.close();
  await endApp();
}
console.table(
  Object.fromEntries(
    Object.entries(table).map(([name, { words, ...rest }]) => [
      name,
      { ...rest, ...(words !== undefined && { words: `${Math.round(words * 100)} %` }) },
    ]),
  ),
);
