import { expect, test } from 'vitest';
import { cutTail } from './read-labelled.ts';

test.each([
  [
    'Cut scrap by 4 % on two lines. Tools: SAP, Excel.',
    'Cut scrap by 4 % on two lines.',
    'skill',
    'SAP, Excel',
  ],
  ['Moved billing to events; Stack: Go, Kafka', 'Moved billing to events', 'skill', 'Go, Kafka'],
  [
    'Filled each shift after two nurses had left. Employee of the Month, May 2021',
    'Filled each shift after two nurses had left.',
    'award',
    'Employee of the Month, May 2021',
  ],
  [
    'I rebuilt the rota in a week. Won the ward’s safety award.',
    'I rebuilt the rota in a week.',
    'award',
    'Won the ward’s safety award',
  ],
])('%s', (text, told, kind, tail) => {
  expect(cutTail(text)).toEqual({ told, tail: { kind, text: tail } });
});

test.each([
  'The oven failed. I moved the dough.',
  'Tools: SAP, Excel.',
  'Won the ward’s safety award.',
  'We had no tools. I asked the stack of suppliers for some and we finished in time.',
  'I wrote the bid. Won the award for the new ward from the council because nobody else had thought of the night staff.',
])('all of it is told: %s', (text) => {
  expect(cutTail(text)).toEqual({ told: text, tail: undefined });
});
