import type { jsPDF } from 'jspdf';
import { FONT_FAMILY, type FontFiles, loadFonts } from './fonts.ts';

export async function prepareDocuments(): Promise<void> {
  await Promise.all([import('jspdf'), loadFonts()]);
}

/**
 * Empty A4 page in millimetres.
 * @throws TypeError if unreachable
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

/** jsPDF takes files as strings with a character for each byte. */
function binaryString(file: ArrayBuffer): string {
  return Array.from(new Uint8Array(file), (byte) => String.fromCharCode(byte)).join('');
}

/** jsPDF writes č as 01 0D, whose second byte readers take for a line break; c and caron are safe. */
function withoutCarriageReturns(title: string): string {
  return title.replace(/./gsu, (character) =>
    character.charCodeAt(0) % 256 === 0x0d ? character.normalize('NFD') : character,
  );
}
