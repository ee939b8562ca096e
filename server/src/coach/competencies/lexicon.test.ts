import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { competenciesAsked } from './asked.ts';
import { groupSchema } from './testing/group-schema.ts';
import { COMPETENCIES, GROUPS } from './lexicon.ts';
import { anyOf } from './phrase.ts';
import { ASKING } from './testing/asking.ts';

const ids = COMPETENCIES.map(({ id }) => id);

test('has at least sixty competencies, each once', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(60);
});

test('an opposite is another competency of the lexicon', () => {
  for (const { id, opposites = [] } of COMPETENCIES)
    for (const opposite of opposites) expect(ids.filter((other) => other !== id)).toContain(opposite);
});

test('every file belongs to the lexicon', () => {
  const files = globSync(join(import.meta.dirname, 'groups/*.json'));
  expect(files.map((file) => basename(file, '.json')).toSorted()).toEqual([...GROUPS.keys()].toSorted());
});

test.each([...GROUPS])('the file of %s keeps to the schema', (_name, group) => {
  expect(groupSchema.safeParse(group).error).toBeUndefined();
});

test.each(COMPETENCIES)('no phrase of $id stands twice, nor any of its signs', (competency) => {
  const { asked, marks, strong, weak } = competency;
  for (const list of [asked, marks, strong.split(' '), weak.split(' ')])
    expect(list).toEqual([...new Set(list)]);
});

test('no phrase is found in a text of other words', () => {
  const other = 'zeppelins glow above marmalade';
  for (const { asked, marks } of COMPETENCIES)
    for (const phrase of [...asked, ...marks])
      expect([phrase, anyOf([phrase]).test(other)]).toEqual([phrase, false]);
});

test.each(ids)('%s is heard in a question for it', (id) => {
  const heard = competenciesAsked({ text: ASKING[id] ?? '', kind: 'behavioural' });
  expect(heard.map(({ competency }) => competency.id)).toContain(id);
});
