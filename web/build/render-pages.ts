import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as RenderPage from '../src/prerender/render-page.tsx';

type Prerender = typeof RenderPage;

export async function loadPrerender(root: string): Promise<Prerender> {
  const outDir = join(root, `.cache/prerender-${process.pid}`); // two builds may run at once
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender/render-page.tsx', outDir, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'render-page.js')).href)) as Prerender;
}
