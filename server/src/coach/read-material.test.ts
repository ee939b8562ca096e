import { expect, test } from 'vitest';
import { NO_MATERIAL } from './material.ts';
import { readMaterial } from './read-material.ts';

const work = 'Designer, Harlow, 2019 – 2021\n- Drew the maps of 40 schools\n- Trained 4 apprentices';
const employersIn = (part: Partial<typeof NO_MATERIAL>): string[] => {
  const { candidate } = readMaterial({ ...NO_MATERIAL, work, ...part });
  return [...candidate.places, ...candidate.episodes.map(({ place }) => place)].map(
    (place) => place.employer,
  );
};

test('a doubtful employer is no employer for an answer until its user has settled that it is one', () => {
  expect(employersIn({})).toEqual(['', '', '']);
  const place = { employer: 'Harlow', title: 'Designer', from: '2019', to: '2021', isCurrent: false };
  const read = 'I drew the maps of 40 schools.';
  const story = { title: 'Maps', text: read, read: [read], standing: 'told' as const };
  expect(employersIn({ settled: [{ ...story, place }] })).toContain('Harlow');
  expect(employersIn({ settled: [{ ...story, place: { ...place, isDoubtful: true } }] })).not.toContain(
    'Harlow',
  );
});
