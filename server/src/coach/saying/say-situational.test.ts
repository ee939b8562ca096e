import { expect, test } from 'vitest';
import { sayAnswer } from './say-answer.ts';
import { answerOfBaker, NOTHING } from './testing/answer-of.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';
import { baker } from './testing/baker.ts';

test.each([
  ['A chair collapses under a guest. What would you do?', /make it safe before anything else/],
  ['Two waiters call in sick on a Saturday. How do you get through it?', /ring those who could step in/],
  ['How would you deal with an angry parent?', /let them finish, stay calm/],
])('a case like nothing that was done is answered by how its kind is gone about: %s', (text, way) => {
  expect(answerOfBaker(text, 'situational')).toMatch(way);
});

test('also where one has done something of the kind: what one would do was asked', () => {
  expect(
    answerOfBaker('What would you do if an oven is on fire?', 'situational', {}, 'proving room'),
  ).toMatch(/^I would stop and make it safe .* while it is fresh\.$/);
});

const sayOfFire = (chance: number): string =>
  sayAnswer({
    candidate: baker,
    asked: [
      {
        question: asks('What would you do if the proving room were on fire?', 'situational'),
        found: foundByMarks(baker, 'proving room').map((one) => ({ ...one, chance })),
      },
    ],
    told: NOTHING_TOLD,
  }).text;

test('what one has done stands before what anybody would do, where it is likely to answer', () => {
  expect(sayOfFire(0.7)).toMatch(/^The closest that I have done is this\.\nThe proving room/);
  expect(sayOfFire(0.5)).toMatch(/^I would stop and make it safe/);
});

test('steps that fit everybody are no answer', () => {
  expect(answerOfBaker('What would you say to our investors?', 'situational')).toBe(NOTHING);
});

test('who is asked what they would be gives a picture, and no story', () => {
  expect(
    answerOfBaker('If you were a tool, which one would you be and why?', 'situational', {}, 'wholesale'),
  ).toMatch(/^I would be /);
});

test('who may wish for something says by what they would choose', () => {
  for (const text of [
    'If you had a magic wand, what would you change?',
    'You are allowed to drop one rule. Which?',
  ])
    expect(answerOfBaker(text, 'situational', {}, 'flour waste')).toMatch(
      /^I would .*ask those who do the work/,
    );
});

test.each([
  'What would you do if you could not reach your manager?',
  'What would you do if you had one colleague who never answers?',
  'If you were given two projects at the same time, what would you do?',
  'If you could start tomorrow, what would you do first?',
  'How would you forge good relations with suppliers?',
  'How would you spot cheating in an exam?',
  'What would you do if a fiddly part does not fit?',
  'What would you do if a customer finds our prices misleading?',
])('a case is neither a wish nor a request to do wrong: %s', (text) => {
  expect(answerOfBaker(text, 'situational')).not.toMatch(/ask those who do the work|not take part in it/);
});

test('who would not have to work is told whether one would, however it is asked', () => {
  expect(answerOfBaker('What would you do if you won the lottery?', 'situational')).toMatch(/^I think/);
});

test('who is asked to do wrong would not, whatever story is near', () => {
  expect(
    answerOfBaker('Would you write something that is not quite true?', 'situational', {}, 'flour waste'),
  ).toMatch(/not take part in it/);
});

test('what one would do is told by what one did', () => {
  expect(
    answerOfBaker('What would you do if the proving room failed?', 'situational', {}, 'proving room'),
  ).toMatch(/^The closest that I have done is this\.\nThe proving room failed/);
});

test('a request to do wrong is not carried out', () => {
  for (const asked of ['asks you to backdate an invoice', 'wants you to falsify a figure']) {
    const text = answerOfBaker(`What would you do if your manager ${asked}?`, 'situational');
    expect(text).toContain('not take part in it');
    expect(text).not.toContain('carry');
  }
});

test('what the firm reached is nothing that the candidate has done', () => {
  const candidate = candidateFrom({
    work: 'Clerk, Rye & Co., York, 2019 - present\n- The firm’s family approval rate reached 93% in 2022.\n- Sorted 40 boxes in a day',
  });
  const question = asks('If you had a tin of thank-you cards, what would lie on top?', 'situational');
  const found = foundByMarks(candidate, '93%').map((one) => ({ ...one, chance: 0.8 }));
  expect(sayAnswer({ candidate, asked: [{ question, found }], told: NOTHING_TOLD }).text).toBe('');
});
