import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

export async function compressFiles(dir: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,wasm,ttf}', { cwd: dir });
  await Promise.all(files.map((file) => compress(join(dir, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [extension, compressor] of Object.entries(compressors)) {
    const compressed = await compressor(content);
    if (compressed.length < content.length) await writeFile(`${file}.${extension}`, compressed);
  }
}
