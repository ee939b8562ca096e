import { FONT_FAMILY, type FontFiles } from '#pdf/fonts.ts';
import { newDocument } from '#pdf/new-document.ts';
import { printable } from '#pdf/printable.ts';
import type { Resume } from '../resume.ts';
import { layOutResume } from './lay-out-resume.ts';

/**
 * Missing glyphs are dropped silently.
 * @throws TypeError without fonts
 */
export async function writeResume(
  resume: Resume,
  fonts?: Promise<FontFiles>,
): Promise<{ file: File; pages: number }> {
  const name = printable(resume.name);
  const pdf = await newDocument(name === '' ? 'Resume' : `Resume of ${name}`, fonts);
  const pages = layOutResume(resume);
  for (const [at, page] of pages.entries()) {
    if (at > 0) pdf.addPage();
    for (const { text, x, y, size, weight } of page) {
      pdf.setFont(FONT_FAMILY, weight === 'bold' ? 'bold' : 'normal').setFontSize(size);
      pdf.text(text, x, y);
    }
  }
  const file = new File([pdf.output('arraybuffer')], 'resume.pdf', { type: 'application/pdf' });
  return { file, pages: pages.length };
}
