import type { Browser } from 'playwright-core';
import { SLOW_4G } from '../landing/measure-load.ts';

export interface ColdPage {
  path: string;
  /** Selector. */
  awaited: string;
  /** Signed-in user's. */
  token?: string;
}

export interface ColdLoad {
  /** Milliseconds from the navigation. */
  ready: number;
  /** Started until then, with the document. */
  requests: number;
  /** Compressed, with headers, completed by then. */
  wireBytes: number;
}

/** Empty cache, slow 4G. */
export async function measureColdLoad(
  browser: Browser,
  { path, awaited, token }: ColdPage,
  origin: string,
): Promise<ColdLoad> {
  const context = await browser.newContext({ baseURL: origin });
  if (token) await context.addInitScript((token) => localStorage.setItem('authToken', token), token);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  const load: ColdLoad = { ready: 0, requests: 0, wireBytes: 0 };
  cdp.on('Network.requestWillBeSent', () => (load.requests += 1));
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (load.wireBytes += encodedDataLength));
  await page.goto(path, { waitUntil: 'commit' });
  const ready = await page.waitForFunction(whenAlive, awaited, { timeout: 60_000 });
  const measured = { ...load, ready: await ready.jsonValue() };
  await context.close();
  return measured;
}

/**
 * Alive: React has taken over.
 * @returns the time; 0: not yet
 */
function whenAlive(selector: string): number {
  const element = document.querySelector(selector);
  const alive = element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return alive ? performance.now() : 0;
}
