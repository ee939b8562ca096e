import { join } from 'node:path';
import { build } from 'vite';

const WEB = join(import.meta.dirname, '../../web');

/** Built like the product, for an empty document. */
export async function buildPage(entry: string): Promise<{ script: string; style: string }> {
  const [bundle] = [
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
    }),
  ].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing.');
  const script = bundle.output.find((file) => file.type === 'chunk');
  const style = bundle.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || style?.type !== 'asset')
    throw new Error('The page lacks its script or style.');
  return { script: script.code, style: String(style.source) };
}
