import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startSite } from './landing/start-site.ts';

/**
 * Lighthouse on the public pages. Aims: 100 for accessibility, best practices and SEO and at least 98 for
 * performance on the landing page; at least 95 for accessibility everywhere. More pages by their paths:
 * node bench/lighthouse.ts /verify-email /reset-password
 */
const LANDING = '/';
const LANDING_AIM = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const ACCESSIBILITY_AIM = 95;
const PAGES = [LANDING, '/privacy-policy', '/terms-and-conditions', '/signin', '/signup', '/reset-password'];

const site = await startSite();
const chrome = await launch({
  chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox'],
});
try {
  for (const path of new Set([...PAGES, ...process.argv.slice(2)])) report(path, await scoresOf(path));
} finally {
  chrome.kill();
  await site.close();
}

interface Scores {
  of: Record<string, number>;
  /** Audits that failed, with their titles. */
  faults: string[];
}

async function scoresOf(path: string): Promise<Scores> {
  const result = await lighthouse(site.url + path, { port: chrome.port, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${path}`);
  const { categories, audits } = result.lhr;
  const of = Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const);
  const faults = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  return { of: Object.fromEntries(of), faults: faults.map(({ id, title }) => `${id}: ${title}`) };
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
