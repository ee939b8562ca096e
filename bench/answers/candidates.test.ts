import { describe, expect, test } from 'vitest';
import { holds } from './judge.ts';
import { loadCandidates } from './load-candidates.ts';

describe.each(await loadCandidates('all'))('$field', ({ material, questions }) => {
  test('the material keeps to the limits of the form', () => {
    for (const text of [material.company, material.role, material.name])
      expect(text.length).toBeLessThanOrEqual(100);
    for (const text of [material.jobDescription, material.education, material.work])
      expect(text.length).toBeLessThanOrEqual(5_000);
  });

  test('it is asked at least twenty questions, plain and oblique ones', () => {
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(questions.map(({ wording }) => wording)).size).toBe(2);
  });

  test('a question is not its own answer', () => {
    const repeated = questions.filter(({ ask, right }) =>
      right.every((marks) => marks.some((mark) => mark !== '?' && holds(ask, mark))),
    );
    expect(repeated.map(({ ask }) => ask)).toEqual([]);
  });
});
