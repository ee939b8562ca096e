import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined, silence } from '../testing/audio-sources.ts';
import { VoiceActivity } from './voice-activity.ts';

const noise = (seconds: number, level: number) =>
  Int16Array.from({ length: seconds * 16_000 }, (_, at) => level * Math.sin(at * at));
const speech = (seconds: number, level = 3_000) =>
  Int16Array.from({ length: seconds * 16_000 }, (_, at) => level * Math.sin(at / 10) * Math.sin(at / 900));

const changes = (audio: Int16Array) => new VoiceActivity(600).accept(audio);

describe('voice activity', () => {
  test('starts with speech and ends after the silence asked for', () => {
    const activity = new VoiceActivity(600);
    expect(activity.accept(joined(silence(1), speech(1)))).toEqual(['start']);
    expect(activity.speaking).toBe(true);
    expect(activity.accept(silence(0.5))).toEqual([]);
    expect(activity.accept(silence(0.2))).toEqual(['end']);
  });

  test('bridges a pause for breath', () => {
    expect(changes(joined(speech(1), silence(0.4), speech(1), silence(1)))).toEqual(['start', 'end']);
  });

  test('hears speech above a steady noise, and not the noise', () => {
    const hiss = noise(2, 60);
    expect(changes(hiss)).toEqual([]);
    expect(changes(joined(hiss, speech(1), hiss))).toEqual(['start', 'end']);
  });

  test('takes a click for no speech', () => {
    expect(changes(joined(silence(1), speech(0.04, 20_000), silence(1)))).toEqual([]);
  });

  test('says the same however the audio is cut', () => {
    const audio = joined(silence(0.5), speech(0.5), silence(0.8), speech(0.3));
    const whole = changes(audio);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1 }), (sizes) => {
        const activity = new VoiceActivity(600);
        const heard: string[] = [];
        for (let at = 0, n = 0; at < audio.length; n++) {
          const size = sizes[n % sizes.length] ?? 1;
          heard.push(...activity.accept(audio.subarray(at, at + size)));
          at += size;
        }
        expect(heard).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });
});
