import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OpenUtterance } from './open-utterance.ts';

function spoken(...fragments: string[]) {
  const open = new OpenUtterance();
  return { open, given: fragments.map((fragment) => open.add(fragment)) };
}

test('keeps what pauses part together until it is closed', () => {
  const { open, given } = spoken('what is the difference', 'between a process', 'and a thread');
  expect(given).toEqual(['', '', '']);
  expect(open.interim('of')).toBe('what is the difference between a process and a thread of');
  expect(open.close()).toBe('What is the difference between a process and a thread?');
  expect(open.isOpen).toBe(false);
});

test('gives a sentence when another begins', () => {
  const { open, given } = spoken('describe the best team', 'that you worked with', 'what made it so good');
  expect(given).toEqual(['', '', 'Describe the best team that you worked with.']);
  expect(open.close()).toBe('What made it so good?');
});

test('gives what was cut off without its mark, which comes with its end', () => {
  const { open } = spoken('what is the difference between a process');
  expect(open.cut()).toBe('What is the difference between a process');
  expect(open.interim('and')).toBe('and');
  expect(open.add('and a thread')).toBe('');
  expect(open.interim('')).toBe('and a thread');
  expect(open.close()).toBe('and a thread?');
});

test('gives the mark alone where nothing follows, and before the next sentence', () => {
  const { open } = spoken('what is a process');
  open.cut();
  expect(open.cut()).toBe('');
  expect(open.close()).toBe('?');
  open.add('why do you want to leave');
  open.cut();
  expect(open.add('tell me about it')).toBe('');
  expect(open.close()).toBe('? Tell me about it.');
});

test('ends a talk without an end at a pause, and keeps little of it', () => {
  const { open } = spoken('word '.repeat(40));
  expect(open.add('more')).toMatch(/^Word.* word\.$/);
  for (let n = 0; n < 100; n++) {
    open.add('and that was the end of the first part of it');
    open.cut();
  }
  open.add('and');
  expect(open.close().length).toBeLessThan(100);
});

test('gives every word once and in its place, wherever it is cut', () => {
  const words = fc.array(
    fc.constantFrom('how', 'did', 'you', 'and', 'i', 'tell', 'me', 'what', 'is', 'it', 'okay'),
    {
      minLength: 1,
      maxLength: 20,
    },
  );
  const step = fc.record({ words, isCut: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const open = new OpenUtterance();
      const given = steps.flatMap(({ words: fragment, isCut }) => [
        open.add(fragment.join(' ')),
        isCut ? open.cut() : '',
      ]);
      const text = [...given, open.close()].join(' ').toLowerCase();
      expect(text.match(/\w+/g) ?? []).toEqual(steps.flatMap((one) => one.words));
    }),
  );
});
