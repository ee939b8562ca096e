import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import { ADA, type WrittenPerson } from './people.ts';
import { drawPdf, type ExpectedPage } from './pdf-page.ts';

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

interface Column {
  x: number;
  width: number;
}

const PAGE: Column = { x: 50, width: 495 };

/** @returns its end */
function writeWork(
  page: ExpectedPage,
  { work, headings }: WrittenPerson,
  { x, width }: Column,
  top: number,
): number {
  let y = top + page.write(headings.work, { x, y: top, size: 13, bold: true }) + 4;
  for (const { header, dates, bullets } of work) {
    y += page.write(`${header}, ${dates}`, { x, y, width, bold: true });
    for (const line of bullets) {
      page.write('•', { x, y });
      y += page.write(line, { x: x + 12, y, width: width - 12 });
    }
    y += 8;
  }
  return y;
}

function writeList(
  page: ExpectedPage,
  heading: string,
  lines: readonly string[],
  { x, width }: Column,
  top: number,
): number {
  let y = top + page.write(heading, { x, y: top, size: 13, bold: true }) + 4;
  for (const line of lines) y += page.write(line, { x, y, width });
  return y + 8;
}

export const oneColumn = (person: WrittenPerson, options?: PDFKit.PDFDocumentOptions): Pdf =>
  drawPdf((page) => {
    page.write(person.name, { ...PAGE, y: 50, size: 22, bold: true });
    page.write(person.contact, { ...PAGE, y: 80, size: 9 });
    let y = writeWork(page, person, PAGE, 110);
    y = writeList(page, person.headings.education, person.education, PAGE, y);
    writeList(page, person.headings.skills, [person.skills.join(', ')], PAGE, y);
  }, options);

/** The second page is drawn, with only a foot. */
export const withPicturePage = (person: WrittenPerson): Pdf =>
  drawPdf((page) => {
    page.write(person.name, { ...PAGE, y: 50, size: 22, bold: true });
    writeWork(page, person, PAGE, 110);
    page.write('Page 1 of 2', { x: 280, y: 820, size: 8 });
    page.add();
    page.document.rect(50, 50, 200, 200).fill('grey').fillColor('black');
    page.write('Page 2 of 2', { x: 280, y: 820, size: 8 });
  });

/** Contacts, skills, education in a narrow column; written row by row. */
export const twoColumns = (person: WrittenPerson): Pdf =>
  drawPdf((page) => {
    const side = { x: 40, width: 150 };
    page.write(person.name, { x: 40, y: 40, size: 24, bold: true });
    writeWork(page, person, { x: 220, width: 330 }, 90);
    let y = writeList(page, 'Contact', person.contact.split(' | '), side, 90);
    y = writeList(page, person.headings.skills, person.skills, side, y);
    writeList(page, person.headings.education, person.education, side, y);
  });

/** The name above the left, wide column; equal line distances. */
export const sidebarAtTheRight = (person: WrittenPerson): Pdf =>
  drawPdf((page) => {
    const side = { x: 400, width: 150 };
    page.write(person.name, { x: 40, y: 40, size: 24, bold: true });
    writeWork(page, person, { x: 40, width: 330 }, 90);
    const y = writeList(page, person.headings.education, person.education, side, 90);
    writeList(page, person.headings.skills, person.skills, side, y);
  });

/** Dates in a column, headings in the margin. */
export const table = (person: WrittenPerson): Pdf =>
  drawPdf((page) => {
    page.write(person.name, { x: 50, y: 50, size: 22, bold: true });
    let y = 100;
    y += page.write(person.headings.work, { x: 50, y, size: 13, bold: true });
    for (const { header, dates, bullets } of person.work) {
      page.write(dates, { x: 50, y });
      y += page.write(header, { x: 150, y, width: 380, bold: true });
      for (const line of bullets) y += page.write(`• ${line}`, { x: 150, y, width: 380 });
    }
    y += 10;
    y += page.write(person.headings.education, { x: 50, y, size: 13, bold: true });
    for (const line of person.education) {
      page.write(/\d{4}/.exec(line)?.[0] ?? '', { x: 50, y });
      y += page.write(line.replace(/, \d{4}$/, ''), { x: 150, y, width: 380 });
    }
  });

