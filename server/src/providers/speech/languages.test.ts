import { LanguageTag, languageName } from '@pythia/contracts/language.ts';
import { expect, test } from 'vitest';
import { NOVA_3_LANGUAGES } from './deepgram/nova-3-languages.ts';
import { TRANSCRIBE_LANGUAGES } from './openai/transcribe-languages.ts';

test.each([
  ['deepgram', NOVA_3_LANGUAGES],
  ['openai', TRANSCRIBE_LANGUAGES],
])('each language of %s has a tag and a name of its own, and English is among them', (_engine, languages) => {
  expect(languages.filter((tag) => !LanguageTag.safeParse(tag).success)).toEqual([]);
  const names = languages.map(languageName);
  expect(new Set(names).size).toBe(languages.length);
  expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([]);
  expect(languages).toContain('en');
});
