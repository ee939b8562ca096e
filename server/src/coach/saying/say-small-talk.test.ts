import { expect, test } from 'vitest';
import { saySmallTalk } from './say-small-talk.ts';
import { asks, candidateFrom, NOTHING_TOLD } from './testing/asked.ts';

const reply = (text: string): string =>
  saySmallTalk({
    candidate: candidateFrom({}),
    question: asks(text, 'small-talk'),
    found: [],
    told: NOTHING_TOLD,
    knowledge: { includes: () => false },
    budget: 90,
  }).text;

test.each([
  ['How was the traffic?', /^It all went/],
  ['Did you manage to park, it is chaos out there?', /^It all went/],
  ['I hope that you did not come by bus, with our record!', /^It all went/],
  ['Terrible weather today, was the drive very bad?', /^It all went/],
  ['Can everybody see my screen? Never mind. Hi Ada, how is your week going?', /good|well/],
  ['You got soaked, did you? Shall I hang up that coat?', /kind/],
  ['Do help yourself to a biscuit.', /kind/],
  ['Can I get you a coffee?', /kind/],
  ['Would you like a cup of tea before we start?', /kind/],
  ['What a sunny day it is out there.', /weather/],
  ['Hi Ada, can you hear me all right?', /^Yes, I/],
  ['Good morning Ada. Shall we begin?', /^Yes, /],
  ['Sorry to keep you waiting.', /all right|No problem/],
  ['Thank you for coming today, we will be in touch.', /^Thank you/],
])('a courtesy fits what was said last: %s', (text, fitting) => {
  expect(reply(text)).toMatch(fitting);
});
