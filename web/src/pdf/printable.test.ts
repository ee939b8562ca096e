import { expect, test } from 'vitest';
import { missingCharacters, printable } from './printable.ts';

test.each([
  ['composes letters', 'A\u030Angstro\u0308m', 'Ångström'],
  ['keeps marks that no letter holds', 'o\u0323\u0301', 'ọ\u0301'],
  ['takes ligatures apart', 'ﬁnal oﬃce', 'final office'],
  ['makes every space plain and single', ' a\u00A0\u2009b\t c ', 'a b c'],
  ['keeps line breaks of every kind', 'a \r\n b\rc\u2028d', 'a\nb\nc\nd'],
  ['drops signs that only steer', 'a\u200Bb\u00ADc\u202Ed\u0007', 'abcd'],
  ['drops the choice between a sign and its picture', 'Pythia™\uFE0F ©\uFE0E', 'Pythia™ ©'],
])('%s', (_, typed, printed) => {
  expect(printable(typed)).toBe(printed);
});

test.each([
  ['Łukasz Ñandú Ångström Ελένη Дмитрий – “Ọlájídé” ọ\u0301 €', []],
  ['李 and 中 and 中', ['李', '中']],
  ['shipped 🚀 🇬🇷 x\u20DD', ['🚀', '🇬🇷', 'x\u20DD']],
  ['\uD800', ['\uD800']],
  ['a\nb\tc', []],
])('%j lacks %j', (text, missing) => {
  expect(missingCharacters(text)).toEqual(missing);
});
