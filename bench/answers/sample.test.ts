import { expect, test } from 'vitest';
import type { BenchQuestion } from './bench-candidate.ts';
import type { Graded } from './measure-candidate.ts';
import { chooseEvenly } from './sample.ts';

const graded = (ask: string, kind: BenchQuestion['kind']): Graded => ({
  question: { ask, kind, wording: 'plain', right: [] },
  text: '',
  offered: { stories: [], isChoice: false, isOwn: false },
  ms: 0,
  askedBefore: [],
  firstIsRight: false,
  isAmongThree: false,
  brackets: [],
  words: 0,
  inventions: [],
  denials: [],
  falseEmployers: [],
  speaksLayout: false,
  offersAreShort: true,
  isFramed: false,
});

test('A sample takes the people in turn and the kinds as evenly as they come', () => {
  const sailor = [graded('a', 'behavioural'), graded('b', 'behavioural'), graded('c', 'salary')];
  const baker = [graded('d', 'behavioural'), graded('e', 'look-up')];
  const asks = (count: number) =>
    chooseEvenly([{ answers: sailor }, { answers: baker }], count).map(({ question }) => question.ask);
  expect(asks(4)).toEqual(['a', 'e', 'c', 'd']);
  expect(asks(9)).toHaveLength(5);
});
