import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { buildPage } from './copilot-view/build-page.ts';

/**
 * Two hours of transcript in a window, twice: cost a line, memory, storage; memory must not grow faster than
 * lines.
 */
const LIMIT = {
  /** Last lines against the 500th. */
  line: 1.5,
  /** Second half's growth against the first's. */
  growth: 1.2,
  megabytes: 150,
  /** Browsers' limit for a site. */
  storedCharacters: 5_000_000,
};
const TWO_HOURS = 5_000;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  await page.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Copilot</title>' }),
  );
  await page.goto('http://localhost/'); // browsers store for trusted addresses only
  const { script, style } = await buildPage(join(import.meta.dirname, 'copilot-view/two-hours.tsx'));
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });

  const empty = await megabytesIn(page);
  const first = await page.evaluate((count) => window.hearMore(count), TWO_HOURS);
  const [half, halfStored] = [await megabytesIn(page), await page.evaluate(() => window.stored())];
  const second = await page.evaluate((count) => window.hearMore(count), TWO_HOURS);
  const [whole, wholeStored] = [await megabytesIn(page), await page.evaluate(() => window.stored())];

  // each cost is of twenty lines
  const [early, late, last] = [first.slice(12, 37), first.slice(-25), second.slice(-25)].map(median);
  console.table({
    'near line 500': { 'ms a line': early },
    [`after ${TWO_HOURS} lines`]: {
      'ms a line': late,
      'MB of memory': half,
      'characters stored': halfStored,
    },
    [`after ${2 * TWO_HOURS} lines`]: {
      'ms a line': last,
      'MB of memory': whole,
      'characters stored': wholeStored,
    },
  });
  const shown = await page.getByRole('log').locator('[data-line]').count();
  if (shown !== 2 * TWO_HOURS) throw new Error(`The window shows ${shown} lines.`);
  const grown = late! / early!;
  const growth = (whole - half) / (half - empty);
  console.log(`lines near ${TWO_HOURS} against lines near 500: ${grown.toFixed(2)}× (limit ${LIMIT.line})`);
  console.log(
    `memory of the second ${TWO_HOURS} lines against the first: ${growth.toFixed(2)}× (limit ${LIMIT.growth})`,
  );
  console.log(`memory after two hours: ${half.toFixed(1)} MB (limit ${LIMIT.megabytes})`);
  console.log(`stored after two hours: ${halfStored} characters (limit ${LIMIT.storedCharacters})`);
  const held = grown <= LIMIT.line && growth <= LIMIT.growth && half <= LIMIT.megabytes;
  if (!held || halfStored > LIMIT.storedCharacters) process.exitCode = 1;
} finally {
  await browser.close();
}

/** Scripts and nodes, without garbage. */
async function megabytesIn(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize) / 1_000_000;
}

/** Robust against other work. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
