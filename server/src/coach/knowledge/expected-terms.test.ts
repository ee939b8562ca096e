import { expect, test } from 'vitest';
import { candidateOf } from '../saying/testing/asked.ts';
import { expectedTerms } from './expected-terms.ts';
import { knowledgeOf, NO_KNOWLEDGE } from './knowledge.ts';
import { knownTo } from './testing/known.ts';

const engineer = candidateOf({ role: 'Backend engineer', work: 'Skills: Kubernetes, websockets' });

test('what no recogniser knows for a word and the candidate names comes first, then other such terms', () => {
  const terms = expectedTerms(engineer, knowledgeOf({ fields: ['software'], hidden: [] }, engineer));
  expect(terms[0]).toBe('kubernetes');
  expect(terms).toContain('oauth');
  expect(terms).not.toContain('queue');
});

test('several fields take turns, and there are never more than a hundred', () => {
  const terms = expectedTerms(
    engineer,
    knowledgeOf({ fields: ['software', 'pharmacy', 'nursing'], hidden: [] }, engineer),
  );
  expect(terms.length).toBeLessThanOrEqual(100);
  expect(terms).toContain('sbar');
  expect(expectedTerms(engineer, knownTo(candidateOf({}))).length).toBeLessThanOrEqual(100);
  expect(expectedTerms(engineer, NO_KNOWLEDGE)).toEqual([]);
});
