import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { refreshLists } from '#interviews/sessions-query.ts';
import { openPage, signIn } from '../../../../testing/open-page.tsx';

const interview = (place: number): Interview => ({
  id: `0197f0aa-0000-7000-8000-${String(place).padStart(12, '0')}`,
  kind: 'free',
  title: `Round ${place}`,
  company: 'Acme',
  job_title: 'Baker',
  job_id: null,
  created_at: '2026-03-01T12:00:00Z',
  expires_at: '2026-03-01T12:30:00Z',
  running: false,
  counted: true,
  entries: 1,
  questions: 1,
});

/** Of those that the server lists: how many a call looks through, and when it answers. */
let looksThrough: number;
let mayAnswer: Promise<void>;
beforeEach(() => {
  looksThrough = 100;
  mayAnswer = Promise.resolve();
});

/** A history of so many interviews, of which every third is found by a search. */
async function openHistory(count: number): Promise<void> {
  const all = Array.from({ length: count }, (_, place) => interview(place));
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname, searchParams: query } = new URL(input as string, window.location.href);
    if (pathname !== '/api/v1/interviews') return plainFetch(input, init);
    await mayAnswer;
    const first = all.findIndex(({ id }) => id === query.get('before')) + 1;
    const looked = all.slice(first, first + Math.min(looksThrough, Number(query.get('limit'))));
    const sessions = looked.filter((_, place) => !query.get('search') || place % 3 === 0);
    return Response.json({ sessions, next: looked.at(-1) === all.at(-1) ? null : looked.at(-1)?.id });
  };
  onTestFinished(() => {
    window.fetch = plainFetch;
  });
  await signIn('free-user');
  await openPage('/free-dashboard/history');
}

const rows = () => page.getByRole('main').getByRole('listitem');
const showMore = page.getByRole('button', { name: 'Show more' });

test('what is listed stays as long as it is while it is asked for again', async () => {
  await openHistory(50);
  await expect.element(rows()).toHaveLength(20);
  await showMore.click();
  await expect.element(rows()).toHaveLength(40);
  const answer = Promise.withResolvers<void>();
  mayAnswer = answer.promise;
  const refreshed = refreshLists();
  await new Promise(requestAnimationFrame);
  expect(rows().length).toBe(40);
  answer.resolve();
  await refreshed;
  expect(rows().length).toBe(40);
  await showMore.click();
  await expect.element(rows()).toHaveLength(50);
  await expect.element(showMore).not.toBeInTheDocument();
});

test('a search goes on until there are some, though each call looks through a few only', async () => {
  looksThrough = 6;
  await openHistory(90);
  await page.getByRole('searchbox').fill('baker');
  await expect.element(page.getByText('More than 20 interviews found')).toBeInTheDocument();
  expect(rows().length).toBe(20);
});
