import { expect, test } from 'vitest';
import { LanguageTag, languageName, nearestLanguage } from './language.ts';

test.each(['en', 'pt-BR', 'es-419', 'zh-Hant', 'zh-Hant-HK', 'yue'])('%s is a language', (tag) => {
  expect(LanguageTag.safeParse(tag).success).toBe(true);
});

test.each(['', 'EN', 'english', 'en_US', 'multi', 'en-us', 'en-US-x', 'en\0'])('%j is none', (tag) => {
  expect(LanguageTag.safeParse(tag).success).toBe(false);
});

test.each([
  ['pt', ['en', 'pt', 'pt-BR'], 'pt'],
  ['pt-BR', ['en', 'pt', 'pt-BR'], 'pt-BR'],
  ['pt-PT', ['en', 'pt', 'pt-BR'], 'pt'],
  ['zh', ['en', 'zh-Hans'], 'zh-Hans'],
  ['ja', ['en'], undefined],
])('for %s, of %j, %s serves', (tag, known, nearest) => {
  expect(nearestLanguage(tag, known)).toBe(nearest);
});

test('languages have names', () => {
  expect(['ja', 'pt-BR', 'zh-Hant', 'no'].map(languageName)).toEqual([
    'Japanese',
    'Portuguese (Brazil)',
    'Chinese (Traditional)',
    'Norwegian',
  ]);
});