export const datesAtTheRight = (person: WrittenPerson): Pdf =>
  drawPdf((page) => {
    page.write(person.name.toUpperCase(), { x: 50, y: 50, size: 22, bold: true });
    let y = 100;
    y += page.write(person.headings.work.toUpperCase(), { x: 50, y, size: 12, bold: true });
    for (const { header, dates, bullets } of person.work) {
      page.write(dates, { x: 470, y });
      y += page.write(header, { x: 50, y, bold: true });
      for (const line of bullets) y += page.write(`• ${line}`, { x: 60, y, width: 460 });
    }
    writeList(page, person.headings.education.toUpperCase(), person.education, PAGE, y + 10);
  });

/** Head with the name, foot with the number. */
export const threePages = (person: WrittenPerson): Pdf =>
  drawPdf((page) => {
    for (const number of [1, 2, 3]) {
      if (number > 1) page.add();
      page.write(`${person.name} – Résumé`, { x: 50, y: 20, size: 8 });
      page.write(`Confidential, page ${number} of 3`, { x: 250, y: 820, size: 8 });
      if (number === 1) {
        page.write(person.name, { x: 50, y: 50, size: 22, bold: true });
        writeWork(page, { ...person, work: person.work.slice(0, 1) }, PAGE, 110);
      } else if (number === 2) {
        writeWork(
          page,
          { ...person, work: person.work.slice(1), headings: { ...person.headings, work: '' } },
          PAGE,
          50,
        );
      } else writeList(page, person.headings.education, person.education, PAGE, 50);
    }
  });

/** Wrapped. */
export const pdfOfLines = (lines: readonly string[]): Pdf =>
  drawPdf((page) => {
    let y = 50;
    for (const line of lines) y += page.write(line, { x: 50, y, width: 495 });
  });

/** One colour. */
export const scanned = (picture: Uint8Array): Pdf =>
  drawPdf(({ document }) => {
    document.image(Buffer.from(picture), 0, 0, { width: 595, height: 842 });
  });

export const pagesOf = (count: number): Pdf =>
  drawPdf((page) => {
    for (let number = 1; number <= count; number += 1) {
      if (number > 1) page.add();
      page.write(`${ADA.name}, page ${number}`, { x: 50, y: 50 });
    }
  });

export const blank = (): Pdf => drawPdf(() => {});

/** Catalogue first; the reader rebuilds the xref table. */
function pdfOf(objects: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const pieces = objects.flatMap((object, place) => [`${place + 1} 0 obj\n`, object, '\nendobj\n']);
  const parts = ['%PDF-1.7\n', ...pieces, `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`];
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
}

const ONE_PAGE = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
];

const stream = (filters: string, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter ${filters} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** Ligature glyphs without text, and hyphenated words. */
export function ligaturesAndHyphens(): Uint8Array<ArrayBuffer> {
  const lines = [
    'Ada Marie Fenwick',
    'Work Experience',
    'Of\u0001ce baker, Rye & Co., 2019 \u0096 2023',
    'Ef\u0001cient traf\u0001c of \u0002our: a full-',
    'time re\u0002ection on the work\u0002ow of the of\u0001ce that served many cus-',
    'tomers at once.',
    'Education',
    'Certi\u0001cate in Baking, Leeds City College, 2015',
  ];
  const shown = lines.map((line) => `0 -14 Td (${line}) Tj`);
  const content = Buffer.from(`BT /F 10 Tf 50 800 Td ${shown.join(' ')} ET`, 'latin1');
  const encoding = '<< /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /fl] >>';
  const page = ONE_PAGE[2]!.replace(' >>', ' /Resources << /Font << /F 5 0 R >> >> >>');
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} >>`;
  return pdfOf([...ONE_PAGE.slice(0, 2), page, stream('/FlateDecode', deflateSync(content)), font]);
}

/** Unpacks to 256 MB of blanks, packed once or twice. */
export async function pdfBomb(times: 1 | 2): Pdf {
  const megabyte = Buffer.alloc(1_024 * 1_024, ' ');
  const blanks = Readable.from(Array.from({ length: 256 }, () => megabyte));
  const packed = blanks.pipe(createDeflate({ level: 9 }));
  const bytes = await buffer(times === 1 ? packed : packed.pipe(createDeflate({ level: 9 })));
  return pdfOf([...ONE_PAGE, stream(times === 1 ? '/FlateDecode' : '[/FlateDecode /FlateDecode]', bytes)]);
}

/** Five megabytes of brackets. */
export const nestedPdf = (): Uint8Array<ArrayBuffer> =>
  pdfOf([...ONE_PAGE, '['.repeat(5 * 1_024 * 1_024 - 1_000)]);

/** Pages that contain each other. */
export const circular = (): Uint8Array<ArrayBuffer> =>
  pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>']);
