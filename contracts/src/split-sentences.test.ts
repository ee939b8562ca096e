import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { NOTHING_OPEN, splitSentences } from './split-sentences.ts';

function splitAll(chunks: readonly string[]) {
  let open = NOTHING_OPEN;
  const sentences: string[] = [];
  for (const chunk of chunks) {
    const split = splitSentences(open, chunk);
    if (split.closing) sentences.push((sentences.pop() ?? '') + split.closing);
    sentences.push(...split.sentences);
    open = split.open;
  }
  return { sentences, remainder: open.text };
}

const speech = fc.string({
  unit: fc.constantFrom('a', 'é', '7', ' ', ' ', '.', '!', '?', '"', ')', '\n', '😀'),
  maxLength: 60,
});
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe('splitting speech into sentences', () => {
  test('ends a sentence at each of . ! and ?, and keeps the rest open', () => {
    expect(splitAll(['Hello there. How are you? Great! And'])).toEqual({
      sentences: ['Hello there.', 'How are you?', 'Great!'],
      remainder: ' And',
    });
  });

  test('splits at a decimal point too, as the specification says', () => {
    expect(splitAll(['About 3.5 years.']).sentences).toEqual(['About 3.', '5 years.']);
  });

  test.each([
    [
      '自己紹介をお願いします。なぜ当社ですか？ それで',
      ['自己紹介をお願いします。', 'なぜ当社ですか？'],
      ' それで',
    ],
    ['حدثني عن نفسك. لماذا تريد هذا العمل؟', ['حدثني عن نفسك.', 'لماذا تريد هذا العمل؟'], ''],
    ['अपने बारे में बताइए। क्यों', ['अपने बारे में बताइए।'], ' क्यों'],
  ])('ends a sentence of “%s” at the marks of its own script', (text, sentences, remainder) => {
    expect(splitAll([text])).toEqual({ sentences, remainder });
  });

  test('makes no empty sentence of repeated marks, even when they come later', () => {
    expect(splitAll(['Well...', ' Really?', '! Yes']).sentences).toEqual(['Well...', 'Really?!']);
  });

  test('leaves a closing quote with its sentence', () => {
    expect(splitAll(['They asked "why?', '" Then left.']).sentences).toEqual([
      'They asked "why?"',
      'Then left.',
    ]);
  });

  test('ends a sentence at the marks of other scripts', () => {
    expect(splitAll(['自己紹介をしてください。なぜ？ ما اسمك؟ क्यों।']).sentences).toEqual([
      '自己紹介をしてください。',
      'なぜ？',
      'ما اسمك؟',
      'क्यों।',
    ]);
  });

  test('makes no line without a letter or digit', () => {
    expect(splitAll(['Why? 。', '？ ♪. 😀! Us. 2.', ' ♪.'])).toEqual({
      sentences: ['Why?。？', '♪. 😀! Us.', '2.'],
      remainder: ' ♪.',
    });
  });

  test('loses no text, whatever the chunking', () => {
    fc.assert(
      fc.property(fc.array(speech), (chunks) => {
        const { sentences, remainder } = splitAll(chunks);
        expect(withoutSpaces(sentences.join('') + remainder)).toBe(withoutSpaces(chunks.join('')));
      }),
    );
  });

  test('gives the same sentences, whatever the chunking', () => {
    fc.assert(
      fc.property(fc.array(speech), (chunks) => {
        expect(splitAll(chunks)).toEqual(splitAll(chunks.join('').split('')));
      }),
    );
  });

  test('reads every character once, however long a sentence stays open', () => {
    const read = vi.spyOn(String.prototype, 'matchAll');
    splitAll(Array.from({ length: 2_000 }, () => 'word '));
    const charactersRead = read.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
    read.mockRestore();
    expect(charactersRead).toBe(10_000);
  });
});
