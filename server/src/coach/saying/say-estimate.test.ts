import { expect, test } from 'vitest';
import { SIZES } from '#coach/estimates/sizes.ts';
import { sayAnswer } from './say-answer.ts';
import { asks, NOTHING_TOLD } from './testing/asked.ts';
import { baker, nobody } from './testing/baker.ts';

const answer = (text: string, candidate = baker): string =>
  sayAnswer({ candidate, asked: [{ question: asks(text, 'estimate'), found: [] }], told: NOTHING_TOLD }).text;

test.each([
  [
    'How many text messages are sent in Germany while we have this coffee?',
    'I would estimate that from the people: there are about 85 million in Germany. I assume ten a day for each of them, which is about 850 million a day. That makes roughly 5.9 million text messages in, say, ten minutes. I would check it by asking ten people for their own and scaling that up.',
  ],
  [
    'Roughly how many dogs live in London?',
    'I would estimate that from the people: there are about 8.9 million in London. I assume one for every five of them. That makes roughly 1.8 million dogs. I would check it by counting in one street and scaling that up.',
  ],
  [
    'how many ping pong balls fit in a jumbo jet',
    'I would estimate that from the two volumes. I assume about 34 millilitres for each of the ping pong balls and about 880 cubic metres for a jumbo jet. Ping pong balls leave some of that empty, so with two thirds of it I come to roughly 17 million. I would check it by filling one box and counting.',
  ],
])('from sizes that are known: %s', (asked, said) => {
  expect(answer(asked)).toBe(said);
});

test.each([
  [
    'How many biscuits are eaten in Britain in a year?',
    'I can only guess how many biscuits one person accounts for: with one a week it makes roughly 3.6 billion in a year.',
  ],
  [
    'How many piano tuners are there in Chicago?',
    'I can only guess how common piano tuners are: with one for every thousand people it makes roughly 2,700.',
  ],
  [
    'How many people buy a train ticket in Chicago on a normal weekday?',
    'I can only guess what share of them that is in a day: with one in ten it makes roughly 270,000.',
  ],
  ['How many people are in the air right now?', 'I can only guess what share of them that is'],
  [
    'How many cups of tea do you think our café sells in a summer?',
    'I can only guess how many cups of tea it brings: if I say a hundred, and count 90 days, that makes roughly 9,000 in a summer.',
  ],
  ['How many golf balls can you fit into a school bus?', 'I can only guess the size of a school bus.'],
  ['How many lorries would it take to carry away a mountain?', 'I can only guess the first.'],
  ['How much does a cloud weigh?', 'I can only guess the size of that part.'],
])('a size that is in no table is a guess that is asked for: %s', (asked, guess) => {
  expect(answer(asked)).toContain(guess);
  expect(answer(asked)).toMatch(/What would you put it at\?$/);
});

test('"this country" is the one that the material is about, else one of an assumed size', () => {
  const asked = 'How many dogs are there in this country?';
  expect(answer(asked)).toContain('there are about 69 million in the UK');
  expect(answer(asked, nobody)).toContain('say there are about 60 million in this country');
});

test('an estimate of anything anywhere fits into an answer', () => {
  const things = [...SIZES.rates.map((rate) => rate.things[0]!), 'very long red umbrellas', 'plumbers'];
  for (const { names } of SIZES.places) {
    for (const thing of things) {
      const said = answer(`How many ${thing} are used in ${names[0]} in a year?`);
      expect(said).not.toMatch(/NaN|undefined|Infinity| 0 /);
      expect(said.split(' ').length).toBeLessThan(90);
    }
  }
});
