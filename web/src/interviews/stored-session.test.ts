import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '#browser/storage.ts';
import { readStoredSession, type StoredSession, storeSession } from './stored-session.ts';

const now = vi.hoisted(() => {
  const begun = new Date('2026-03-01T12:00:00.000Z');
  vi.useFakeTimers({ now: begun }); // the window's clock begins on loading
  return begun;
});
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const email = 'baker@example.com';
const times = { created_at: minutesFromNow(-5), expires_at: minutesFromNow(10) };
const free: StoredSession = {
  kind: 'free',
  id: 's',
  ...times,
  jobTitle: 'Baker',
  summary: 'Work: none',
  email,
};
const paid: StoredSession = { kind: 'paid', id: 't', ...times, jobTitle: 'Baker', company: 'Binns', email };

beforeEach(() => {
  browserStorage.session.clear();
  vi.useFakeTimers({ now });
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

describe.each([
  [free, 'pythia_session', { session_id: 's', jobTitle: 'Baker', summary: 'Work: none' }],
  [paid, 'pythia_paid_session', { thread_id: 't', role: 'Baker', company: 'Binns' }],
])('the stored session %j', (session, key, names) => {
  const { kind } = session;
  const other = kind === 'free' ? 'paid' : 'free';

  it('is written under the names of its kind', () => {
    storeSession(session);
    expect(JSON.parse(browserStorage.session.getItem(key) ?? '')).toEqual({ ...names, ...times, email });
  });

  it('comes back while it is unexpired, as one of its kind', () => {
    storeSession(session);
    expect([readStoredSession(kind, email), readStoredSession(other, email)]).toEqual([session, null]);
  });

  it('lives as long as the server said', () => {
    const long = { ...session, created_at: minutesFromNow(-50) };
    storeSession(long);
    expect(readStoredSession(kind, email)).toEqual(long);
  });

  it('expires by UTC where its instant names no zone', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    storeSession({ ...session, expires_at: '2026-03-01T12:00:01' });
    expect(readStoredSession(kind, email)?.id).toBe(session.id);
    vi.advanceTimersByTime(1_000);
    expect(readStoredSession(kind, email)).toBeNull();
  });

  it.each([
    ['it has expired', { expires_at: minutesFromNow(0) }],
    ['its expiry cannot be read', { expires_at: 'soon' }],
    ['it has no id', { id: '' }],
    ['it is another’s', { email: 'nurse@example.com' }],
    ['nobody knows whose it is', { email: undefined as unknown as string }],
  ])('is discarded for good when %s', (_, change) => {
    storeSession({ ...session, ...change });
    expect(readStoredSession(kind, email)).toBeNull();
    expect(browserStorage.session.length).toBe(0);
  });

  it.each(['', 'no JSON', 'null', '7', '{"session_id":"s","thread_id":"t"}'])('is not made of %j', (text) => {
    browserStorage.session.setItem(key, text);
    expect(readStoredSession(kind, email)).toBeNull();
  });
});
