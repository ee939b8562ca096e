import { expect, test } from 'vitest';
import { loadResumes } from './load-resumes.ts';

const resumes = [...loadResumes('tuning'), ...loadResumes('held-back')];

test('There are fifteen résumés to tune by and thirty that are held back', () => {
  expect([loadResumes('tuning').length, loadResumes('held-back').length]).toEqual([15, 30]);
});

test.each(resumes)('What is expected of $name stands in it', (resume) => {
  const { text, places, noEmployers, schools, skills, silentAbout, stories } = resume;
  const unwrapped = text.replace(/\s+/g, ' ').toLowerCase();
  const isThere = (words: string): boolean => unwrapped.includes(words.toLowerCase());
  const expected = [...places.flatMap((place) => Object.values<string>({ ...place })), ...noEmployers];
  expect([...expected, ...schools, ...skills].filter((words) => !isThere(words))).toEqual([]);
  expect(silentAbout.filter(isThere)).toEqual([]);
  expect(stories.length).toBeGreaterThanOrEqual(3);
  expect(text.length).toBeLessThanOrEqual(5_000);
});
