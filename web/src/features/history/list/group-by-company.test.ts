import type { Interview } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { groupByCompany } from './group-by-company.ts';

const session = (id: string, company: string) => ({ id, company }) as Interview;

test('companies come by their newest session, however they are spelt, and those without one last', () => {
  const sessions = [
    session('6', ''),
    session('5', 'Binns'),
    session('4', 'ÅKE '),
    session('3', 'Åke'),
    session('2', 'Cole'),
    session('1', 'binns'),
  ];
  expect(
    groupByCompany(sessions).map(({ company, sessions }) => [company, sessions.map(({ id }) => id)]),
  ).toEqual([
    ['Binns', ['5', '1']],
    ['ÅKE', ['4', '3']],
    ['Cole', ['2']],
    ['', ['6']],
  ]);
});
