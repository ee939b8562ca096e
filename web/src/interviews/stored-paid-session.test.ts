import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '#browser-storage.ts';
import { readStoredPaidSession, storePaidSession } from './stored-paid-session.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const minutesFromNow = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const email = 'baker@example.com';
const session = {
  thread_id: 't',
  created_at: minutesFromNow(-5),
  expires_at: minutesFromNow(25),
  email,
  company: 'Harbour Bakery',
  role: 'Baker',
};

beforeEach(() => {
  browserStorage.session.clear();
  vi.useFakeTimers({ now });
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

describe('the stored paid session', () => {
  it('comes back while it is unexpired', () => {
    storePaidSession(session);
    expect(readStoredPaidSession(email)).toEqual(session);
  });

  it('expires by UTC where its instant names no zone', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    storePaidSession({ ...session, expires_at: '2026-03-01T12:00:01' });
    expect(readStoredPaidSession(email)?.thread_id).toBe('t');
    vi.setSystemTime(new Date('2026-03-01T12:00:01Z'));
    expect(readStoredPaidSession(email)).toBeNull();
  });

  it.each([
    ['it has expired', { ...session, expires_at: minutesFromNow(0) }],
    ['its expiry cannot be read', { ...session, expires_at: 'soon' }],
    ['it has no id', { ...session, thread_id: '' }],
    ['it is another’s', { ...session, email: 'nurse@example.com' }],
    ['nobody knows whose it is', { ...session, email: undefined as unknown as string }],
  ])('is discarded for good when %s', (_, stored) => {
    storePaidSession(stored);
    expect(readStoredPaidSession(email)).toBeNull();
    expect(browserStorage.session.length).toBe(0);
  });

  it.each(['', 'no JSON', 'null', '7', '{"thread_id":"t"}'])('is not made of %j', (text) => {
    browserStorage.session.setItem('pythia_paid_session', text);
    expect(readStoredPaidSession(email)).toBeNull();
  });
});
