import { expect, test } from 'vitest';
import { FONT_FAMILY } from './fonts.ts';
import { newDocument } from './new-document.ts';
import { fontFiles } from './testing/font-files.ts';
import { readWithPdfJs } from './testing/read-with-pdf-js.ts';
import { glyphs, textWidth } from './text-width.ts';

test('every character of the font is read back as itself, in both weights', { timeout: 30_000 }, async () => {
  const pdf = await newDocument('Characters', Promise.resolve(fontFiles));
  const lines = Array.from({ length: Math.ceil(glyphs().length / 40) }, (_, line) =>
    glyphs()
      .slice(line * 40, (line + 1) * 40)
      .join(''),
  );
  for (const style of ['normal', 'bold'] as const) {
    pdf.setFont(FONT_FAMILY, style).setFontSize(6);
    for (const [at, line] of lines.entries()) pdf.text(line, 10, 10 + at * 6);
    pdf.addPage();
  }
  const { pages, warnings } = await readWithPdfJs(pdf.output('arraybuffer'));
  expect(warnings).toEqual([]);
  expect(pages.map((page) => page.map(({ text }) => text))).toEqual([lines, lines, []]);
});

test('a text is found where it was put, in its size and font', async () => {
  const pdf = await newDocument('Places', Promise.resolve(fontFiles));
  pdf.setFontSize(22).text('Ελένη', 30, 20);
  pdf.setFont(FONT_FAMILY, 'bold').setFontSize(12).text('Łukasz', 20, 277);
  const {
    pages: [page],
  } = await readWithPdfJs(pdf.output('arraybuffer'));
  expect(page!.map(({ text, x, y, size }) => [text, x, y, size])).toEqual([
    ['Ελένη', expect.closeTo(30, 6), expect.closeTo(20, 2), 22],
    ['Łukasz', expect.closeTo(20, 6), expect.closeTo(277, 2), 12],
  ]);
  expect(page![0]!.font).not.toBe(page![1]!.font);
});

test.each([
  ['regular', 'normal'],
  ['bold', 'bold'],
] as const)('a document is as wide as its %s text is measured to be', async (weight, style) => {
  const pdf = await newDocument('Widths', Promise.resolve(fontFiles));
  pdf.setFont(FONT_FAMILY, style).setFontSize(12);
  const text = 'AVATAR To final Ýdź';
  expect(pdf.getTextWidth(text)).toBeCloseTo(textWidth(text, weight, 12), 6);
});
