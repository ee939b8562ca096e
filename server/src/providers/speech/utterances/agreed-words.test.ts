import { expect, test } from 'vitest';
import { AgreedWords } from './agreed-words.ts';

/** Standing words, a bar, the rest. */
function shown(...decodings: string[]): string[] {
  const words = new AgreedWords();
  return decodings.map((decoding) => {
    const { text, stands } = words.add(decoding);
    return `${text.slice(0, stands)}|${text.slice(stands)}`;
  });
}

test('what two decodings agree on stands, the rest may change', () => {
  expect(shown('Tell me.', 'Tell me about it.', 'Tell me about a time')).toEqual([
    '|Tell me',
    'Tell me| about it',
    'Tell me about| a time',
  ]);
});

test('what stands is not taken back, and what comes after it is the newest', () => {
  expect(shown('Do you like', 'Do you like', 'Did you look at it')).toEqual([
    '|Do you like',
    'Do you like|',
    'Do you like| at it',
  ]);
});

test('no case and no mark is a disagreement, and a sentence that goes on has no mark', () => {
  expect(shown('Yes. I', 'Yes, i did.', 'Yes, I did. Why?')).toEqual(
    ['|Yes. I', 'Yes i|', 'Yes i did| Why'].map((one, place) => (place === 1 ? 'Yes i| did' : one)),
  );
});

test('another utterance begins anew', () => {
  const words = new AgreedWords();
  words.add('One two');
  words.add('One two');
  words.reset();
  expect(words.add('Three')).toEqual({ text: 'Three', stands: 0 });
});
