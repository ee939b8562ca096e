import { expect, test } from 'vitest';
import { Repetition } from './answer-bounds.ts';

/**
 * Text before the circle, or all.
 * @param size of a piece
 */
function heardOf(text: string, most = 2, size = 7): string {
  const repetition = new Repetition(most);
  for (let at = 0; at < text.length; at += size) {
    const until = repetition.hears(text.slice(at, at + size));
    if (until !== undefined) return text.slice(0, at + until);
  }
  return text;
}

const SENTENCE = 'I led the team of six. ';

test.each([
  ['a sentence', `So. ${SENTENCE.repeat(50)}`, 4],
  [
    'one with others between',
    Array.from({ length: 50 }, (_, n) => `It was year ${n}. ${SENTENCE}`).join(''),
    4,
  ],
  ['one of three words', 'We led six. '.repeat(50), 4],
  ['one in other letters', 'I LED the team of six! '.repeat(2) + SENTENCE.repeat(50), 4],
  ['a point of a list', '- I led the team of six\n'.repeat(50), 4],
  [
    'a point of a numbered list',
    Array.from({ length: 50 }, (_, n) => `${n}. I led the team of six\n`).join(''),
    4,
  ],
  ['one in Japanese', 'チームを率いてプロジェクトを完成させました。\n'.repeat(50), 4],
])('what says %s a third time is in a circle there', (_, text, most) => {
  const heard = heardOf(text);
  expect(heard.length).toBeLessThan(text.length);
  expect(heard.split(/six|完成/i).length - 1).toBeLessThanOrEqual(most);
});

test.each([
  ['a word', 'and '],
  ['some words', 'I led the team and '],
  ['words without spaces', 'そうですね'],
])('what says %s on and on, without an end of a sentence, is in a circle', (_, words) => {
  const text = `It was hard, ${words.repeat(500)}`;
  expect(heardOf(text).length).toBeLessThan(800);
});

test.each([
  ['short ones a few times', 'No. Never. '.repeat(6)],
  ['two of each', SENTENCE.repeat(2) + 'It went well in the end. '.repeat(2)],
  [
    'lines of code',
    `Look:\n\`\`\`\n${'  return new Promise(resolve);\n'.repeat(20)}\`\`\`\nThat is all of it.\n`,
  ],
  ['a long cry', `N${'o'.repeat(400)}! `],
  ['a table', `| a | b |\n${'|---'.repeat(80)}|\n`],
  ['a long sentence', `I led ${Array.from({ length: 90 }, (_, n) => `team ${n}`).join(', ')}.`],
])('what says %s is in none', (_, text) => {
  expect(heardOf(text)).toBe(text);
});

test('short ones are in a circle, too, in the end', () => {
  expect(heardOf('No. Never. '.repeat(50)).length).toBeLessThan(100);
});

test('a conversation may have a refrain', () => {
  const song = Array.from({ length: 5 }, (_, n) => `Verse ${n} of the song.\n${SENTENCE}\n`).join('');
  expect(heardOf(song, 5)).toBe(song);
});

test('however an answer is cut, its circle ends in the same place, but for the space that tells an end', () => {
  const text = `So. ${SENTENCE.repeat(9)}`;
  const heard = [1, 2, 5, 20, 1_000].map((size) => heardOf(text, 2, size).trimEnd());
  expect(new Set(heard)).toEqual(new Set([`So. ${SENTENCE.repeat(3)}`.trimEnd()]));
});
