import { expect, test } from 'vitest';
import { TermIndex } from './bm25.ts';

const document = (...terms: readonly string[]) => new Map(terms.map((term) => [term, 1]));
const index = new TermIndex([document('oven', 'team'), document('till', 'team', 'rota', 'stock')]);

test('a term that few documents hold tells more', () => {
  expect(index.rarity('oven')).toBeGreaterThan(index.rarity('team'));
  expect(index.rarity('piano')).toBeGreaterThan(index.rarity('oven'));
});

test('a term says more of a short document, and nothing of one without it', () => {
  expect(index.presence('team', 0)).toBeGreaterThan(index.presence('team', 1));
  expect(index.presence('oven', 1)).toBe(0);
});

test('repetition adds less and less, and never reaches one', () => {
  const repeated = new TermIndex([1, 2, 100].map((times) => new Map([['oven', times]])));
  const [once, twice, often] = [0, 1, 2].map((at) => repeated.presence('oven', at));
  expect(twice).toBeGreaterThan(once!);
  expect(often).toBeLessThan(1);
});

test('where no document has a term, none says anything of one', () => {
  expect(new TermIndex([document(), document()]).presence('oven', 0)).toBe(0);
});
