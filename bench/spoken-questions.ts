// key presses before, at and after spoken questions, in a real browser with other sounds
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { APP } from '../e2e/app-address.ts';
import { runApp } from '../e2e/run-app.ts';
import {
  linesShown,
  type CallKind,
  openBrowser,
  openCallCopilot,
  openCallMeeting,
  type SpokenMeeting,
} from './in-a-call/call.ts';
import { CASES } from './spoken-questions/cases.ts';
import { speakCase } from './spoken-questions/sound.ts';
import { shareOf } from './spoken-questions/words.ts';

/** Share of the transcript's final words. */
const WHOLE = 0.95;
const AIM = 0.95;
/** Patience of recogniser, browser and answer. */
const SETTLED_AFTER_MS = 6_000;

const ASKING = /\/(free\/chat|openai\/stream)$/;

interface Result {
  kind: CallKind;
  pressed: string;
  behind: string;
  asked: string;
  heard: string;
  share: number;
  isPrevious: boolean;
  /** Milliseconds from the later of key and question's end. */
  firstWordMs: number;
  firstLineMs: number;
}

const sounds = CASES.map(speakCase);

async function run(kind: CallKind, meeting: SpokenMeeting, popup: Page): Promise<Result[]> {
  const results: Result[] = [];
  let asked = '';
  let answeredAt = NaN;
  popup.on('request', (request) => {
    if (!ASKING.test(request.url())) return;
    const body = request.postDataJSON() as { message?: string; message_text?: string };
    asked = body.message ?? body.message_text ?? '';
  });
  popup.on('response', (response) => {
    if (ASKING.test(response.url())) answeredAt = performance.now(); // headers come with the first text
  });
  for (const [place, { sentences, pressMs, trail }] of CASES.entries()) {
    const { questionMs, trailMs } = sounds[place]!;
    const before = (await linesShown(popup)).length;
    const previous = asked;
    asked = '';
    answeredAt = NaN;
    const begunAt = await meeting.play(place);
    const endAt = begunAt + questionMs;
    const lineSeen = popup
      .waitForFunction(
        (count) => document.querySelectorAll('[role=log] button[aria-pressed]').length > count,
        before,
        {
          timeout: 20_000,
        },
      )
      .then(
        () => performance.now(),
        () => NaN,
      );
    await delay(Math.max(0, endAt + pressMs - performance.now()));
    const pressedAt = performance.now();
    await popup.keyboard.press('Space');
    await delay(Math.max(0, endAt + trailMs - performance.now()) + SETTLED_AFTER_MS);
    const lines = (await linesShown(popup)).slice(before);
    const heard = lines.filter((line) => shareOf(trail, line) < 1).join(' ');
    results.push({
      kind,
      pressed: `${pressMs / 1_000} s`,
      behind: trail,
      asked,
      heard,
      share: asked === '' ? 0 : shareOf(heard, asked),
      isPrevious: asked !== '' && previous !== '' && shareOf(previous, asked) > 0.8,
      firstWordMs: answeredAt - Math.max(pressedAt, endAt),
      firstLineMs: (await lineSeen) - endAt,
    });
    console.log(
      `${kind} ${pressMs} ${trail}\n  said  ${sentences.join(' ')}\n  heard ${heard}\n  asked ${asked}`,
    );
  }
  return results;
}

const percentile = (values: number[], share: number): number =>
  Math.round(
    values.filter(Number.isFinite).toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN,
  );

const endApp = await runApp('local');
const browser = await openBrowser();
try {
  const results: Result[] = [];
  for (const kind of ['free', 'paid'] as const) {
    const context = await browser.newContext({ baseURL: APP.origin });
    const meeting = await openCallMeeting(
      context,
      sounds.map(({ wav }) => wav),
    );
    const { popup } = await openCallCopilot(context, kind);
    results.push(...(await run(kind, meeting, popup)));
    await context.close();
    meeting.close();
  }
  console.table(
    results.map(({ kind, pressed, behind, share, isPrevious, firstWordMs, firstLineMs }) => ({
      kind,
      pressed,
      behind,
      'asked of heard': `${Math.round(share * 100)} %`,
      previous: isPrevious ? 'YES' : '',
      'end → line (ms)': Math.round(firstLineMs),
      'key or end → answer (ms)': Math.round(firstWordMs),
    })),
  );
  const whole = results.filter(({ share }) => share >= WHOLE).length / results.length;
  const previous = results.filter(({ isPrevious }) => isPrevious).length;
  const waits = results.map(({ firstWordMs }) => firstWordMs);
  console.log(
    `asked whole: ${Math.round(whole * 100)} % of ${results.length} (aim ${AIM * 100} %), previous asked: ${previous} (aim 0)`,
  );
  console.log(`key or end → answer: p50 ${percentile(waits, 0.5)} ms, p95 ${percentile(waits, 0.95)} ms`);
  if (whole < AIM || previous > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await endApp();
}
