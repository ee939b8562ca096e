import { expect, test } from 'vitest';
import { chatRequest, texts } from '#testing/chat-request.ts';
import { Thinkers } from './thoughts.ts';

async function given(thinkers: Thinkers, model: string, ...pieces: string[]): Promise<string[]> {
  const answer = thinkers.answer(model, chatRequest(), async function* ({ thoughts }) {
    for (const piece of pieces) yield { type: 'text', text: thoughts.take(piece).text };
    yield { type: 'text', text: thoughts.end() };
  });
  const all: string[] = [];
  for await (const piece of texts(answer)) all.push(piece);
  return all;
}

test('of a model whose thoughts once ended without a beginning nothing is given before their end', async () => {
  const thinkers = new Thinkers();
  const thought = ['Hm. '.repeat(20), 'So.</think>', 'I led it.'];
  expect(await given(thinkers, 'one', ...thought)).toEqual([thought[0], '', 'I led it.', '']);
  expect(await given(thinkers, 'one', ...thought)).toEqual(['', '', 'I led it.', '']);
  expect(await given(thinkers, 'another', 'I led it.')).toEqual(['I led it.', '']);
});

test('a model that thinks no more is given all that it says, and from the next answer on at once', async () => {
  const thinkers = new Thinkers();
  await given(thinkers, 'one', 'Hm.</think>I led it.');
  expect((await given(thinkers, 'one', 'I led it.')).join('')).toBe('I led it.');
  expect(await given(thinkers, 'one', 'I led it.')).toEqual(['I led it.', '']);
});
