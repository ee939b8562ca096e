import fc from 'fast-check';
import { expect, test } from 'vitest';
import { glyphs, textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

const TYPE = { weight: 'regular', size: 12 } as const;

test('breaks at spaces and where a line was broken', () => {
  expect(wrapText('one two\n\nthree four five', textWidth('three four', 'regular', 12), TYPE)).toEqual([
    'one two',
    '',
    'three four',
    'five',
  ]);
});

test('breaks a word only where it alone is too long, and never a letter from its marks', () => {
  const letter = 'o\u031A'; // the only mark with a width
  const width = textWidth(`${letter}${letter}o`, 'regular', 12) + 0.001; // the third letter fits without its mark
  expect(wrapText(`a ${letter.repeat(3)}`, width, TYPE)).toEqual(['a', letter.repeat(2), letter]);
});

test('any text keeps all its characters in order, and no line is too wide', () => {
  const size = 'max'; // fast-check's own ten characters fill no line
  const text = fc.string({ unit: fc.constantFrom(...glyphs(), ' ', ' '), maxLength: 200, size });
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 170 }), (text, width) => {
      const lines = wrapText(text, width, TYPE);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      const widest = Math.max(...lines.map((line) => textWidth(line, 'regular', 12)));
      expect(widest).toBeLessThanOrEqual(width);
    }),
  );
});
