import { expect, test } from 'vitest';
import { readTold, type Turn } from './read-told.ts';
import { sayAnswer } from './say-answer.ts';
import type { CoachStyle } from './styling/coach-style.ts';
import { asks, candidateFrom, NOTHING_TOLD } from './testing/asked.ts';
import { answerOfBaker } from './testing/answer-of.ts';

test('closing asks back', () => {
  const text = answerOfBaker('Do you have any questions?', 'closing');
  expect(text.match(/\?/g)).toHaveLength(2);
});

test('closing promises no question that it does not ask', () => {
  const question = asks('Do you have any questions?', 'closing');
  const material = {
    jobDescription: 'You will train apprentices.',
    work: 'Baker, Rye & Co., 2019 - present',
  };
  const candidate = candidateFrom(material);
  const turns: Turn[] = [];
  for (let time = 0; time < 3; time += 1) {
    const told = readTold(candidate, turns);
    const { text } = sayAnswer({ candidate, asked: [{ question, found: [] }], told });
    turns.push({ role: 'assistant', text }, { role: 'assistant', text: '' });
  }
  const [first, second, third] = turns.flatMap(({ text }) => text || []);
  expect(first!.match(/\?/g)).toHaveLength(2);
  expect(second!.match(/\?/g)).toHaveLength(2);
  expect(second).not.toContain(first!.split('? ')[1]);
  expect(third).toMatch(/^Thank you, [^.]* wanted to ask\.$/);
});

test('where few words are wanted closing asks one question, whole', () => {
  const jobDescription =
    'You will own the yearly accounts of all of our fourteen sites across the north and the south of the country.';
  const candidate = candidateFrom({ jobDescription, work: 'Baker, Rye & Co., 2019 - present' });
  const asked = [{ question: asks('Do you have any questions?', 'closing'), found: [] }];
  const style: CoachStyle = { form: 'beats', words: 30, lean: [] };
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD, style }).text).toMatch(
    /^Thank you, [^?]*here [^?]*\?$/,
  );
});

test.each([
  ['Can you hear me?', /hear you/],
  ['How are you today?', /How are you\?/],
  ['Thank you for your time.', /^Thank you/],
  ['Sorry to keep you waiting, we had an emergency.', /(?:No problem|all right)/],
])('small talk: %s', (text, said) => {
  expect(answerOfBaker(text, 'small-talk')).toMatch(said);
});
