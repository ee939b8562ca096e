import { DOCUMENT_FILE, RESUME_FILE } from '@pythia/contracts/limits.ts';
import type { Unread } from '@pythia/contracts/unread.ts';
import { getDocumentProxy } from 'unpdf';
import { cleanText } from '../clean-text.ts';
import { findName } from '../find-name.ts';
import type { PagedText } from '../paged-text.ts';
import { broken, Refusal } from '../refusal.ts';
import { wasRefused } from './bound-memory.ts';
import { readPieces, type TextPiece } from './pieces.ts';
import { type CutPage, cutPage, linesInOrder } from './reading-order.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { joinLines } from './join-lines.ts';
import { BULLET_SIGN, largestLine, lineOf, pieceRows } from './lines.ts';
import { drawnBullets } from './drawn-bullets.ts';
import { fieldsOf } from './form-fields.ts';
import { inFlows } from './flows.ts';
import { pdfBlocks } from './pdf-blocks.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface PdfText extends PagedText {
  pages: number;
  unread: Unread;
}

/** Letters; fewer mean a picture. */
const SCANNED_BELOW = 20;
/** Readers look for the end mark in the last kilobyte; some programs write after it. */
const END_WITHIN = 4_096;

const OPTIONS = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  stopAtErrors: true,
};

export async function readPdf(file: Uint8Array): Promise<PdfText> {
  const { pages: written, count } = await readText(file, { most: RESUME_FILE.maxPages, isWhole: true });
  const pages = written.some(marksItems)
    ? written
    : await withDrawnBullets(file, written).catch(() => written);
  const [first = []] = pages.slice(0, 1).map((pieces) => pieceRows(pieces).map((row) => lineOf(row, 0)));
  const largest = largestLine(first);
  const name = findName(
    first.map(({ text }) => cleanText(text)),
    cleanText(largest),
  )?.name;
  const { pages: bare, heads, feet } = withoutRunningHeads(pages, name);
  const text = joinLines(inFlows(cutPages(bare)));
  const unread = { pages: emptyPages(bare), rest: count > pages.length };
  return { text, heads, feet, pages: count, unread, largest };
}

export async function readPdfBlocks(file: Uint8Array) {
  const { pages, count } = await readText(file, { most: DOCUMENT_FILE.maxPages, isWhole: false });
  const told = cutPages(withoutRunningHeads(pages).pages).map(linesInOrder);
  return { blocks: pdfBlocks(told), pages: count, empty: emptyPages(told), hasRest: count > pages.length };
}

const marksItems = (pieces: readonly TextPiece[]): boolean =>
  pieces.some(({ item }) => item !== undefined) ||
  pieceRows(pieces).some(([first]) => BULLET_SIGN.test(first!.text.trim().slice(0, 1)));

/** Drawing operators may be huge or broken. */
async function withDrawnBullets(file: Uint8Array, pages: TextPiece[][]): Promise<TextPiece[][]> {
  const document = await getDocumentProxy(file, {
    ...OPTIONS,
    stopAtErrors: false,
    maxImageSize: 0, // pictures are no bullets, and take most of the time
  });
  try {
    const marked: TextPiece[][] = [];
    for (const [at, pieces] of pages.entries()) {
      const page = await document.getPage(at + 1);
      marked.push([...pieces, ...(await drawnBullets(page, pieces))]);
      page.cleanup();
    }
    return marked;
  } finally {
    await document.loadingTask.destroy();
  }
}

function cutPages(pages: readonly TextPiece[][]): CutPage[] {
  let known: number | undefined;
  return pages.map((pieces) => {
    const cut = cutPage(pieces, known);
    known = cut.x ?? known;
    return cut;
  });
}

interface Wanted {
  most: number;
  isWhole: boolean;
}

async function readText(file: Uint8Array, wanted: Wanted): Promise<{ pages: TextPiece[][]; count: number }> {
  const raw = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isWhole = raw.subarray(-END_WITHIN).includes('%%EOF');
  const hasPictures = /\/Subtype\s*\/Image/.test(raw.toString('latin1'));
  if (!isWhole) throw new Refusal('broken'); // pdf.js silently reads truncated files
  const read = await readPages(file, wanted);
  if (countLetters(read.pages.flat()) < SCANNED_BELOW) throw new Refusal(hasPictures ? 'scanned' : 'noText');
  return read;
}

const emptyPages = (pages: readonly (readonly TextPiece[])[]): number[] =>
  pages.flatMap((pieces, page) => (countLetters(pieces) === 0 ? page + 1 : []));

const countLetters = (pieces: readonly TextPiece[]): number =>
  pieces.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

async function readPages(
  file: Uint8Array,
  { most, isWhole }: Wanted,
): Promise<{ pages: TextPiece[][]; count: number }> {
  const document = await open(file);
  try {
    const count = document.numPages;
    if (isWhole && count > most) throw new Refusal('tooManyPages');
    const pages: TextPiece[][] = [];
    let characters = 0;
    for (
      let number = 1;
      number <= Math.min(count, most) && characters < DOCUMENT_FILE.maxCharacters;
      number += 1
    ) {
      const pieces = await readPage(document, number);
      characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
      pages.push(pieces);
    }
    return { pages, count };
  } catch (error) {
    throw wasRefused() ? new Refusal('tooLargeUnpacked') : broken(error);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function open(file: Uint8Array): Promise<PdfDocument> {
  wasRefused();
  try {
    return await getDocumentProxy(file.slice(), OPTIONS); // pdf.js keeps its input
  } catch (error) {
    if (wasRefused()) throw new Refusal('tooLargeUnpacked');
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw isLocked ? new Refusal('locked') : broken(error);
  }
}

async function readPage(document: PdfDocument, number: number): Promise<TextPiece[]> {
  const page = await document.getPage(number);
  const pieces = [...(await readPieces(page)), ...(await fieldsOf(page))];
  page.cleanup();
  if (wasRefused()) throw new Refusal('tooLargeUnpacked');
  return pieces;
}
