import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as RenderPage from '../src/prerender/render-page.tsx';

type Prerender = typeof RenderPage;

/** Builds the application once more, for Node, and hands over what renders its pages to markup. */
export async function loadPrerender(root: string): Promise<Prerender> {
  const outDir = join(root, '.cache/prerender');
  await rm(outDir, { recursive: true, force: true });
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender/render-page.tsx', outDir, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'render-page.js')).href)) as Prerender;
}
