import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface ReadPdf {
  /** A page a string, as pdftotext reads it. */
  pages: string[];
  /** What pdfinfo says. */
  info: string;
  /** Everything that a program of poppler complained of. */
  complaints: string;
}

/** Reads and draws a file with the programs of poppler. */
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
