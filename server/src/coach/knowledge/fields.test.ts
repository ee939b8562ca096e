import { LIMITS } from '@pythia/contracts/limits.ts';
import { expect, test } from 'vitest';
import { fieldSchema } from './testing/field-schema.ts';
import { ENTRIES, FIELDS } from './fields.ts';

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, place) => names.indexOf(name) !== place);

test.each([...FIELDS])('the file of %s keeps to the schema', (_id, field) => {
  expect(fieldSchema.safeParse(field).error).toBeUndefined();
});

test('a figure without its source, or without its year, does not keep to the schema', () => {
  const { entries, ...field } = FIELDS.get('software')!;
  const with_ = (figure: object) =>
    fieldSchema.safeParse({ ...field, entries: [{ ...entries[0], figures: [figure] }] }).success;
  const figure = { says: 'Half of them fail.', source: 'A body, a title', year: 2020 };
  const { source: _source, ...unsourced } = figure;
  const { year: _year, ...undated } = figure;
  expect([figure, unsourced, undated, { ...figure, source: '' }].map(with_)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('every field that a file names has a file, and none is named twice', () => {
  for (const [id, { signsOf = [] }] of FIELDS) expect(repeated([id, ...signsOf])).toEqual([]);
  for (const { fields } of ENTRIES) expect(repeated(fields)).toEqual([]);
  const named = [...FIELDS.values()].flatMap(({ signsOf = [] }) => signsOf);
  const missing = [...named, ...ENTRIES.flatMap(({ fields }) => fields)].filter((id) => !FIELDS.has(id));
  expect(missing).toEqual([]);
});

test('no two fields have one name, and no two entries', () => {
  expect(repeated([...FIELDS.values()].map(({ name }) => name))).toEqual([]);
  expect(repeated(ENTRIES.map(({ name }) => name))).toEqual([]);
});

test('every entry has an id of its own, which an address can carry', () => {
  const ids = ENTRIES.map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(
    [...FIELDS.keys(), ...ids].filter(
      (id) => !/^[\p{Ll}\p{N}-]+$/u.test(id) || id.length > LIMITS.knowledgeId,
    ),
  ).toEqual([]);
  expect(FIELDS.size).toBeLessThanOrEqual(LIMITS.knowledgeFields);
});

test('no term belongs to two entries', () => {
  expect(repeated(ENTRIES.flatMap(({ terms }) => terms))).toEqual([]);
});

test('no entry says a word twice that stands in place of its terms', () => {
  expect(ENTRIES.filter(({ instead }) => repeated(instead.split(' ')).length > 0)).toEqual([]);
});

test('every entry that another one names as related is there, and is not that one', () => {
  const names = new Set(ENTRIES.map(({ name }) => name));
  const wrong = ENTRIES.flatMap(({ name, related }) =>
    related.filter((other) => other === name || !names.has(other)).map((other) => [name, other]),
  );
  expect(wrong).toEqual([]);
});
