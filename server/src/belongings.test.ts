import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Belongings } from '#db/belongings/belonging.ts';
import { RESTORABLE_DAYS } from '#db/restorable.ts';
import { openTestDatabase, type TestDatabase } from '#testing/open-test-database.ts';
import { BELONGINGS, NOBODYS } from './belongings.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.drop());

test('every table of the database is a user’s or nobody’s', async () => {
  const tables = await database.db.introspection.getTables();
  const ours = tables.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
  expect(ours.toSorted()).toEqual(['users', ...Object.keys(BELONGINGS), ...NOBODYS].toSorted());
});

const namesSomebody = ({ name }: { name: string }): boolean =>
  /^(user_id|customer_id|email|recipient)$/.test(name);

test('no table with a user, a customer or an address in it is nobody’s', async () => {
  const tables = await database.db.introspection.getTables();
  const somebodys = tables.filter(({ columns }) => columns.some(namesSomebody)).map(({ name }) => name);
  expect(somebodys.filter((name) => NOBODYS.some((table) => table === name))).toEqual([]);
});

/** Spent trials stay for a year; the others have ways of their own. */
const ERASED_OTHERWISE = new Set(['interview_sessions', 'users', 'spent_trials']);

test('what can be called back is erased when it cannot be any more', async () => {
  const tables = await database.db.introspection.getTables();
  const restorable = tables.filter(({ columns }) => columns.some(({ name }) => name === 'deleted_at'));
  const names = restorable.map(({ name }) => name).filter((name) => !ERASED_OTHERWISE.has(name));
  const belongings: Belongings = BELONGINGS;
  const erased = names.filter((name) =>
    belongings[name]?.retention?.some(({ days }) => days === RESTORABLE_DAYS),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(erased).toEqual(names);
});
