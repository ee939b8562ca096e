import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';

/** A4, points from the top. */
export interface ExpectedPage {
  /** @returns the height written */
  write(text: string, at: { x: number; y: number; width?: number; size?: number; bold?: boolean }): number;
  add(): void;
  document: PDFKit.PDFDocument;
}

const WIDE_FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
/** Characters of the standard fonts. */
const LATIN = /^[ -\u00ff\u2010-\u2026]*$/u;

/** Embeds a subset font for others. */
export async function drawPdf(
  draw: (page: ExpectedPage) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Pdf({ size: 'A4', margin: 0, ...options });
  document.registerFont('wide', WIDE_FONT);
  draw({
    document,
    add: () => void document.addPage(),
    write(text, { x, y, width = 480, size = 10, bold = false }) {
      let down = y;
      for (const line of wrap(text, width, (part) =>
        fontFor(document, text, { size, bold }).widthOfString(part),
      )) {
        fontFor(document, text, { size, bold }).text(line, x, down, { lineBreak: false });
        down += size * 1.3;
      }
      return down - y;
    },
  });
  document.end();
  return new Uint8Array(await buffer(document));
}

const fontFor = (
  document: PDFKit.PDFDocument,
  text: string,
  { size, bold }: { size: number; bold: boolean },
): PDFKit.PDFDocument =>
  document.font(LATIN.test(text) ? (bold ? 'Helvetica-Bold' : 'Helvetica') : 'wide').fontSize(size);

function wrap(text: string, width: number, measured: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measured(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
