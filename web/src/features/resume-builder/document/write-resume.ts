import type { jsPDF } from 'jspdf';
import { FONT_FAMILY, type FontFiles } from '#pdf/fonts.ts';
import { newDocument } from '#pdf/new-document.ts';
import { printable } from '#pdf/printable.ts';
import { POINT, textWidth } from '#pdf/text-width.ts';
import type { Resume } from '../resume.ts';
import { layOutResume } from './lay-out-resume.ts';
import { COLUMN, type PlacedText, RULE } from './page-flow.ts';
import type { LayOut } from './template.ts';

/**
 * Missing glyphs are dropped silently.
 * @throws TypeError without fonts
 */
export async function writeResume(
  resume: Resume,
  fonts?: Promise<FontFiles>,
  layOut: LayOut = layOutResume,
): Promise<{ file: File; pages: number }> {
  const name = printable(resume.name);
  const pdf = await newDocument(name === '' ? 'Resume' : `Resume of ${name}`, fonts);
  const pages = layOut(resume);
  for (const [at, page] of pages.entries()) {
    if (at > 0) pdf.addPage();
    for (const text of page) write(pdf, text);
  }
  const file = new File([pdf.output('arraybuffer')], 'resume.pdf', { type: 'application/pdf' });
  return { file, pages: pages.length };
}

function write(pdf: jsPDF, { text, x, y, size, weight, url, isRuled }: PlacedText): void {
  pdf.setFont(FONT_FAMILY, weight === 'bold' ? 'bold' : 'normal').setFontSize(size);
  pdf.text(text, x, y);
  const height = size * POINT;
  if (url !== undefined) pdf.link(x, y - height, textWidth(text, weight, size), height * 1.25, { url });
  if (isRuled === true)
    pdf
      .setLineWidth(RULE.thickness)
      .line(COLUMN.left, y + RULE.below, COLUMN.left + COLUMN.width, y + RULE.below);
}
