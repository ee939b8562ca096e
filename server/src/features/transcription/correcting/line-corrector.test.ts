import { LIMITS } from '@pythia/contracts/limits.ts';
import { expect, test } from 'vitest';
import { LineCorrector } from './line-corrector.ts';
import type { ExpectedWord } from './term-sounds.ts';

const TERMS = [{ word: 'Postgres' }, { word: 'CI/CD' }];
const fail = (error: unknown): never => {
  throw error;
};
function listening(
  channel: 'interviewer' | 'candidate' = 'interviewer',
  words: readonly ExpectedWord[] = TERMS,
  onFailure: (error: unknown) => void = fail,
): LineCorrector {
  const corrector = new LineCorrector(channel, onFailure);
  corrector.expect(words);
  return corrector;
}

test('each sentence of a line is corrected by its own key', () => {
  expect(listening().hear('l1', 'Hello. Why post grass here? And your see I see the process?')).toEqual([
    { line: 'l1/1', heard: 'Why post grass here?', text: 'Why Postgres here?' },
    { line: 'l1/2', heard: 'And your see I see the process?', text: 'And your CI/CD process?' },
  ]);
});

test('a sentence of several lines is corrected when it ends, by the line that ends it', () => {
  const lines = listening();
  expect(lines.hear('l1', 'Why did you choose post')).toEqual([]);
  expect(lines.hear('l2', 'grass')).toEqual([]);
  expect(lines.hear('l3', '?')).toEqual([
    { line: 'l3/0', heard: 'Why did you choose post grass?', text: 'Why did you choose Postgres?' },
  ]);
});

test('what the candidate says is one line as it comes', () => {
  expect(listening('candidate').hear('l1', 'We had post grass. It was fine')).toEqual([
    { line: 'l1/0', heard: 'We had post grass. It was fine', text: 'We had Postgres. It was fine' },
  ]);
});

test('what would be longer than a line may be stays as it was heard', () => {
  const long = listening('interviewer', [{ word: 'Postgres'.padEnd(40, '!'), sounds_like: 'post grass' }]);
  expect(long.hear('l1', `Post grass ${'x'.repeat(LIMITS.line - 20)}.`)).toEqual([]);
});

test('a line that cannot be corrected stays as it was heard, and the next one is corrected', () => {
  let isBroken = true;
  const unsayable: ExpectedWord = {
    get word(): string {
      if (!isBroken) return 'Postgres';
      isBroken = false;
      throw new Error('unsayable');
    },
  };
  const failures: unknown[] = [];
  const lines = listening('candidate', [unsayable], (error) => failures.push(error));
  expect(lines.hear('l1', 'Why post grass?')).toEqual([]);
  expect(lines.hear('l2', 'Why post grass?')).toMatchObject([{ text: 'Why Postgres?' }]);
  expect(failures).toEqual([new Error('unsayable')]);
});

test('words that are known only later count from then on, in a sentence that has begun as well', () => {
  const lines = new LineCorrector('interviewer', fail);
  expect(lines.hear('l1', 'Why post grass? And where did you choose post')).toEqual([]);
  lines.expect(TERMS);
  expect(lines.hear('l2', 'grass?')).toEqual([
    {
      line: 'l2/0',
      heard: 'And where did you choose post grass?',
      text: 'And where did you choose Postgres?',
    },
  ]);
});
