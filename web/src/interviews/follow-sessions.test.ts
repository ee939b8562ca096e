import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { browserStorage } from '#browser-storage.ts';
import { followSessions } from './follow-sessions.ts';
import { readStoredPaidSession, storePaidSession } from './stored-paid-session.ts';

const email = 'baker@example.com';
const realFetch = globalThis.fetch;
const soon = new Date(Date.now() + 600_000).toISOString();
const told: Interview = {
  id: 't',
  kind: 'paid',
  title: '',
  company: 'Harbour Bakery',
  job_title: 'Baker',
  job_id: null,
  created_at: new Date().toISOString(),
  expires_at: soon,
  running: true,
  counted: false,
  entries: 0,
  questions: 0,
};

let stop = () => {};
beforeEach(() => {
  browserStorage.session.clear();
  holdAuthToken('mine');
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** @returns once the server has told of these */
async function learn(...sessions: Interview[]): Promise<void> {
  const { origin } = await answeringServer((_, response) => {
    response.writeHead(200).end(JSON.stringify({ sessions, next: null }));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  stop = followSessions(email);
}

const stored = { thread_id: 'old', created_at: soon, expires_at: soon, email, company: '', role: '' };

describe('a paid session', () => {
  it('that another window has begun is stored in this tab', async () => {
    await learn(told);
    await expect
      .poll(() => readStoredPaidSession(email))
      .toEqual({
        thread_id: 't',
        created_at: told.created_at,
        expires_at: soon,
        email,
        company: 'Harbour Bakery',
        role: 'Baker',
      });
  });

  it('is asked for again when another was begun here before the server told of it', async () => {
    const answers = [[], [told]];
    const { origin } = await answeringServer((_, response) => {
      if (answers.length === 2) storePaidSession(stored);
      response.writeHead(200).end(JSON.stringify({ sessions: answers.shift(), next: null }));
    });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
    stop = followSessions(email);
    await expect.poll(() => readStoredPaidSession(email)?.thread_id).toBe('t');
  });

  it('that does not run any more is discarded', async () => {
    storePaidSession(stored);
    await learn({ ...told, id: 'old', running: false });
    await expect.poll(() => readStoredPaidSession(email)).toBeNull();
  });

  it('is not taken for a free one', async () => {
    await learn(told);
    await expect.poll(() => readStoredPaidSession(email)).not.toBeNull();
    expect(browserStorage.session.getItem('pythia_session')).toBeNull();
  });
});
