import { speakTones } from '#testing/models/tone-speech.ts';
import type { SpokenSample } from '../conformance.ts';

export const TONE_SAMPLES: readonly [SpokenSample, SpokenSample] = [
  { audio: speakTones('how would you design caches'), words: /how would you design caches/i },
  { audio: speakTones('tell me about teams'), words: /tell me about teams/i },
];
