import { expect, test } from 'vitest';
import { meaningOf, nearness } from './meaning.ts';

const meaning = (text: string): Float32Array =>
  meaningOf(text.split(' ').map((word) => ({ word, weight: 1 })));

test('what means the same in other words is near', () => {
  const question = meaning('too few staff');
  expect(nearness(question, meaning('four nurses short'))).toBeGreaterThan(
    nearness(question, meaning('wrote a leaflet on hip operations')),
  );
});

test('frequent words hardly move the meaning', () => {
  expect(nearness(meaning('the infusion pump'), meaning('infusion pump'))).toBeGreaterThan(0.99);
});

test('a word that weighs nothing says nothing', () => {
  const pump = { word: 'pump', weight: 1 };
  expect(meaningOf([pump, { word: 'snow', weight: 0 }])).toEqual(meaningOf([pump]));
  expect(meaningOf([pump, { word: 'snow', weight: 1 }])).not.toEqual(meaningOf([pump]));
});

test('unknown words mean nothing, and nothing is near to that', () => {
  expect(nearness(meaning('zzqyx'), meaning('pump'))).toBe(0);
  expect(nearness(meaningOf([]), meaningOf([]))).toBe(0);
});
