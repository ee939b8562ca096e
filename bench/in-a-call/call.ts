import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { APP } from '../../e2e/app-address.ts';
import { CHROMIUM_ARGS, NOT_MUTED, PLAYS_SOUND } from '../../e2e/chromium-args.ts';
import { MEETING_TITLE } from '../../e2e/meeting-tab.ts';
import { newPerson, startSignedIn, signInAsPro } from '../../e2e/people.ts';

export type CallKind = 'free' | 'paid';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, PLAYS_SOUND],
    ignoreDefaultArgs: [NOT_MUTED],
  });

export interface SpokenMeeting {
  /** @returns its start by `performance.now()` */
  play(place: number): Promise<number>;
  close(): void;
}

/** A meeting-like tab of another origin with WAV sounds. */
export async function openCallMeeting(
  context: BrowserContext,
  sounds: readonly Buffer[],
): Promise<SpokenMeeting> {
  const server = createServer((request, response) => {
    const sound = sounds[Number(/\/(\d+)\.wav$/.exec(request.url ?? '')?.[1] ?? NaN)];
    response.writeHead(200, { 'content-type': sound ? 'audio/wav' : 'text/html; charset=utf-8' });
    response.end(sound ?? `<!doctype html><title>${MEETING_TITLE}</title><audio></audio>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    async play(place) {
      await page.evaluate(async (url) => {
        const audio = document.querySelector('audio')!;
        audio.src = url;
        await audio.play();
      }, `/${place}.wav`);
      return performance.now();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface OpenOptions {
  /** Application's address. */
  origin?: string;
  /** 30, 60 or 120 minutes, paid only. */
  durationChoice?: 1 | 2 | 3;
}

/** Resolves when the window listens. */
export async function openCallCopilot(context: BrowserContext, kind: CallKind, options: OpenOptions = {}) {
  const { origin = APP.origin } = options;
  const dashboard = await context.newPage();
  const popup = kind === 'free' ? await openFree(dashboard, origin) : await openPaid(dashboard, options);
  await popup
    .getByRole('status')
    .getByText(/^Listening/)
    .waitFor();
  return { dashboard, popup };
}

async function openFree(dashboard: Page, origin: string): Promise<Page> {
  const context = dashboard.context();
  await startSignedIn(context, await newPerson(context.request), origin);
  await dashboard.goto(`${origin}/free-dashboard/interview-ai-free`);
  await dashboard.getByRole('button', { name: 'Share Screen' }).click();
  await dashboard.getByRole('button', { name: 'Stop Sharing' }).waitFor();
  const opened = dashboard.waitForEvent('popup');
  await dashboard.getByRole('button', { name: 'Launch Pythia' }).click();
  return opened;
}

async function openPaid(
  dashboard: Page,
  { origin = APP.origin, durationChoice = 1 }: OpenOptions,
): Promise<Page> {
  const context = dashboard.context();
  await startSignedIn(context, await signInAsPro(context), origin);
  await dashboard.goto(`${origin}/dashboard/interview-ai`);
  const press = (name: string) =>
    dashboard.getByRole('main').getByRole('button', { name, exact: true }).click();
  await dashboard.getByLabel('Company').fill('Harbour Bakery');
  await dashboard.getByLabel('Role').fill('Head baker');
  await press('Next');
  await dashboard.getByLabel('Work', { exact: true }).fill('Head baker, 2019 – 2023');
  await press('Next');
  await press('Share Screen/Window');
  await dashboard
    .getByRole('radio')
    .nth(durationChoice - 1)
    .check();
  const opened = dashboard.waitForEvent('popup');
  await press('Launch Pythia');
  return opened;
}

/** Final lines. */
export const linesShown = (popup: Page): Promise<string[]> =>
  popup.getByRole('log').locator('button[aria-pressed] span:has(~ time)').allTextContents();
