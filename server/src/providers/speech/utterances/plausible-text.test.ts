import { expect, test } from 'vitest';
import { plausibleText } from './plausible-text.ts';

test.each([
  'Why do you want to leave your current job?',
  'No, no. I mean it.',
  'It was very, very good.',
  'Zürich, 10,000 requests at 1-0-0.',
])('leaves alone what people say: %s', (text) => {
  expect(plausibleText(text)).toEqual({ text, isWhole: true });
});

test('ends a phrase that is said a third time in a row', () => {
  expect(plausibleText('Tell me about a time you had a car, you had a car, you had a car,')).toEqual({
    text: 'Tell me about a time you had a car,',
    isWhole: false,
  });
  expect(plausibleText('Eh, eh, eh, eh')).toEqual({ text: 'Eh,', isWhole: false });
});

test('is nothing in another script', () => {
  expect(plausibleText('2-3ตวบนลาง')).toEqual({ text: '', isWhole: false });
});
