import type { Browser } from 'playwright-core';

export interface Load {
  /** Milliseconds from the navigation. */
  lcp: number;
  /** Element of the LCP. */
  lcpElement: string;
  cls: number;
  scriptBytesBeforeLcp: number;
  wireBytes: number;
}

/** Lighthouse's applied "slow 4G": latency 150 ms × 3.75, 1.6 Mbit/s × 0.9 down. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 1_500;

/** A slow phone's cold load, scrolled when quiet. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let wireBytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (wireBytes += encodedDataLength));
  await page.addInitScript(observePaintsAndShifts);

  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await quietNetwork();
  const { lcp, lcpElement, scriptBytesBeforeLcp } = await page.evaluate(readLcp);
  for (let y = 0; y < 20; y++) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  const cls = await page.evaluate(() => window.seen.cls);
  await context.close();
  return { lcp, lcpElement, cls, scriptBytesBeforeLcp, wireBytes };

  /** Hydration follows the load: wait for the second quiet. */
  async function quietNetwork(): Promise<void> {
    for (let before = -1; before !== wireBytes;) {
      before = wireBytes;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    }
  }
}

declare global {
  interface Window {
    seen: { lcp: number; lcpElement: string; cls: number };
  }
}

function observePaintsAndShifts(): void {
  window.seen = { lcp: 0, lcpElement: '', cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      window.seen.lcp = entry.startTime;
      window.seen.lcpElement = entry.element?.tagName.toLowerCase() ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.seen.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Delivery time to the page: emulated latency is not in the response's clock. */
function readLcp() {
  const { lcp, lcpElement } = window.seen;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scriptBytesBeforeLcp = resources
    .filter(({ name, responseEnd }) => /\.js(\?|$)/.test(name) && responseEnd < lcp)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return { lcp, lcpElement, scriptBytesBeforeLcp };
}
