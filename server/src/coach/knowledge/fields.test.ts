import { expect, test } from 'vitest';
import { fieldSchema } from './field-schema.ts';
import { FIELDS, TOPICS } from './fields.ts';

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, place) => names.indexOf(name) !== place);

test.each([...FIELDS])('the file of %s keeps to the schema', (_id, field) => {
  expect(fieldSchema.safeParse(field).error).toBeUndefined();
});

test('every field that a file names has a file, and none is named twice', () => {
  for (const [id, { signsOf = [] }] of FIELDS) expect(repeated([id, ...signsOf])).toEqual([]);
  for (const { fields } of TOPICS) expect(repeated(fields)).toEqual([]);
  const named = [...FIELDS.values()].flatMap(({ signsOf = [] }) => signsOf);
  const missing = [...named, ...TOPICS.flatMap(({ fields }) => fields)].filter((id) => !FIELDS.has(id));
  expect(missing).toEqual([]);
});

test('no two fields have one name, and no two topics', () => {
  expect(repeated([...FIELDS.values()].map(({ name }) => name))).toEqual([]);
  expect(repeated(TOPICS.map(({ name }) => name))).toEqual([]);
});

test('no term belongs to two topics', () => {
  expect(repeated(TOPICS.flatMap(({ terms }) => terms))).toEqual([]);
});
