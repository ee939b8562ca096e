import { FONT_FAMILY, type FontFiles } from '#pdf/fonts.ts';
import { newDocument } from '#pdf/new-document.ts';
import { printable } from '#pdf/printable.ts';
import { readDocument } from '#pdf/read-document.ts';
import type { Resume } from '../resume.ts';
import { printedText, withoutSpaces } from './entry-lines.ts';
import { layOutResume } from './lay-out-resume.ts';

/** What was written is not what was typed. */
export class UnfaithfulDocument extends Error {
  override message = 'The text of the file is not what was typed.';
}

/**
 * The résumé as a PDF file, whose text has been read back.
 * @throws UnfaithfulDocument where that is not what was typed
 * @throws TypeError where the fonts cannot be fetched
 */
export async function writeResume(
  resume: Resume,
  fonts?: Promise<FontFiles>,
): Promise<{ file: File; pages: number }> {
  const name = printable(resume.name);
  const pdf = await newDocument(name === '' ? 'Resume' : `Resume of ${name}`, fonts);
  for (const [at, page] of layOutResume(resume).entries()) {
    if (at > 0) pdf.addPage();
    for (const { text, x, y, size, weight } of page) {
      pdf.setFont(FONT_FAMILY, weight === 'bold' ? 'bold' : 'normal').setFontSize(size);
      pdf.text(text, x, y);
    }
  }
  const written = pdf.output('arraybuffer');
  const pages = await readDocument(written);
  const text = pages.flat().map(({ text }) => text);
  if (withoutSpaces(text.join('')) !== printedText(resume)) throw new UnfaithfulDocument();
  const file = new File([written], 'resume.pdf', { type: 'application/pdf' });
  return { file, pages: pages.length };
}
