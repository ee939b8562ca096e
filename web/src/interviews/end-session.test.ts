import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeringServer } from '#api/testing/answering-server.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { queryClient } from '#api/query-client.ts';
import { copilots } from '#listening/copilot-presence.ts';
import { endSession } from './end-session.ts';
import { lookAtStored } from './running-session.ts';
import { newestSessions } from './sessions-query.ts';
import { readStoredSession, storeSession } from './stored-session.ts';

const realFetch = globalThis.fetch;
beforeEach(() => holdAuthToken('mine'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const email = 'baker@example.com';
const ended = {
  id: 's',
  kind: 'paid' as const,
  title: '',
  company: 'Harbour Bakery',
  job_title: 'Baker',
  job_id: null,
  language: 'en',
  created_at: '2026-03-01T12:00:00.000Z',
  expires_at: '2026-03-01T12:10:00.000Z',
  running: false,
  counted: true,
  entries: 2,
  questions: 1,
};

/** @returns sessions announced as over */
function running(id: string) {
  const expires_at = new Date(Date.now() + 600_000).toISOString();
  const { created_at, job_title: jobTitle } = ended;
  storeSession({ kind: 'paid', id, created_at, expires_at, jobTitle, email });
  lookAtStored('paid', email);
  queryClient.setQueryData(newestSessions.queryKey, { sessions: [{ ...ended, running: true }], next: null });
  return vi.spyOn(copilots, 'tellOver');
}

/** Every call alike. */
async function answering(status: number, body: object): Promise<void> {
  const { origin } = await answeringServer((_, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
}

it('forgets a session that was ended, tells every window, and shows it as the server does', async () => {
  const told = running('s');
  await answering(200, ended);
  await endSession('s');
  expect(readStoredSession('paid', email)).toBeNull();
  expect(queryClient.getQueryData(newestSessions.queryKey)?.sessions).toEqual([ended]);
  expect(told.mock.calls).toEqual([['s']]);
});

it('takes a session that is gone for one that has ended: the answer to an earlier press may be lost', async () => {
  await answering(404, { detail: 'Not found' });
  const told = running('s');
  await endSession('s');
  expect(readStoredSession('paid', email)).toBeNull();
  expect(told.mock.calls).toEqual([['s']]);
});

it('tells of a session that could not be ended, and keeps it', async () => {
  await answering(503, { detail: 'Later.' });
  const told = running('s');
  await expect(endSession('s')).rejects.toThrow('Later.');
  expect(readStoredSession('paid', email)?.id).toBe('s');
  expect(told).not.toHaveBeenCalled();
});
