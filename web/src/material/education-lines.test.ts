import { expect, test } from 'vitest';
import { educationIn } from './education-lines.ts';

test('schools are told by their lines with dates; dates alone with what stands above them', () => {
  const text =
    'Education\nDiploma, Rye College\nMarch 2019 – June 2023\n• Won a prize in 2020\n\nA levels, Mill School\t2015 – 2019\n2012 – 2013';
  expect(educationIn(text)).toEqual({
    lines: [
      'Diploma, Rye College · March 2019 – June 2023',
      'A levels, Mill School · 2015 – 2019',
      '2012 – 2013',
    ],
    more: 0,
  });
});

test('of many schools it is said how many are not shown', () => {
  const many = Array.from({ length: 10 }, (_, at) => `Diploma, Mill ${at}, 20${10 + at}`).join('\n');
  expect([educationIn(many).lines.length, educationIn(many).more]).toEqual([8, 2]);
});

test('without dates the first lines stand for them', () => {
  expect(educationIn('• Prizes\nDiploma\nA levels\nGCSEs\nOther')).toEqual({
    lines: ['Diploma', 'A levels', 'GCSEs'],
    more: 0,
  });
});
