import { DOCUMENT_FILE, RESUME_FILE } from '@pythia/contracts/limits.ts';
import { getDocumentProxy } from 'unpdf';
import type { PagedText } from '../paged-text.ts';
import { broken, Refusal } from '../refusal.ts';
import { wasRefused } from './bound-memory.ts';
import { dropRunningHeads } from './running-heads.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { readInOrder } from './reading-order.ts';
import { joinLines } from './join-lines.ts';
import { largestLine, type Line } from './lines.ts';
import { pdfBlocks } from './pdf-blocks.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface PdfText extends PagedText {
  pages: number;
}

/** Fewer letters than any résumé has: what is to be read is a picture. */
const SCANNED_BELOW = 20;
/** A PDF ends with its mark; readers look for it in the last kilobyte, and some programs write behind it. */
const END_WITHIN = 4_096;

/** @throws Refusal */
export async function readPdf(file: Uint8Array): Promise<PdfText> {
  const { pages, count } = await readLines(file, { most: RESUME_FILE.maxPages, isWhole: true });
  const text = joinLines(dropRunningHeads(pages));
  return { text, heads: [], feet: [], pages: count, largest: largestLine(pages[0] ?? []) };
}

/** The first pages of a document of any length, with what of it has no letter. @throws Refusal */
export async function readPdfBlocks(file: Uint8Array) {
  const { pages, count } = await readLines(file, { most: DOCUMENT_FILE.maxPages, isWhole: false });
  const told = dropRunningHeads(pages);
  const empty = told.flatMap((lines, page) => (countLetters(lines) === 0 ? page + 1 : []));
  return { blocks: pdfBlocks(told), pages: count, empty, hasRest: count > pages.length };
}

interface Wanted {
  most: number;
  /** A longer one is refused. */
  isWhole: boolean;
}

async function readLines(file: Uint8Array, wanted: Wanted): Promise<{ pages: Line[][]; count: number }> {
  const raw = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isWhole = raw.subarray(-END_WITHIN).includes('%%EOF');
  const hasPictures = /\/Subtype\s*\/Image/.test(raw.toString('latin1'));
  if (!isWhole) throw new Refusal('broken'); // pdf.js would read what is left of it without a word
  const read = await readPages(file, wanted);
  const pages = read.pages.map(readInOrder);
  if (countLetters(pages.flat()) < SCANNED_BELOW) throw new Refusal(hasPictures ? 'scanned' : 'noText');
  return { pages, count: read.count };
}

const countLetters = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

async function readPages(
  file: Uint8Array,
  { most, isWhole }: Wanted,
): Promise<{ pages: Piece[][]; count: number }> {
  const document = await open(file);
  try {
    const count = document.numPages;
    if (isWhole && count > most) throw new Refusal('tooManyPages');
    const pages: Piece[][] = [];
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
    return await getDocumentProxy(file, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: true,
    });
  } catch (error) {
    if (wasRefused()) throw new Refusal('tooLargeUnpacked');
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw isLocked ? new Refusal('locked') : broken(error);
  }
}

async function readPage(document: PdfDocument, number: number): Promise<Piece[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const pieces = piecesOf(items, page.view[3] ?? 0);
  page.cleanup();
  if (wasRefused()) throw new Refusal('tooLargeUnpacked'); // pdf.js goes on without what it could not read
  return pieces;
}
