import { expect, test } from 'vitest';
import { RetainedAudio } from './retained-audio.ts';

const chunk = (...samples: number[]) => Int16Array.from(samples);

test('keeps everything until told what is settled', () => {
  const audio = new RetainedAudio(100);
  audio.append(chunk(1, 2));
  audio.append(chunk(3));
  expect(audio.joined()).toEqual(chunk(1, 2, 3));
  audio.dropBefore(2);
  expect(audio.joined()).toEqual(chunk(3));
  expect([audio.start, audio.end]).toEqual([2, 3]);
});

test('cuts a chunk at the settled position', () => {
  const audio = new RetainedAudio(100);
  audio.append(chunk(1, 2, 3));
  audio.dropBefore(2);
  expect(audio.joined()).toEqual(chunk(3));
});

test('has nothing left when all is settled, even beyond its end', () => {
  const audio = new RetainedAudio(100);
  audio.append(chunk(1, 2, 3));
  audio.dropBefore(5);
  expect([audio.joined(), audio.start]).toEqual([chunk(), 3]);
});

test('gives up the oldest audio when full', () => {
  const audio = new RetainedAudio(4);
  for (let n = 0; n < 10; n += 2) audio.append(chunk(n, n + 1));
  expect(audio.joined()).toEqual(chunk(6, 7, 8, 9));
  expect([audio.start, audio.end]).toEqual([6, 10]);
});
