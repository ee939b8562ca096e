import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument, OPS, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const run = promisify(execFile);
const MILLIMETRES = 25.4 / 72;
const A4_HEIGHT = 297;

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

/** In millimetres from the upper left corner, and points of type size. */
export interface ShownText {
  text: string;
  x: number;
  y: number;
  size: number;
  /** What pdf.js calls it. */
  font: string;
}

/** The operators that show text, and what pdf.js warned of meanwhile. */
export async function readWithPdfJs(path: string): Promise<{ pages: ShownText[][]; warnings: string[] }> {
  const warnings: string[] = [];
  const { log, warn } = console;
  console.log = console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  try {
    const data = new Uint8Array(await readFile(path));
    const loading = getDocument({ data, verbosity: VerbosityLevel.WARNINGS });
    const file = await loading.promise;
    const pages: ShownText[][] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      pages.push(await shownOn(await file.getPage(number)));
    }
    await loading.destroy();
    return { pages, warnings };
  } finally {
    Object.assign(console, { log, warn });
  }
}

async function shownOn(page: PDFPageProxy): Promise<ShownText[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown: ShownText[] = [];
  let [font, size, x, y] = ['', 0, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const operands: unknown[] = argsArray[at] ?? [];
    if (operator === OPS.setFont) [font, size] = operands as [string, number];
    if (operator === OPS.moveText) [x, y] = operands as [number, number];
    if (operator !== OPS.showText) continue;
    const glyphs = operands[0] as { unicode: string }[];
    shown.push({
      text: glyphs.map(({ unicode }) => unicode).join(''),
      x: x * MILLIMETRES,
      y: A4_HEIGHT - y * MILLIMETRES,
      size,
      font,
    });
  }
  return shown;
}
