import { expect, test } from 'vitest';
import { entriesSought } from './find-entries.ts';
import { candidateFrom } from './testing/asked.ts';

const sought = (work: string, kind: Parameters<typeof entriesSought>[1]): string[] =>
  entriesSought(candidateFrom({ work }), kind).map(({ text }) => text);

test('tools are products and machines, and no skills, facts, languages or degrees', () => {
  const skills =
    'Skills: Sage 50, Kubernetes, Excel, Google Analytics, PerkinElmer NexION, R for statistics, spiral mixer, Dementia care, Team leadership, budgets, French at school, A levels in Maths, HGV licence, Notice one month, EU citizen, Looking for £52,000';
  expect(sought(skills, 'tool')).toEqual([
    'Sage 50',
    'Kubernetes',
    'Excel',
    'Google Analytics',
    'PerkinElmer NexION',
    'R for statistics',
    'spiral mixer',
  ]);
  expect(sought(skills, 'language')).toEqual(['French at school']);
});

test('certificates are found in whatever list they stand', () => {
  const work = 'Education: PRINCE2 Practitioner, 2024\nSkills: HGV licence, Excel';
  expect(sought(work, 'certificate')).toEqual(expect.arrayContaining(['HGV licence']));
  expect(sought(work, 'certificate').join()).toContain('PRINCE2');
});

test('an entry with a short form is one', () => {
  expect(sought('Certificates\nLorry licence cat. C, 2019', 'certificate')).toEqual([
    'Lorry licence cat. C, 2019',
  ]);
});
