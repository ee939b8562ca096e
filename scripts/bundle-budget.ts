// Lists how much script each page needs before it is alive, compressed, and fails when a page is over its budget.
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { buildWebApp } from './build-web-app.mjs';

const DIST = 'web/dist';
const ENTRY = 'src/main.tsx';

/** Kilobytes (1,000 bytes) after Brotli, by the folder of the page; the first that fits holds. */
const BUDGETS = [
  { pages: 'src/features/landing/', layout: 'src/features/landing/site-layout.tsx', kilobytes: 125 },
  { pages: 'src/features/legal/', layout: 'src/features/landing/site-layout.tsx', kilobytes: 125 },
  { pages: 'src/features/auth/', kilobytes: 150 },
  { pages: 'src/features/copilot/', kilobytes: 180 },
  { pages: 'src/features/dashboard/free-', layout: 'src/features/dashboard/free-layout.tsx', kilobytes: 200 },
  { pages: 'src/features/dashboard/paid-', layout: 'src/features/dashboard/paid-layout.tsx', kilobytes: 200 },
  { pages: 'src/features/pricing/', layout: 'src/features/dashboard/paid-layout.tsx', kilobytes: 200 },
  { pages: 'src/features/settings/', layout: 'src/features/dashboard/paid-layout.tsx', kilobytes: 200 },
  { pages: 'src/features/free-interview/', layout: 'src/features/dashboard/free-layout.tsx', kilobytes: 200 },
  {
    pages: 'src/features/interview-wizard/',
    layout: 'src/features/dashboard/paid-layout.tsx',
    kilobytes: 212,
  },
  { pages: 'src/features/history/', layout: 'src/features/dashboard/paid-layout.tsx', kilobytes: 200 },
  // with what shows Markdown, which the copilot has too
  { pages: 'src/features/stories/', layout: 'src/features/dashboard/paid-layout.tsx', kilobytes: 216 },
  { pages: 'src/', kilobytes: 200 },
];

/** The worker between the sound and the server, which a fresh window waits for; it stands in no page's imports. */
const WORKER = { files: `${DIST}/assets/transcription-worker-*.js`, kilobytes: 4 };

buildWebApp();
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
const pages = Object.keys(manifest).filter((source) => /^src\/features\/.*-page\.tsx$/.test(source));
if (pages.length === 0) throw new Error('The manifest holds no page: this check would hold nothing.');

const rows = pages.map((page) => {
  const { kilobytes: budget, layout } = BUDGETS.find(({ pages }) => page.startsWith(pages))!;
  const files = new Set([ENTRY, page, ...(layout ? [layout] : [])].flatMap((source) => [...filesOf(source)]));
  const kilobytes = [...files].reduce((sum, file) => sum + compressedSize(`${DIST}/${file}`), 0) / 1_000;
  return {
    page: page.replace('src/features/', ''),
    kilobytes: Number(kilobytes.toFixed(1)),
    budget,
    files: files.size,
  };
});

const [worker] = globSync(WORKER.files);
if (!worker) throw new Error('The build holds no transcription worker.');
rows.push({
  page: 'transcription worker',
  kilobytes: Number((compressedSize(worker) / 1_000).toFixed(1)),
  budget: WORKER.kilobytes,
  files: 1,
});
console.table(rows.toSorted((a, b) => a.page.localeCompare(b.page)));

for (const { page, kilobytes, budget } of rows.filter(({ kilobytes, budget }) => kilobytes > budget)) {
  console.error(`${page} needs ${kilobytes} kB of script; its budget is ${budget} kB.`);
  process.exitCode = 1;
}

/** The file of a chunk and of all that it imports statically. */
function filesOf(source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`${source} is not in the build`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

function compressedSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
