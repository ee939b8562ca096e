import { expect, test } from 'vitest';
import { withoutSidebar } from './sidebar.ts';

const row = (left: string, right = ''): string => left.padEnd(40) + right;

test('dates above the first heading of a sidebar are those of the job on their left', () => {
  const rows = [
    row('Oak Homes', 'Jan 2015 - Nov 2019'),
    row('Foreman'),
    row('QUALIFICATIONS', 'SKILLS'),
    row('NVQ in bricklaying', 'Setting out'),
    row('First aid at work', 'Reading of drawings'),
    row('Driving licence', 'Excel'),
    row('Fire marshal', 'Surveying'),
    row('Asbestos awareness', 'Levelling'),
  ];
  const read = withoutSidebar(rows);
  expect(read[0]).toBe(rows[0]);
  expect(read.slice(8).filter((cell) => cell !== '')).toEqual([
    'SKILLS',
    'Setting out',
    'Reading of drawings',
    'Excel',
    'Surveying',
    'Levelling',
  ]);
});
