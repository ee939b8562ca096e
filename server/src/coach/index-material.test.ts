import { expect, test } from 'vitest';
import { NO_MATERIAL } from './material.ts';
import { indexMaterial } from './index-material.ts';

const work = 'Designer, Payments, 2019 – 2021\n- Drew the maps of 40 schools\n- Trained 4 apprentices';
const employersIn = (part: Partial<typeof NO_MATERIAL>): string[] => {
  const { candidate } = indexMaterial({ ...NO_MATERIAL, work, ...part });
  return [...candidate.places, ...candidate.episodes.map(({ place }) => place)].map(
    (place) => place.employer,
  );
};

test('a doubtful employer is no employer for an answer until its user has settled that it is one', () => {
  expect(employersIn({})).toEqual(['', '', '']);
  const place = { employer: 'Payments', title: 'Designer', from: '2019', to: '2021', isCurrent: false };
  const read = 'I drew the maps of 40 schools.';
  const story = { title: 'Maps', text: read, read: [read], standing: 'told' as const };
  expect(employersIn({ settled: [{ ...story, place }] })).toContain('Payments');
  expect(employersIn({ settled: [{ ...story, place: { ...place, isDoubtful: true } }] })).not.toContain(
    'Payments',
  );
});

test('a break between two jobs is no place where somebody was', () => {
  const broken = `${work}\n\nCareer break, 2021 to 2024\nThree children, the youngest of whom was ill.`;
  const { places } = indexMaterial({ ...NO_MATERIAL, work: broken }).candidate;
  expect(places.map(({ title }) => title)).toEqual(['Designer']);
});

test('stories are made ready once', () => {
  const { stories } = indexMaterial({
    ...NO_MATERIAL,
    work: 'Baker, Rye & Co., 2019 – 2021\n- Baked rye bread',
  });
  expect(stories()).toBe(stories());
});
