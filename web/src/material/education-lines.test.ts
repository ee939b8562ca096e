import { expect, test } from 'vitest';
import { educationIn } from './education-lines.ts';

test('schools are told by their lines with dates; dates alone with what stands above them', () => {
  const text =
    'Work\nBaker, Rye & Co.\nMarch 2019 – June 2023\n• Cut waste by 2020\n\nCook, Mill Inn\t2015 – 2019\n2012 – 2013';
  expect(educationIn(text)).toEqual({
    lines: ['Baker, Rye & Co. · March 2019 – June 2023', 'Cook, Mill Inn · 2015 – 2019', '2012 – 2013'],
    more: 0,
  });
});

test('of many schools it is said how many are not shown', () => {
  const many = Array.from({ length: 10 }, (_, at) => `Baker, Mill ${at}, 20${10 + at}`).join('\n');
  expect([educationIn(many).lines.length, educationIn(many).more]).toEqual([8, 2]);
});

test('without dates the first lines stand for them', () => {
  expect(educationIn('• Baked\nBaker\nCook\nWaiter\nPorter')).toEqual({
    lines: ['Baker', 'Cook', 'Waiter'],
    more: 0,
  });
});
