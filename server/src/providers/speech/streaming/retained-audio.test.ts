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

test('keeps what it took, whatever was dropped and wherever its segments end', () => {
  const audio = new RetainedAudio(9_000);
  const all = Int16Array.from({ length: 40_000 }, (_, n) => n);
  for (let at = 0; at < all.length; at += 1_600) {
    audio.append(all.subarray(at, at + 1_600));
    if (at % 8_000 === 0) audio.dropBefore(at - 1_000);
    expect(audio.end - audio.start).toBeLessThanOrEqual(9_000);
    expect(audio.joined()).toEqual(all.slice(audio.start, audio.end));
  }
});

test('gives no chunk without a sample', () => {
  const audio = new RetainedAudio(10_000);
  audio.append(chunk(1, 2, 3));
  audio.dropBefore(3);
  expect(audio.chunks()).toEqual([]);
});

test('of a piece that is longer than itself it keeps the end', () => {
  const audio = new RetainedAudio(3);
  audio.append(chunk(1));
  audio.append(chunk(2, 3, 4, 5, 6));
  expect([audio.joined(), audio.start, audio.end]).toEqual([chunk(4, 5, 6), 3, 6]);
});

test('copies what it takes', () => {
  const audio = new RetainedAudio(10);
  const given = chunk(1, 2);
  audio.append(given);
  given.fill(0);
  expect(audio.joined()).toEqual(chunk(1, 2));
});

test('gives what lies between two positions', () => {
  const audio = new RetainedAudio(20_000);
  const all = Int16Array.from({ length: 10_000 }, (_, n) => n);
  audio.append(all);
  audio.dropBefore(100);
  const between = audio.chunks(3_000, 9_000).flatMap((chunk) => [...chunk]);
  expect(between).toEqual([...all.subarray(3_000, 9_000)]);
});
