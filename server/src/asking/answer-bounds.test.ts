import { expect, test } from 'vitest';
import { chatRequest } from '#testing/chat-request.ts';
import { AnswerBounds } from './answer-bounds.ts';

const request = chatRequest({ maxTokens: 2 }); // sixteen characters of a model

test.each([
  ['of a model within a piece', true, ['I led ', 'a team of six.'], ['I led ', 'a team of ']],
  ['of a model between pieces', true, ['I led a team of ', 'six.'], ['I led a team of ', '']],
  ['of the coach nowhere', false, ['I led ', 'a team of six.'], ['I led ', 'a team of six.']],
])('a bound %s', (_, isOfModel, pieces, given) => {
  const bounds = new AnswerBounds(request, isOfModel);
  const taken = pieces.map((piece) => bounds.take(piece));
  expect(taken.map(({ text }) => text)).toEqual(given);
  const isCut = given.join('') !== pieces.join('');
  expect(taken.map(({ cut }) => cut)).toEqual(
    pieces.map((_piece, at) => (isCut && at === 1 ? 'length' : undefined)),
  );
});

test('no half of a character is given where the bound is within it', () => {
  expect(new AnswerBounds(request, true).take('I led a team, o😀!')).toEqual({
    text: 'I led a team, o',
    cut: 'length',
  });
});
