import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { glyphs, textWidth } from './text-width.ts';

test.each(['regular', 'bold'] as const)('the widths are those of the %s font', (weight) => {
  const font = create(readFileSync(new URL(`./fonts/noto-sans-${weight}.ttf`, import.meta.url)));
  const inFont = glyphs().map((glyph) => font.glyphForCodePoint(glyph.codePointAt(0)!).advanceWidth);
  const size = (1_000 * 72) / 25.4; // a thousandth is a millimetre
  expect(font.unitsPerEm).toBe(1_000);
  expect(glyphs().map((glyph) => Math.round(textWidth(glyph, weight, size)))).toEqual(inFont);
});
