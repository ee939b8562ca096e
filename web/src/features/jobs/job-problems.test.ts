import { expect, it } from 'vitest';
import { NEW_JOB } from './job-draft.ts';
import { problemsOf } from './job-problems.ts';

const BAKER = { ...NEW_JOB, company: 'Riverside Hotel', role: 'Baker' };

it('asks for company and role', () => {
  expect(problemsOf({ ...NEW_JOB, company: ' ', role: ' ' })).toEqual({
    company: 'Enter the company.',
    role: 'Enter the role.',
  });
  expect(problemsOf(BAKER)).toEqual({});
});

it.each(['https://example.com/jobs?id=1', 'http://example.com'])('takes %s for a link', (link) => {
  expect(problemsOf({ ...BAKER, link })).toEqual({});
});

it.each(['javascript:alert(1)', 'example.com', 'mailto:jobs@example.com', 'https://'])(
  'does not take %s for a link',
  (link) => {
    expect(problemsOf({ ...BAKER, link })).toEqual({ link: 'A link begins with https:// or http://.' });
  },
);
