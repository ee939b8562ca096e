import { expect, test } from 'vitest';
import { competenciesAsked } from './asked.ts';
import { COMPETENCIES } from './lexicon.ts';
import { anyOf, phrasesIn } from './phrase.ts';
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

test.each(COMPETENCIES)(
  '$id has ways of asking, signs and marks, and every phrase compiles',
  (competency) => {
    const { asked, marks, strong, weak } = competency;
    for (const phrase of phrasesIn(`${asked};${marks}`)) expect(() => anyOf(phrase)).not.toThrow();
    for (const words of [strong, weak]) expect(words).toMatch(/^[a-z0-9\s-]+$/);
    expect(phrasesIn(asked).length).toBeGreaterThan(1);
    expect(phrasesIn(marks).length).toBeGreaterThan(1);
  },
);

test('no phrase is found in a text of other words', () => {
  const other = 'zeppelins glow above marmalade';
  for (const { asked, marks } of COMPETENCIES)
    for (const phrase of phrasesIn(`${asked};${marks}`))
      expect([phrase, anyOf(phrase).test(other)]).toEqual([phrase, false]);
});

test.each(ids)('%s is heard in a question for it', (id) => {
  const heard = competenciesAsked({ text: ASKING[id] ?? '', kind: 'behavioural' });
  expect(heard.map(({ competency }) => competency.id)).toContain(id);
});
