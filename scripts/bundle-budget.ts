// compressed script and requests of each page before it is alive, against budgets
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { Manifest } from 'vite';
import { buildWebApp } from './build-web-app.mjs';

const DIST = 'web/dist';
const ENTRY = 'src/main.tsx';

const SITE = ['src/features/landing/site-layout.tsx'];
const FREE = ['src/features/dashboard/free-layout.tsx', 'src/guards.ts'];
const PAID = ['src/features/dashboard/paid-layout.tsx', 'src/guards.ts'];

/**
 * First match by page and surroundings. Kilobytes (1,000 bytes) of Brotli script; requests for scripts and
 * styles.
 */
const BUDGETS = [
  { pages: 'src/features/landing/', around: SITE, kilobytes: 125, requests: 9 },
  { pages: 'src/features/legal/', around: SITE, kilobytes: 125, requests: 7 },
  { pages: 'src/features/auth/sign-', around: [], kilobytes: 158, requests: 7 },
  { pages: 'src/features/auth/', around: SITE, kilobytes: 160, requests: 9 },
  { pages: 'src/features/copilot/', around: [], kilobytes: 209, requests: 9 },
  { pages: 'src/features/second-screen/', around: [], kilobytes: 103, requests: 5 },
  { pages: 'src/features/dashboard/free-', around: FREE, kilobytes: 216, requests: 11 },
  { pages: 'src/features/free-interview/', around: FREE, kilobytes: 219, requests: 11 },
  { pages: 'src/features/interview-wizard/', around: PAID, kilobytes: 222, requests: 11 },
  { pages: 'src/features/playground/', around: PAID, kilobytes: 240, requests: 11 },
  { pages: 'src/features/stories/', around: PAID, kilobytes: 236, requests: 11 },
  { pages: 'src/features/resume-builder/', around: PAID, kilobytes: 228, requests: 11 },
  { pages: 'src/features/prepare/', around: PAID, kilobytes: 227, requests: 15 },
  { pages: 'src/features/settings/', around: PAID, kilobytes: 221, requests: 11 },
  { pages: 'src/', around: PAID, kilobytes: 221, requests: 11 },
];

/** The sound's worker is in no page's imports. */
const WORKER = { files: `${DIST}/assets/transcription-worker-*.js`, kilobytes: 4 };

buildWebApp();
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
const pages = Object.keys(manifest).filter((source) => /^src\/features\/.*-pages?\.tsx$/.test(source));
if (pages.length === 0) throw new Error('The manifest holds no page: this check would hold nothing.');

const rows = pages.map((page) => {
  const { around, ...budget } = BUDGETS.find(({ pages }) => page.startsWith(pages))!;
  const files = [...new Set([ENTRY, page, ...around].flatMap((source) => [...filesOf(source)]))];
  const scripts = files.filter((file) => file.endsWith('.js'));
  const kilobytes = scripts.reduce((sum, file) => sum + compressedSize(`${DIST}/${file}`), 0) / 1_000;
  return {
    page: page.replace('src/features/', ''),
    kilobytes: Number(kilobytes.toFixed(1)),
    'at most': budget.kilobytes,
    requests: files.length,
    'no more than': budget.requests,
  };
});

const [worker] = globSync(WORKER.files);
if (!worker) throw new Error('The build holds no transcription worker.');
rows.push({
  page: 'transcription worker',
  kilobytes: Number((compressedSize(worker) / 1_000).toFixed(1)),
  'at most': WORKER.kilobytes,
  requests: 1,
  'no more than': 1,
});
console.table(rows.toSorted((a, b) => a.page.localeCompare(b.page)));

for (const row of rows) {
  if (row.kilobytes > row['at most']) {
    fail(`${row.page} needs ${row.kilobytes} kB of script; its budget is ${row['at most']} kB.`);
  }
  if (row.requests > row['no more than']) {
    fail(`${row.page} makes ${row.requests} requests; its budget is ${row['no more than']}.`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Includes static imports. */
function filesOf(source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build`);
  if (seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** Brotli copy where smaller, bytes. */
function compressedSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}
