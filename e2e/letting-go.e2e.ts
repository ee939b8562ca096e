import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AUDIO } from '@pythia/contracts/limits.ts';
import type { Page } from '@playwright/test';
import { APP } from './app-address.ts';
import { expectListening, launchCopilot } from './launch-copilot.ts';
import { newPerson, signInHere } from './people.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    openedAudio?: AudioContext[];
  }
}

const NOTHING = { workers: 0, audio: 0, streams: 0 };
const ONE_OF_EACH = { workers: 1, audio: 1, streams: 1 };

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const opened: AudioContext[] = (window.openedAudio = []);
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        opened.push(this);
      }
    };
  }),
);

test('a window whose session is ended hears nothing any more', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await expectHearing(popup, ONE_OF_EACH);
  const bar = page.getByRole('region', { name: 'Running session' });
  await bar.getByRole('button', { name: 'End' }).click();
  await bar.getByRole('button', { name: 'End', exact: true }).click();
  await expectHearing(popup, NOTHING);
});

test('a window whose user signs out hears nothing any more, and nothing is shared', async ({
  page,
  context,
}) => {
  const person = await newPerson(context.request);
  await signInHere(page, person);
  const { popup } = await launchCopilot(page, context, { person, signedIn: true });
  await expectHearing(popup, ONE_OF_EACH);
  const track = await page.evaluateHandle(() => window.pythiaMediaStream?.getAudioTracks()[0]);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectHearing(popup, NOTHING);
  expect(await track.evaluate((shared) => shared?.readyState)).toBe('ended');
});

test('a window that is shared anew hears the new share alone', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await page.getByRole('button', { name: 'Stop Sharing' }).click();
  await popup.getByRole('button', { name: 'Share again' }).click();
  await expectListening(popup);
  await expectHearing(popup, ONE_OF_EACH);
});

test('a window that is closed leaves no stream open at the server', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await popup.close();
  await expect.poll(openStreams).toBe(0);
});

/** Live workers, open audio and server streams of both windows. */
async function expectHearing(popup: Page, hearing: typeof NOTHING): Promise<void> {
  const windows = popup.context().pages();
  const heard = async () => ({
    workers: sum(windows.map((page) => page.workers().length)),
    audio: sum(await Promise.all(windows.map(openAudio))),
    streams: openStreams(),
  });
  await expect.poll(heard, { timeout: 20_000 }).toEqual(hearing);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Contexts at 16 kHz: level meters differ. */
const openAudio = (page: Page): Promise<number> =>
  page.evaluate(
    (rate) =>
      (window.openedAudio ?? []).filter(({ state, sampleRate }) => state !== 'closed' && sampleRate === rate)
        .length,
    AUDIO.sampleRate,
  );

/** Each occupies a place. */
function openStreams(): number {
  const database = new DatabaseSync(join(APP.dataDir, 'pythia.db'), { timeout: 5_000, readOnly: true });
  const { streams } = database.prepare('select count(*) as streams from stream_leases').get() as {
    streams: number;
  };
  database.close();
  return streams;
}
