import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startSite } from './landing/start-site.ts';

/**
 * Lighthouse on public pages. Aims: landing page 98 for performance and 100 otherwise; accessibility 95
 * everywhere.
 * node bench/lighthouse.ts [/password-reset?token=x]
 */
const LANDING = '/';
const LANDING_AIM = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const ACCESSIBILITY_AIM = 95;
const PAGES = [
  '/privacy-policy',
  '/terms-and-conditions',
  '/signin',
  '/signup',
  '/reset-password',
  '/verify-email',
];
/** Lighthouse's advice against noise. */
const LANDING_RUNS = 3;

const site = await startSite();
const chrome = await launch({
  chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox'],
});
try {
  for (const path of new Set([...PAGES, ...process.argv.slice(2)])) report(path, await scoresOf(path));
  report(LANDING, await medianScoresOf(LANDING));
} finally {
  chrome.kill();
  await site.close();
}

interface Scores {
  of: Record<string, number>;
  /** Failed audits. */
  faults: string[];
}

async function scoresOf(path: string, attempts = 3): Promise<Scores> {
  const result = await lighthouse(site.url + path, { port: chrome.port, logLevel: 'error' });
  const failure = result ? result.lhr.runtimeError?.message : 'no result';
  if (!result || failure) {
    // a busy machine may lose the trace's start
    if (attempts > 1) return scoresOf(path, attempts - 1);
    throw new Error(`Lighthouse could not look at ${path}: ${failure}`);
  }
  const { categories, audits } = result.lhr;
  const of = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const);
  const faults = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  return { of: Object.fromEntries(of), faults: faults.map(({ id, title }) => `${id}: ${title}`) };
}

/** Median by performance. */
async function medianScoresOf(path: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < LANDING_RUNS; run++) runs.push(await scoresOf(path));
  const sorted = runs.toSorted((a, b) => (a.of['performance'] ?? 0) - (b.of['performance'] ?? 0));
  return sorted[Math.floor(LANDING_RUNS / 2)]!;
}

function report(path: string, { of, faults }: Scores): void {
  const aims: Record<string, number> = path === LANDING ? LANDING_AIM : { accessibility: ACCESSIBILITY_AIM };
  const missed = Object.entries(aims).filter(([id, aim]) => (of[id] ?? 0) < aim);
  const scores = Object.entries(of).map(([id, score]) => `${id} ${score}`);
  console.log(`${path.padEnd(24)} ${scores.join(' · ')}`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (missed.length === 0) return;
  console.error(`    below the aim: ${missed.map(([id, aim]) => `${id} ${of[id]} < ${aim}`).join(', ')}`);
  process.exitCode = 1;
}
