import type { Interview } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { groupByCompany } from './group-by-company.ts';

const session = (id: string, company: string) => ({ id, company }) as Interview;

test('companies come by their newest session, however they are spelt, and those without one last', () => {
  const sessions = [
    session('5', ''),
    session('4', 'Binns'),
    session('3', 'ÅKE '),
    session('2', 'binns'),
    session('1', 'Åke'),
  ];
  expect(
    groupByCompany(sessions).map(({ company, sessions }) => [company, sessions.map(({ id }) => id)]),
  ).toEqual([
    ['Binns', ['4', '2']],
    ['ÅKE', ['3', '1']],
    ['', ['5']],
  ]);
});
