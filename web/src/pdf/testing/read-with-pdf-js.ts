import { getDocument, OPS, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MILLIMETRES = 25.4 / 72;
const A4_HEIGHT = 297;

/** Millimetres from the upper left; points. */
export interface ShownText {
  text: string;
  x: number;
  y: number;
  size: number;
  /** pdf.js's name. */
  font: string;
}

/** Collects pdf.js's warnings too. */
export async function readWithPdfJs(
  file: ArrayBuffer | Uint8Array,
): Promise<{ pages: ShownText[][]; warnings: string[] }> {
  const warnings: string[] = [];
  const { log, warn } = console;
  console.log = console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  try {
    const loading = getDocument({ data: new Uint8Array(file), verbosity: VerbosityLevel.WARNINGS });
    const document = await loading.promise;
    const pages: ShownText[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await shownOn(await document.getPage(number)));
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
