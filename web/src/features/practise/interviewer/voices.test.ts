import { expect, test } from 'vitest';
import { ON_SCREEN, voiceFor } from './voices.ts';

const voice = (name: string, how: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  name,
  default: false,
  lang: 'en-GB',
  localService: false,
  voiceURI: name,
  ...how,
});
const [ANNA, BEN, CARA] = [
  voice('Anna'),
  voice('Ben', { localService: true }),
  voice('Cara', { default: true }),
];

test('the voice that was chosen speaks', () => {
  expect(voiceFor('Anna', [ANNA, BEN, CARA])).toBe(ANNA);
});

test('one that this system has not gives way to its own', () => {
  expect(voiceFor('Dora', [ANNA, BEN, CARA])).toBe(CARA);
  expect(voiceFor(null, [ANNA, BEN])).toBe(BEN);
  expect(voiceFor(null, [ANNA])).toBe(ANNA);
});

test('nobody speaks where there is no voice, or the screen was chosen', () => {
  expect(voiceFor(null, [])).toBeNull();
  expect(voiceFor(ON_SCREEN, [ANNA])).toBeNull();
});
