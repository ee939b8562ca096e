import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '#browser-storage.ts';
import { readStoredFreeSession, storeFreeSession } from './stored-free-session.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const email = 'baker@example.com';
const session = {
  session_id: 's',
  created_at: minutesFromNow(-5),
  expires_at: minutesFromNow(10),
  jobTitle: 'Baker',
  email,
};

beforeEach(() => {
  browserStorage.session.clear();
  vi.useFakeTimers({ now });
  return () => vi.useRealTimers();
});

describe('the stored free session', () => {
  it('comes back while it is unexpired', () => {
    storeFreeSession(session);
    expect(readStoredFreeSession(email)).toEqual(session);
  });

  it('lives as long as the server said', () => {
    const long = { ...session, created_at: minutesFromNow(-50) };
    storeFreeSession(long);
    expect(readStoredFreeSession(email)).toEqual(long);
  });

  it.each([
    ['it has expired', { ...session, expires_at: minutesFromNow(0) }],
    ['its expiry cannot be read', { ...session, expires_at: 'soon' }],
    ['it has no id', { ...session, session_id: '' }],
    ['it is another’s', { ...session, email: 'nurse@example.com' }],
    ['nobody knows whose it is', { ...session, email: undefined as unknown as string }],
  ])('is discarded for good when %s', (_, stored) => {
    storeFreeSession(stored);
    expect(readStoredFreeSession(email)).toBeNull();
    expect(browserStorage.session.length).toBe(0);
  });

  it.each(['', 'no JSON', 'null', '7', '{"session_id":"s"}'])('is not made of %j', (text) => {
    browserStorage.session.setItem('pythia_session', text);
    expect(readStoredFreeSession(email)).toBeNull();
  });
});
