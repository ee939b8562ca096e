import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildPage } from './copilot-view/build-page.ts';
import { type Cpu, cpuOfPage } from './copilot-view/cpu-of-page.ts';

/**
 * Cost of a token, a line and interim words in a real browser, early and late in a long interview. Aims: five
 * times the tokens ≤ 6×, line and words at 5,000 ≤ 1.15× those at 500, by thread time, in turns.
 */
const AIM = { answer: 6, line: 1.15, interim: 1.15 };
const SHORT = 2_000;
const LONG = 10_000;
const EARLY = 250;
const LATE = 4_500;
/** Lines measured from {@link EARLY} and {@link LATE} on. */
const LINES = 500;
/** Appends a measurement. */
const BATCH = 20;
/** Lines before the interim. */
const FEW_LINES = 500;
const MANY_LINES = 5_000;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const built = await buildPage(join(import.meta.dirname, 'copilot-view/page.tsx'));
  const { page, cpuOf } = await openPage(built);
  const append = (view: string, count: number) => cpuOf(`views.${view}(${count})`);

  await page.evaluate((tokens) => window.openAnswer('warmup', tokens), tokensOfAnAnswer(SHORT));
  await append('warmup', SHORT); // warms the compiler
  await page.evaluate((tokens) => window.openAnswer('short', tokens), tokensOfAnAnswer(SHORT));
  await page.evaluate((tokens) => window.openAnswer('long', tokens), tokensOfAnAnswer(LONG));
  const short: Cpu[] = [];
  const long: Cpu[] = [];
  for (let batch = 0; batch < SHORT / BATCH; batch++) {
    short.push(await append('short', BATCH));
    long.push(await append('long', (BATCH * LONG) / SHORT));
  }

  await page.evaluate(() => document.body.replaceChildren());
  await page.evaluate(() => window.openTranscript('early'));
  await page.evaluate(() => window.openTranscript('late'));
  await append('late', LATE);
  await append('early', EARLY);
  const early: Cpu[] = [];
  const late: Cpu[] = [];
  for (let batch = 0; batch < LINES / BATCH; batch++) {
    early.push(await append('early', BATCH));
    late.push(await append('late', BATCH));
  }

  const interims = {
    few: await openWindow(built, FEW_LINES),
    many: await openWindow(built, MANY_LINES),
  };
  const [few, many]: [Cpu[], Cpu[]] = [[], []];
  for (let batch = 0; batch < LINES / BATCH; batch++) {
    few.push(await interims.few(BATCH));
    many.push(await interims.many(BATCH));
  }

  console.table({
    [`answer of ${SHORT} tokens, per token`]: perAppend(short, BATCH),
    [`answer of ${LONG} tokens, per token`]: perAppend(long, (BATCH * LONG) / SHORT),
    'transcript, per line near 500': perAppend(early, BATCH),
    'transcript, per line near 4,750': perAppend(late, BATCH),
    [`window with ${FEW_LINES} lines, per interim`]: perAppend(few, BATCH),
    [`window with ${MANY_LINES} lines, per interim`]: perAppend(many, BATCH),
  });
  const growth = sum(long) / sum(short);
  const slowing = median(late.map((cpu, batch) => cpu.all / early[batch]!.all));
  const interimSlowing = median(many.map((cpu, batch) => cpu.all / few[batch]!.all));
  console.log(`${LONG} tokens against ${SHORT}: ${growth.toFixed(2)}× (aim ≤ ${AIM.answer})`);
  console.log(`lines near 4,750 against lines near 500: ${slowing.toFixed(2)}× (aim ≤ ${AIM.line})`);
  console.log(
    `interims after ${MANY_LINES} lines against after ${FEW_LINES}: ${interimSlowing.toFixed(2)}× (aim ≤ ${AIM.interim})`,
  );
  if (growth > AIM.answer || slowing > AIM.line || interimSlowing > AIM.interim) process.exitCode = 1;
} finally {
  await browser.close();
}

async function openPage({ script, style }: Awaited<ReturnType<typeof buildPage>>) {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 800 } });
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  return { page, cpuOf: await cpuOfPage(page) };
}

/** @returns measures interims after `lines` */
async function openWindow(built: Awaited<ReturnType<typeof buildPage>>, lines: number) {
  const { page, cpuOf } = await openPage(built);
  await page.evaluate((count) => window.openWindow('window', count), lines);
  const say = (count: number): Promise<Cpu> => cpuOf(`views.window(${count})`);
  await say(10 * BATCH); // warms the compiler
  return say;
}

/** Paragraphs, lists and code, four characters a token. */
function tokensOfAnAnswer(count: number): string[] {
  const section =
    'I led the change **myself** and measured it before and after.\n\n' +
    '- We split the queue by tenant\n- We replayed a Friday of traffic\n- The p99 fell to 140 ms\n\n' +
    '```ts\nfor await (const batch of consumer) {\n  await handle(batch);\n}\n```\n\n';
  const text = section.repeat(Math.ceil((count * 4) / section.length)).slice(0, count * 4);
  return text.match(/[\s\S]{1,4}/g) ?? [];
}

/** Median milliseconds of the thread. */
function perAppend(batches: Cpu[], size: number) {
  const of = (part: keyof Cpu) => Number((median(batches.map((cpu) => cpu[part])) / size).toFixed(3));
  return { 'CPU ms': of('all'), 'of it style': of('style'), 'of it layout': of('layout') };
}

function sum(batches: Cpu[]): number {
  return batches.reduce((all, cpu) => all + cpu.all, 0);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
