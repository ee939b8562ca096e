import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface ReadPdf {
  /** A string a page, by pdftotext. */
  pages: string[];
  /** Output of pdfinfo. */
  info: string;
  /** Output of poppler's programs. */
  complaints: string;
}

export async function readWithPoppler(path: string): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const [text, info, drawn] = [
      await run('pdftotext', ['-raw', path, '-']),
      await run('pdfinfo', [path]),
      await run('pdftoppm', ['-r', '40', '-png', path, join(folder, 'page')]),
    ];
    const complaints = text.stderr + info.stderr + drawn.stderr;
    return { pages: text.stdout.split('\f').slice(0, -1), info: info.stdout, complaints };
  } finally {
    await rm(folder, { recursive: true });
  }
}
