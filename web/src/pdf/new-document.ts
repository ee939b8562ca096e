import type { jsPDF } from 'jspdf';
import { FONT_FAMILY, type FontFiles, loadFonts } from './fonts.ts';

/** Fetches what documents are made with, so that making one needs no network. @throws TypeError where it cannot be reached */
export async function prepareDocuments(): Promise<void> {
  await Promise.all([import('jspdf'), loadFonts()]);
}

/**
 * An empty A4 page in millimetres, with the fonts `FONT_FAMILY` in the styles `normal` and `bold`, the first of which
 * is set. What it needs is fetched once.
 * @throws TypeError where that cannot be reached
 */
export async function newDocument(title: string, files: Promise<FontFiles> = loadFonts()): Promise<jsPDF> {
  const [{ jsPDF }, { regular, bold }] = await Promise.all([import('jspdf'), files]);
  const document = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  addFont(document, 'normal', regular);
  addFont(document, 'bold', bold);
  document.setFont(FONT_FAMILY, 'normal');
  document.setProperties({ title: withoutCarriageReturns(title), creator: 'Pythia' });
  document.setLanguage('en');
  document.viewerPreferences({ DisplayDocTitle: true });
  return document;
}

function addFont(document: jsPDF, style: 'normal' | 'bold', file: ArrayBuffer): void {
  const name = `${FONT_FAMILY}-${style}.ttf`;
  document.addFileToVFS(name, binaryString(file));
  document.addFont(name, FONT_FAMILY, style);
}

/** As jsPDF takes files: a character for each byte. */
function binaryString(file: ArrayBuffer): string {
  return Array.from(new Uint8Array(file), (byte) => String.fromCharCode(byte)).join('');
}

/** jsPDF writes č as the bytes 01 0D, and a reader takes the second for a line break; c and its caron are safe. */
function withoutCarriageReturns(title: string): string {
  return title.replace(/./gsu, (character) =>
    character.charCodeAt(0) % 256 === 0x0d ? character.normalize('NFD') : character,
  );
}
