import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildPage } from './copilot-view/build-page.ts';

/**
 * What one more token of an answer and one more line of the transcript cost in a real browser, at the
 * beginning and at the end of a long interview. No growth is the limit; the aims are LIMITS of the design:
 * five times the tokens cost at most 6 times as much, the 5,000th line at most 1.15 times the 500th.
 */
const AIM = { answer: 6, line: 1.15 };
const SHORT = 2_000;
const LONG = 10_000;
/** Of 5,000 lines each: twenty-five batches of one vary more than the growth that is looked for. */
const INTERVIEWS = 3;
/** Appends that the page measures together. */
const BATCH = 20;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  const { script, style } = await buildPage(join(import.meta.dirname, 'copilot-view/page.tsx'));
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  const stream = (tokens: string[]) => page.evaluate<number[]>(`streamAnswer(${JSON.stringify(tokens)})`);

  // the first round of each warms the compiler
  await stream(tokensOfAnAnswer(SHORT));
  const short = await stream(tokensOfAnAnswer(SHORT));
  const long = await stream(tokensOfAnAnswer(LONG));
  await page.evaluate('hearLines(1_000)');
  const interviews: number[][] = [];
  for (let i = 0; i < INTERVIEWS; i++) interviews.push(await page.evaluate<number[]>('hearLines(5_000)'));

  const growth = (median(long) * LONG) / (median(short) * SHORT);
  const lineNear = (append: number) => median(interviews.flatMap((lines) => near(lines, append)));
  const [early, late] = [lineNear(500), lineNear(4_750)];
  console.table({
    'answer, per token (ms)': { early: median(near(long, 500)), late: median(near(long, 9_750)) },
    'transcript, per line (ms)': { early, late },
  });
  console.log(`${LONG} tokens against ${SHORT}: ${growth.toFixed(2)}× (aim ≤ ${AIM.answer})`);
  console.log(`lines near 5,000 against lines near 500: ${(late / early).toFixed(2)}× (aim ≤ ${AIM.line})`);
  if (growth > AIM.answer || late / early > AIM.line) process.exitCode = 1;
} finally {
  await browser.close();
}

/** An answer as models write them: paragraphs, lists and code, four characters a token. */
function tokensOfAnAnswer(count: number): string[] {
  const section =
    'I led the change **myself** and measured it before and after.\n\n' +
    '- We split the queue by tenant\n- We replayed a Friday of traffic\n- The p99 fell to 140 ms\n\n' +
    '```ts\nfor await (const batch of consumer) {\n  await handle(batch);\n}\n```\n\n';
  const text = section.repeat(Math.ceil((count * 4) / section.length)).slice(0, count * 4);
  return text.match(/[\s\S]{1,4}/g) ?? [];
}

/** The batches within 250 appends of one. */
function near(costs: number[], append: number): number[] {
  return costs.slice((append - 250) / BATCH, (append + 250) / BATCH);
}

/** Untouched by what else the machine does meanwhile. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
