import { expect, test } from 'vitest';
import { byLanguage } from './by-language.ts';
import type { RecogniserStatus, SpeechRecogniser } from './speech-recogniser.ts';
import { collectAll, inFrames, silence } from './testing/audio-sources.ts';

const READY: RecogniserStatus = { state: 'ready' };
const PREPARING: RecogniserStatus = { state: 'preparing', detail: 'Loading.' };

function hears(languages: readonly string[], status = READY): SpeechRecogniser & { closed: boolean } {
  const recogniser = {
    name: languages[0]!,
    languages,
    closed: false,
    status: () => status,
    async *transcribe() {
      yield { type: 'final' as const, text: languages[0]! };
    },
    async close() {
      recogniser.closed = true;
    },
  };
  return recogniser;
}

const options = { userId: 'anybody', vocabulary: [], signal: new AbortController().signal };
const heardIn = async (recogniser: SpeechRecogniser, language: string) =>
  collectAll(recogniser.transcribe(inFrames(silence(0.1)), { ...options, language }));

test('each language is heard by the first that knows it, with or without its region', async () => {
  const all = byLanguage([hears(['en']), hears(['de', 'en'])]);
  expect(all.languages).toEqual(['en', 'de']);
  expect(await heardIn(all, 'en-GB')).toEqual([{ type: 'final', text: 'en' }]);
  expect(await heardIn(all, 'de')).toEqual([{ type: 'final', text: 'de' }]);
  expect(await heardIn(all, 'fr')).toEqual([{ type: 'final', text: 'en' }]);
});

test('it is ready as soon as one is', () => {
  expect(byLanguage([hears(['en'], PREPARING), hears(['de'])]).status()).toEqual(READY);
  expect(byLanguage([hears(['en'], PREPARING), hears(['de'], PREPARING)]).status()).toEqual(PREPARING);
});

test('closing closes all', async () => {
  const parts = [hears(['en']), hears(['de'])];
  await byLanguage(parts).close();
  expect(parts.map(({ closed }) => closed)).toEqual([true, true]);
});
