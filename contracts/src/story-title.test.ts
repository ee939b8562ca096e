import { expect, test } from 'vitest';
import { titleFrom } from './story-title.ts';

test.each([
  ['I moved the dough to a neighbour’s bakery.', 'Moved the dough to a neighbour’s bakery'],
  [
    'Took over the wholesale round when the driver left and kept all 14 customers.',
    'Took over the wholesale round when the driver left',
  ],
  [
    'Cut flour waste by 20% in one year by weighing every batch and posting the numbers on the wall.',
    'Cut flour waste by 20% in one year by weighing every batch',
  ],
  [
    'When the oven failed one Friday night, I moved the dough to a neighbour’s bakery.',
    'When the oven failed one Friday night',
  ],
  [
    'I cut unplanned stops by 34% by asking each shift for the one noise that worried them.',
    'Cut unplanned stops by 34% by asking each shift',
  ],
  [
    'A junior of mine, Oluwadamilola, failed her tax paper twice and wanted to leave.',
    'A junior of mine, Oluwadamilola, failed her tax paper twice',
  ],
  [
    'In 2021 I charged 1,300 customers twice because I had retried a payment that had only been slow.',
    'In 2021 I charged 1,300 customers twice',
  ],
  [
    'Two audits fell into the same fortnight in March 2019 after a colleague broke her leg.',
    'Two audits fell into the same fortnight in March 2019',
  ],
])('a title ends with a word that can end it: %s', (sentence, title) => {
  expect(titleFrom(sentence)).toBe(title);
});
