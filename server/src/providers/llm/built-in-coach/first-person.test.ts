import { expect, test } from 'vitest';
import { inFirstPerson } from './first-person.ts';

test.each([
  ['Led a team of four', 'I led a team of four.'],
  ['Migrated 12 services to Kafka.', 'I migrated 12 services to Kafka.'],
  ['I wrote the parser.', 'I wrote the parser.'],
  ['Experienced engineer with a love of Go', 'Experienced engineer with a love of Go.'],
  ['Acme, 2019-2023', 'Acme, 2019-2023.'],
  ['Went from 3 to 30 customers!', 'I went from 3 to 30 customers!'],
])('%s → %s', (statement, spoken) => {
  expect(inFirstPerson(statement)).toBe(spoken);
});
