import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { measureLoad, type Load } from './landing/measure-load.ts';
import { startSite } from './landing/start-site.ts';

/**
 * Prerendered against browser-rendered landing page, cold, slow 4G, CPU ÷ 4. Aims: LCP ≤ 0.3×, no earlier
 * script, no layout shift.
 */
const ROUNDS = 3;
const AIM = { lcpRatio: 0.3, scriptBytesBeforeLcp: 0, cls: 0 };

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const prerendered = await startSite();
const renderedByBrowser = await startSite((dir) =>
  copyFileSync(join(dir, 'app.html'), join(dir, 'index.html')),
);
const loads: { prerendered: Load[]; plain: Load[] } = { prerendered: [], plain: [] };
try {
  for (let round = 0; round < ROUNDS; round++) {
    loads.prerendered.push(await measureLoad(browser, prerendered.url));
    loads.plain.push(await measureLoad(browser, renderedByBrowser.url));
  }
} finally {
  await Promise.all([browser.close(), prerendered.close(), renderedByBrowser.close()]);
}

const row = (of: Load[]) => ({
  'LCP ms': Math.round(median(of.map(({ lcp }) => lcp))),
  'LCP of': of[0]?.lcpElement,
  'script bytes before LCP': median(of.map(({ scriptBytesBeforeLcp }) => scriptBytesBeforeLcp)),
  CLS: Number(median(of.map(({ cls }) => cls)).toFixed(4)),
  'wire bytes': median(of.map(({ wireBytes }) => wireBytes)),
});
const result = { prerendered: row(loads.prerendered), 'plain SPA': row(loads.plain) };
console.table(result);

const ratio = result.prerendered['LCP ms'] / result['plain SPA']['LCP ms'];
console.log(`LCP ratio ${ratio.toFixed(2)} (aim ≤ ${AIM.lcpRatio})`);
const { CLS: cls, 'script bytes before LCP': scriptBytes } = result.prerendered;
const met = ratio <= AIM.lcpRatio && scriptBytes <= AIM.scriptBytesBeforeLcp && cls <= AIM.cls;
if (!met) process.exitCode = 1;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
