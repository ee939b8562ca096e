import type { Interview } from '@pythia/contracts/interviews.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { createSessionList } from './session-list.ts';

afterEach(() => vi.unstubAllGlobals());

const interview = (id: string): Interview => ({
  id,
  kind: 'paid',
  title: '',
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

/** Answers with so many interviews, a page at a time. */
function answerWith(count: number): void {
  holdAuthToken('mine');
  const all = Array.from({ length: count }, (_, n) => interview(String(n)));
  vi.stubGlobal('fetch', (path: string) => {
    const query = new URL(path, 'http://localhost').searchParams;
    const first = all.findIndex(({ id }) => id === query.get('before')) + 1;
    const sessions = all.slice(first, first + Number(query.get('limit')));
    const next = sessions.at(-1) === all.at(-1) ? null : sessions.at(-1)!.id;
    return Promise.resolve(Response.json({ sessions, next }));
  });
}

test('what is listed stays as long as it is while it is asked for again', async () => {
  answerWith(150);
  const list = createSessionList();
  const listed = () => list.store.getState().listed?.sessions.length ?? 0;
  const loaded = async () => {
    await expect.poll(() => list.store.getState().state).toBe('loaded');
  };
  list.find('');
  await loaded();
  for (const length of [40, 60, 80, 100, 120]) {
    list.showMore();
    await expect.poll(listed).toBe(length);
  }
  await loaded();
  const lengths = new Set<number>();
  list.store.subscribe(() => lengths.add(listed()));
  list.refresh('');
  await loaded();
  expect([...lengths]).toEqual([120]);
  list.refresh('baker');
  await loaded();
  expect(listed()).toBe(20);
});
