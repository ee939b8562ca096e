import { expect, test } from 'vitest';
import { candidateFrom } from '../saying/testing/asked.ts';
import { expectedTerms } from './expected-terms.ts';
import { ENTRIES } from './fields.ts';
import { knowledgeOf, NO_KNOWLEDGE } from './knowledge.ts';
import { knownTo } from './testing/known.ts';

const engineer = candidateFrom({ role: 'Backend engineer', work: 'Skills: Kubernetes, websockets' });
const termsIn = (...fields: string[]) =>
  expectedTerms(engineer, knowledgeOf({ fields, hidden: [] }, engineer));

test('what no recogniser knows for a word and the candidate names comes first, and everyday words never', () => {
  const terms = termsIn('software');
  expect(terms[0]).toBe('kubernetes');
  expect(terms.length).toBeGreaterThan(10);
  expect(terms).not.toContain('queue');
});

test('several fields take turns, and there are never more than a hundred', () => {
  const fields = ['nursing', 'pharmacy', 'software'];
  const terms = termsIn(...fields);
  expect(terms.length).toBeLessThanOrEqual(100);
  const fieldOf = new Map(ENTRIES.flatMap((entry) => entry.terms.map((term) => [term, entry.fields[0]])));
  expect(terms.map((term) => fieldOf.get(term))).toEqual(expect.arrayContaining(fields));
  expect(expectedTerms(engineer, knownTo(candidateFrom({}))).length).toBeLessThanOrEqual(100);
  expect(expectedTerms(engineer, NO_KNOWLEDGE)).toEqual([]);
});
