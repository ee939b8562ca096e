import { expect, test } from 'vitest';
import { isMisheard } from './misheard.ts';

test.each([
  ['kubernetis', 'kubernetes', 'a wrong letter'],
  ['reconcilation', 'reconciliation', 'a missing letter'],
  ['sterillised', 'sterilised', 'an added letter'],
  ['shedule', 'schedule', 'a missing letter near the beginning'],
  ['warehosue', 'warehouse', 'two swapped letters'],
])('%s is %s with %s', (heard, written) => {
  expect(isMisheard(heard, written)).toBe(true);
});

test.each([
  ['kabernetis', 'kubernetes', 'two wrong letters'],
  ['ward', 'word', 'short words'],
  ['ketchup', 'catchup', 'another first letter'],
  ['contract', 'contractor', 'a longer ending'],
])('%s is not %s: %s', (heard, written) => {
  expect(isMisheard(heard, written)).toBe(false);
});
