import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Excerpt, Interview } from '@pythia/contracts/interviews.ts';
import { refreshLists } from '#interviews/sessions-query.ts';
import { interceptCalls, openPage, signInForTest } from '../../../../testing/open-page.tsx';

const interview = (place: number): Interview => ({
  id: `0197f0aa-0000-7000-8000-${String(place).padStart(12, '0')}`,
  kind: 'free',
  title: `Round ${place}`,
  company: 'Acme',
  job_title: 'Baker',
  job_id: null,
  language: 'en',
  created_at: '2026-03-01T12:00:00Z',
  expires_at: '2026-03-01T12:30:00Z',
  running: false,
  counted: true,
  entries: 1,
  questions: 1,
});

/** Range and delay of a call. */
let looksThrough: number;
let mayAnswer: Promise<void>;
beforeEach(() => {
  looksThrough = 100;
  mayAnswer = Promise.resolve();
});

/** A search finds every third. */
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
  await signInForTest('free-user');
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

const LINES = 250;
const lineId = (place: number) => `0197f0bb-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** A long interview, a hundred lines a call; searches find `excerpt`. */
async function openWithFind(excerpt: Excerpt): Promise<void> {
  const session = interview(1);
  interceptCalls(/^GET \/interviews$/, async () =>
    Response.json({ sessions: [{ ...session, excerpt }], next: null }),
  );
  let after = 0;
  interceptCalls(/^GET \/interviews\/.+/, async () => {
    const events = Array.from({ length: Math.min(100, LINES - after) }, (_, place) => ({
      kind: 'line',
      id: lineId(after + place + 1),
      seq: after + place + 1,
      at: new Date(Date.parse(session.created_at) + (after + place) * 1_000).toISOString(),
      channel: 'interviewer',
      text: `This is line ${after + place + 1}.`,
    }));
    after += events.length;
    return Response.json({ session, events, next: after === LINES ? null : after });
  });
  await signInForTest('free-user');
  await openPage('/free-dashboard/history');
}

test('what was found is marked in its words, and opened at its place, on a later page, with the focus there', async () => {
  await openWithFind({
    kind: 'line',
    event_id: lineId(240),
    pieces: [
      { text: 'This is <b>', found: false },
      { text: 'line', found: true },
      { text: '</b> 240.', found: false },
    ],
  });
  await page.getByRole('searchbox').fill('line');
  await expect.element(page.getByText('Heard: This is <b>line</b> 240.')).toBeVisible();
  await expect.element(rows().getByRole('mark')).toHaveTextContent('line');
  await page.getByRole('link', { name: 'Round 1', exact: true }).click();
  const place = page.getByRole('listitem').filter({ hasText: 'This is line 240.' });
  await expect.element(place).toHaveFocus();
  await expect.element(place).toBeInViewport({ ratio: 1 });
  expect(document.querySelectorAll('main [aria-current=true]').length).toBe(1);
});
