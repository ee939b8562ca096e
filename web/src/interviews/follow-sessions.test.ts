import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Interview, LiveKind } from '@pythia/contracts/interviews.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { signOut } from '#account/sign-out.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { browserStorage } from '#browser/storage.ts';
import { followSessions } from './follow-sessions.ts';
import { lookAtStored } from './running-session.ts';
import { readStoredSession, storeSession } from './stored-session.ts';

const email = 'baker@example.com';
const realFetch = globalThis.fetch;
const soon = new Date(Date.now() + 600_000).toISOString();
const running: Interview = {
  id: 't',
  kind: 'paid',
  title: '',
  company: 'Harbour Bakery',
  job_title: 'Baker',
  job_id: null,
  language: 'en',
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
  signOut();
  vi.unstubAllGlobals();
});

async function learn(...sessions: Interview[]): Promise<void> {
  const { origin } = await answeringServer((_, response) => {
    response.writeHead(200).end(JSON.stringify({ sessions, next: null }));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  stop = followSessions(email);
}

const stored = (kind: LiveKind) =>
  ({ kind, id: 'old', created_at: soon, expires_at: soon, jobTitle: '', email }) as const;

describe.each([
  ['free', 'paid', {}],
  ['paid', 'free', { company: 'Harbour Bakery' }], // unlike a free one
] as const)('a %s session', (kind, other, ofItsKind) => {
  const told = { ...running, kind };

  it('that another window has begun is stored in this tab', async () => {
    await learn(told);
    const { id, created_at } = told;
    const known = { kind, id, created_at, expires_at: soon, jobTitle: 'Baker', ...ofItsKind, email };
    await expect.poll(() => readStoredSession(kind, email)).toEqual(known);
  });

  it('is asked for again when another was begun here before the server told of it', async () => {
    const answers = [[], [told]];
    const { origin } = await answeringServer((_, response) => {
      if (answers.length === 2) {
        storeSession(stored(kind));
        lookAtStored(kind, email);
      }
      response.writeHead(200).end(JSON.stringify({ sessions: answers.shift(), next: null }));
    });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
    stop = followSessions(email);
    await expect.poll(() => readStoredSession(kind, email)?.id).toBe('t');
  });

  it('that does not run any more is discarded', async () => {
    storeSession(stored(kind));
    await learn({ ...told, id: 'old', running: false });
    await expect.poll(() => readStoredSession(kind, email)).toBeNull();
  });

  it('is not taken for one of the other kind', async () => {
    await learn(told);
    await expect.poll(() => readStoredSession(kind, email)).not.toBeNull();
    expect(readStoredSession(other, email)).toBeNull();
  });
});

it('what this tab began a free session with stays known when the server tells of it', async () => {
  storeSession({ ...stored('free'), id: 't', summary: 'Work: none' });
  await learn({ ...running, kind: 'free' });
  await expect.poll(() => readStoredSession('free', email)?.jobTitle).toBe('Baker');
  expect(readStoredSession('free', email)?.summary).toBe('Work: none');
});
