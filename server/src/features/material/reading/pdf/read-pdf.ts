import { RESUME_FILE } from '@pythia/contracts/limits.ts';
import { getDocumentProxy } from 'unpdf';
import { broken, Refusal } from '../refusal.ts';
import { wasRefused } from './bound-memory.ts';
import { dropRunningHeads } from './running-heads.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { readInOrder } from './reading-order.ts';
import { joinLines } from './join-lines.ts';
import { largestLine } from './lines.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

export interface PdfText {
  text: string;
  pages: number;
  /** What is printed largest on the first page: mostly the name. */
  largest: string;
}

/** Fewer letters than any résumé has: what is to be read is a picture. */
const SCANNED_BELOW = 20;
/** A PDF ends with its mark; readers look for it in the last kilobyte, and some programs write behind it. */
const END_WITHIN = 4_096;

/** @throws Refusal */
export async function readPdf(file: Uint8Array): Promise<PdfText> {
  const raw = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isWhole = raw.subarray(-END_WITHIN).includes('%%EOF');
  const hasPictures = /\/Subtype\s*\/Image/.test(raw.toString('latin1'));
  if (!isWhole) throw new Refusal('broken'); // pdf.js would read what is left of it without a word
  const pages = (await readPages(file)).map(readInOrder);
  const text = joinLines(dropRunningHeads(pages));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < SCANNED_BELOW) throw new Refusal(hasPictures ? 'scanned' : 'noText');
  return { text, pages: pages.length, largest: largestLine(pages[0] ?? []) };
}

async function readPages(file: Uint8Array): Promise<Piece[][]> {
  const document = await open(file);
  try {
    if (document.numPages > RESUME_FILE.maxPages) throw new Refusal('tooManyPages');
    const pages: Piece[][] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await readPage(document, number));
    return pages;
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
