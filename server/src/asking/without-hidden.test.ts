import { expect, test } from 'vitest';
import { type Material, NO_MATERIAL } from '#coach/material.ts';
import { quoteMaterial } from './quote-material.ts';

const PLACE = { employer: '', title: '', from: '', to: '', isCurrent: false };
const hiding = (...read: string[]): Material['settled'] => [
  { title: 'Hidden', place: PLACE, text: read.join(' '), read, standing: 'hidden' },
];
const quoted = (work: string, settled: Material['settled'], name = ''): string | undefined =>
  /<work>\n([^]*)\n<\/work>/.exec(quoteMaterial({ ...NO_MATERIAL, work, name, settled }))?.[1];

test.each([
  {
    written: 'as a bullet, said in the first person',
    work: 'Baker, Rye & Co.\n- Cut waste by 37% with a new starter.\n- Trained 4 apprentices.',
    read: 'I cut waste by 37% with a new starter.',
    left: 'Baker, Rye & Co.\n\n- Trained 4 apprentices.',
  },
  {
    written: 'amid prose',
    work: 'I baked bread. When the oven failed, I moved the dough to a school. I also sold it.',
    read: 'When the oven failed, I moved the dough to a school.',
    left: 'I baked bread. I also sold it.',
  },
  {
    written: 'over two lines',
    work: 'Baker\n- When the oven failed, I moved the dough to a\n  school kitchen.\n- Sold bread.',
    read: 'When the oven failed, I moved the dough to a school kitchen.',
    left: 'Baker\n\n\n- Sold bread.',
  },
  {
    written: 'without a verb of its own',
    work: '- Managing a team of four\n- Running the bakery of a hotel',
    read: 'I managed a team of four.',
    left: '- Running the bakery of a hotel',
  },
  {
    written: 'about somebody else by name',
    name: 'Maria Lopez',
    work: 'Maria led her team of six through a move. She likes rye.',
    read: 'I led my team of six through a move.',
    left: 'She likes rye.',
  },
  {
    written: 'in other words by now',
    work: '- Cut the waste by 38% with a new starter\n- Sold bread',
    read: 'I cut waste by 37% with a new starter.',
    left: '- Sold bread',
  },
  {
    written: 'in two words',
    work: 'Head baker\n- Ran payroll.\n- Ran the shop.',
    read: 'I ran payroll.',
    left: 'Head baker\n\n- Ran the shop.',
  },
])('a story that its user hid is not quoted where it stands $written', ({ work, read, name, left }) => {
  const [kept, cut] = [quoted(work, [], name), quoted(work, hiding(read), name)];
  expect(kept).toBe(work);
  expect(cut?.replaceAll(/[^\S\n]+/g, ' ').trim()).toBe(left);
});

test('what shares only some words with a hidden story stays, and so does what nobody hid', () => {
  const work = 'Head baker, Rye & Co.\nSkills: rye, payroll\n- Ran payroll for the team of six.\n- Sold rye.';
  const hidden = hiding('As head baker I hired a team of six, who sold rye and learned payroll.');
  expect(quoted(work, hidden)).toBe(work);
  expect(quoted(work, [{ ...hiding('I ran payroll for the team of six.')[0]!, standing: 'told' }])).toBe(
    work,
  );
});
