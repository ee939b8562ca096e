import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredFreeSession, storeFreeSession } from './stored-free-session.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const session = {
  session_id: 's',
  created_at: minutesFromNow(-5),
  expires_at: minutesFromNow(10),
  jobTitle: 'Baker',
};

/** As much of the browser's session storage as is used, in memory. */
beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

describe('the stored free session', () => {
  it('comes back while it is unexpired', () => {
    storeFreeSession(session);
    expect(readStoredFreeSession(now)).toEqual(session);
  });

  it.each([
    ['it has expired', { ...session, expires_at: minutesFromNow(0) }],
    [
      'it is older than 15 minutes, whatever its expiry says',
      { ...session, created_at: minutesFromNow(-15.01) },
    ],
    ['its expiry cannot be read', { ...session, expires_at: 'soon' }],
    ['its start cannot be read', { ...session, created_at: 'once' }],
    ['it has no id', { ...session, session_id: '' }],
  ])('is gone when %s', (_, stored) => {
    storeFreeSession(stored);
    expect(readStoredFreeSession(now)).toBeNull();
  });

  it('is discarded for good once it has expired', () => {
    storeFreeSession(session);
    readStoredFreeSession(new Date(session.expires_at));
    expect(readStoredFreeSession(now)).toBeNull();
  });

  it.each(['', 'no JSON', 'null', '7', '{"session_id":"s"}'])('is not made of %j', (text) => {
    sessionStorage.setItem('pythia_session', text);
    expect(readStoredFreeSession(now)).toBeNull();
  });
});
