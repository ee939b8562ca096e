import { expect, test } from 'vitest';
import { methodFor, SAYINGS } from './methods.ts';
import { countWords } from './wording.ts';

const method = (text: string): string | undefined => methodFor({ text, kind: 'situational' });

test.each([
  ['You smell gas in the corridor. What do you do?', /make it safe/],
  ['Money has been stolen from the till. What would you do?', /blame nobody/],
  ['Half the crew did not turn up. What now?', /has to be done today/],
  ['A nurse is crying in the corridor. How do you help?', /somewhere quiet/],
  ['A guest is shouting at you. What do you say?', /let them finish/],
  [
    'The client insists on opening without a permit. What do you tell him?',
    /what is possible and what is not/,
  ],
  ['Two colleagues are not speaking to each other. What do you do?', /each of them alone/],
  ['What if you disagree with your boss about a decision?', /ask for the reasons/],
  ['You notice that you made a mistake in last month’s report. What now?', /say so at once/],
  ['Two projects need you at the same time. How do you decide?', /side by side/],
  ['The supplier is two weeks late. What is your next move?', /how long it is likely to last/],
  ['How would you halve our waste?', /what the figure is made of/],
  ['Sales are down by a fifth. Where would you look first?', /when it began/],
  ['What would you do in your first month here?', /begin by listening/],
  ['Fifty thousand euros and six months. What is your plan?', /what it has to achieve/],
  ['The booking service goes down and nobody knows why. What do you do first?', /when it began/],
  ['Half of the class fails the winter test. What would you do?', /when it began/],
  ['The digger hits a pipe, and it smells. Next?', /make it safe/],
  ['A driver rings with a dead fridge unit. What now?', /how long it is likely to last/],
  ['How would you speak to your manager about her manners?', /five minutes in private/],
  ['How do you get older colleagues to take you seriously?', /begin by listening/],
  ['The network drops while a rider pays. What happens?', /key of its own/],
])('%s', (asked, way) => {
  expect(method(asked)).toMatch(way);
});

test.each([
  'How would you explore a new dataset?',
  'How would you tune a Spark job?',
  'How would you find a memory leak?',
  'What would you do about code smells?',
  'How would you take dead code out?',
])('what only sounds like danger is none: %s', (asked) => {
  expect(method(asked) ?? '').not.toMatch(/make it safe|whoever has to know/);
});

test.each([
  'A dentist says that she hates software. What do you say?',
  'How do you work with somebody who will not talk much?',
  'What do you know about their work?',
])('no method of another kind is taken: %s', (asked) => {
  expect(method(asked)).toBeUndefined();
});

test.each(['What would you change about our website?', 'If you were an animal, which one would you be?'])(
  'no method is taken for what is no case: %s',
  (asked) => {
    expect(method(asked)).toBeUndefined();
  },
);

test('what has to work without a line is designed for that', () => {
  const text = 'How would you design a ticket that still works when the inspector has no signal?';
  expect(methodFor({ text, kind: 'design' })).toMatch(/on the device first/);
});

test.each(SAYINGS)('a method is said in one breath, and claims nothing that was done: %s', (says) => {
  expect(countWords(says)).toBeLessThanOrEqual(90);
  expect(says).not.toMatch(/\b(?:I|we) (?:have|had|did|was|were|\p{L}+ed)\b(?! to\b)/u);
});
