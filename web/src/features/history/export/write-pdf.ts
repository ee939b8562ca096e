import type { jsPDF } from 'jspdf';
import { plainTextOf } from '#answers/plain-text.ts';
import { type RecordStyle, recordEntries, type SessionRecord } from '#interviews/session-record.ts';
import { FONT_FAMILY, type FontFiles } from '#pdf/fonts.ts';
import { newDocument } from '#pdf/new-document.ts';
import { missingCharacters, printable } from '#pdf/printable.ts';
import { POINT, type FontWeight } from '#pdf/text-width.ts';
import { wrapText } from '#pdf/wrap-text.ts';

const MISSING = '?';

/** A4, in millimetres. */
const PAGE = { width: 210, bottom: 272, top: 22, side: 20, footer: 285 };
const LEADING = 1.4;
const NUMBER_SIZE = 8;

interface Entry {
  text: string;
  weight: FontWeight;
  /** Points. */
  size: number;
  grey: number;
  /** Millimetres from the margin. */
  indent: number;
  space: number;
  keepWithNext: boolean;
}

const PLAIN = { weight: 'regular', size: 10, grey: 30, indent: 0, space: 2, keepWithNext: false } as const;

const FIRST_LINES = 2;
const BEGINNING = PLAIN.space + FIRST_LINES * PLAIN.size * POINT * LEADING;

const STYLE: RecordStyle<Entry> = {
  title: (text) => ({ ...PLAIN, text, weight: 'bold', size: 16, space: 0 }),
  day: (text) => ({ ...PLAIN, text, grey: 110 }),
  line: (time, text) => ({ ...PLAIN, text: `${time}  ${text}` }),
  question: (time, text) => ({
    ...PLAIN,
    text: `${time}  ${text}`,
    weight: 'bold',
    size: 11,
    space: 5,
    keepWithNext: true,
  }),
  answer: ({ finished, live }) => ({ ...PLAIN, text: plainTextOf([...finished.flat(), ...live]), indent: 6 }),
  remark: (text) => ({ ...PLAIN, text: `(${text})`, grey: 110, indent: 6 }),
  heading: (text) => ({ ...PLAIN, text, weight: 'bold', size: 13, space: 8, keepWithNext: true }),
  item: (text) => ({ ...PLAIN, text: `• ${text}`, indent: 3 }),
  words: (text) => ({ ...PLAIN, text }),
};

/**
 * A question of less than a page stays with its answer's beginning.
 * @returns `missing`: characters without a glyph
 */
export async function writePdf(
  record: SessionRecord,
  timeOf: (at: number) => string,
  fonts?: Promise<FontFiles>,
): Promise<{ bytes: ArrayBuffer; missing: readonly string[] }> {
  const entries = recordEntries(record, STYLE, timeOf);
  const missing = [...new Set(entries.flatMap(({ text }) => missingCharacters(text)))];
  const pdf = await newDocument(entries[0]!.text, fonts);
  let y = PAGE.top;
  for (const entry of entries) y = write(pdf, entry, y);
  numberPages(pdf);
  return { bytes: pdf.output('arraybuffer'), missing };
}

function write(pdf: jsPDF, entry: Entry, from: number): number {
  const { weight, size, grey, indent, space, keepWithNext } = entry;
  const height = size * POINT * LEADING;
  const x = PAGE.side + indent;
  const lines = wrapText(inFont(entry.text), PAGE.width - PAGE.side - x, { weight, size });
  const fits = (y: number, count: number, below = 0) => y + count * height + below <= PAGE.bottom;
  let y = from + space;
  const fitsHere = keepWithNext
    ? fits(y, lines.length, BEGINNING)
    : fits(y, Math.min(lines.length, FIRST_LINES));
  if (!fitsHere) y = newPage(pdf);
  pdf
    .setFont(FONT_FAMILY, weight === 'bold' ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(grey);
  for (const line of lines) {
    if (!fits(y, 1)) y = newPage(pdf);
    y += height;
    pdf.text(line, x, y);
  }
  return y;
}

function newPage(pdf: jsPDF): number {
  pdf.addPage();
  return PAGE.top;
}

function inFont(text: string): string {
  const missing = missingCharacters(text); // of one entry: a whole record may lack thousands of glyphs
  return missing.reduce((known, character) => known.replaceAll(character, MISSING), printable(text));
}

function numberPages(pdf: jsPDF): void {
  const count = pdf.getNumberOfPages();
  pdf.setFont(FONT_FAMILY, 'normal').setFontSize(NUMBER_SIZE).setTextColor(PLAIN.grey);
  for (let page = 1; page <= count; page += 1) {
    pdf.setPage(page);
    pdf.text(`${page} / ${count}`, PAGE.width / 2, PAGE.footer, { align: 'center' });
  }
}
