import { expect, test } from 'vitest';
import { AnswerBounds } from './answer-bounds.ts';

const request = { maxTokens: 2, timesSaid: 2 }; // sixteen characters

test.each([
  ['within a piece', ['I led ', 'a team of six.'], ['I led ', 'a team of ']],
  ['between pieces', ['I led a team of ', 'six.'], ['I led a team of ', '']],
])('a bound %s', (_, pieces, given) => {
  const bounds = new AnswerBounds(request);
  const taken = pieces.map((piece) => bounds.take(piece));
  expect(taken.map(({ text }) => text)).toEqual(given);
  expect(taken.map(({ cut }) => cut)).toEqual([undefined, 'length']);
});

test('no half of a character is given where the bound is within it', () => {
  expect(new AnswerBounds(request).take('I led a team, o😀!')).toEqual({
    text: 'I led a team, o',
    cut: 'length',
  });
});
