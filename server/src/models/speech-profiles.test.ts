import { expect, test } from 'vitest';
import { MOONSHINE } from './catalogue.ts';
import { profilesByLanguage, profilesToFetch, type SpeechProfile } from './speech-profiles.ts';

const names = (profiles: readonly SpeechProfile[] | undefined) => profiles?.map(({ name }) => name);

test('English is heard by the best that is there, and the light one is not fetched by itself', () => {
  const english = profilesByLanguage('auto').get('en')!;
  expect(names(english)).toEqual(['two-pass', 'light', 'moonshine']);
  expect(names(profilesToFetch(english))).toEqual(['two-pass', 'moonshine']);
});

test('what the operator has chosen is the only one of its language', () => {
  expect(names(profilesByLanguage('light').get('en'))).toEqual(['light']);
  expect(names(profilesToFetch(profilesByLanguage('light').get('en')!))).toEqual(['light']);
});

test('another language is another entry', () => {
  const german: SpeechProfile = {
    name: 'german',
    language: 'de',
    use: { kind: 'moonshine', model: MOONSHINE },
  };
  const english: SpeechProfile = { ...german, name: 'moonshine', language: 'en' };
  const byLanguage = profilesByLanguage('moonshine', [english, german]);
  expect([...byLanguage].map(([language, profiles]) => [language, names(profiles)])).toEqual([
    ['en', ['moonshine']],
    ['de', ['german']],
  ]);
});
