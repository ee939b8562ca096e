// builds web/dist: client bundle, prerendered pages, icons, compressed copies
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES } from '@pythia/contracts/pages.ts';
import { build, type Manifest } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { compressFiles } from './build/compress-files.ts';
import { renderDocument } from './build/document.ts';
import { drawImages } from './build/draw-images.ts';
import { stylesFor } from './build/inline-styles.ts';
import { loadPrerender } from './build/render-pages.ts';
import { writeSiteFiles } from './build/site-files.ts';

const root = import.meta.dirname;
const outDir = process.argv[2] ?? join(root, 'dist');

/** Other pages are rendered by the browser from app.html. */
const PRERENDERED = [
  { path: PAGES.home, file: 'index.html' },
  { path: PAGES.privacyPolicy, file: 'privacy-policy.html' },
  { path: PAGES.terms, file: 'terms-and-conditions.html' },
  { path: PAGES.signIn, file: 'signin.html' },
  { path: PAGES.signUp, file: 'signup.html' },
] as const;

await build({
  root,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      input: { main: 'src/main.tsx', start: 'src/prerender/start.ts' },
      output: {
        // each chunk is a round trip over HTTP/1.1
        codeSplitting: {
          groups: [
            {
              name: 'runtime',
              test: /vite\/preload-helper|rolldown\/runtime|prerender\/(start|early-click|pop-up-links)\.ts/,
            },
            { name: 'app', tags: ['$initial'] },
            ...chunkGroups(),
          ],
        },
      },
    },
  },
});
const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
const main = chunk('src/main.tsx');
const start = chunk('src/prerender/start.ts');
const styles = await allStyles();
const { renderPage, pageHeads, notFoundHead, appHead } = await loadPrerender(root);

const startLater = `<script type="module" src="/${start.file}" fetchpriority="low"></script>`;
for (const { path, file } of PRERENDERED) {
  await writePage(file, { ...pageHeads[path], path, markup: await renderPage(path) });
}
await writePage('not-found.html', { ...notFoundHead, markup: await renderPage('/not-found') });
await writeShell();
await writeSiteFiles(
  outDir,
  PRERENDERED.map(({ path }) => path),
);
await drawImages(outDir);
await compressFiles(join(outDir, 'assets'));

type Page = Pick<Parameters<typeof renderDocument>[0], 'title' | 'description' | 'path' | 'markup'>;

async function writePage(file: string, page: Page): Promise<void> {
  // React puts the title first; the document has it in its head
  const markup = page.markup.replace(/^<title>.*?<\/title>/, '');
  const head = [`<style>${stylesFor(markup, styles)}</style>`];
  await writeFile(join(outDir, file), renderDocument({ ...page, markup, head, foot: startLater }));
}

async function writeShell(): Promise<void> {
  const head = [
    '<script src="/theme.js"></script>',
    ...(main.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...(main.imports ?? []).map((key) => `<link rel="modulepreload" href="/${chunk(key).file}">`),
    `<script type="module" src="/${main.file}"></script>`,
  ];
  await writeFile(join(outDir, 'app.html'), renderDocument({ ...appHead, head, markup: '' }));
}

async function allStyles(): Promise<string> {
  const files = new Set([...(main.css ?? []), ...Object.values(manifest).flatMap(({ css }) => css ?? [])]);
  const sheets = await Promise.all([...files].map((file) => readFile(join(outDir, file), 'utf8')));
  return sheets.join('\n');
}

function chunk(source: string) {
  const found = manifest[source];
  if (!found) throw new Error(`${source} is not in the build`);
  return found;
}
