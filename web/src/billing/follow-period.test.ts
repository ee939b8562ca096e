import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '@pythia/contracts/accounts.ts';
import { serverNow } from '#api/server-clock.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { followPeriod, hasEnded } from './follow-period.ts';

const inMs = (ms: number) => new Date(serverNow() + ms).toISOString();
const HOUR_MS = 3_600_000;
const WITHIN = { timeout: 10_000 };

const userUntil = (subscription: string | null): User => ({
  email: 'baker@example.com',
  subscription,
  subscription_id: 'sub_1',
  subscription_state: 'renewing',
  subscription_interval: 'month',
  trial: 3,
  profile_pic_url: null,
  is_verified: true,
  session_retention: 'until-deleted',
  answering: 'shown',
  created_at: '2026-03-01T12:00:00.000Z',
});

beforeEach(() => holdAuthToken('mine'));

/** Repeats the last answer. */
async function answering(...answers: [status: number, body: object][]) {
  let looks = 0;
  const { origin } = await answeringServer((_, response) => {
    const [status, body] = answers[Math.min(looks, answers.length - 1)]!;
    looks += 1;
    response.writeHead(status).end(JSON.stringify(body));
  });
  return { origin, looks: () => looks };
}

const signal = new AbortController().signal;

it('asks at the end of the period and not before, and tells that it is over', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin, looks } = await answering([200, userUntil(null)]);
  const onEnd = vi.fn<() => void>();
  followPeriod(userUntil(inMs(HOUR_MS)), onEnd, { origin });
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(looks()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), WITHIN);
  expect(looks()).toBe(1);
});

it('has not ended when it has just been renewed', async () => {
  const { origin } = await answering([200, userUntil(inMs(HOUR_MS))]);
  expect(await hasEnded(userUntil(inMs(-1)), { origin, signal })).toBe(false);
});

it('asks again after a server that could not answer', async () => {
  const { origin, looks } = await answering([503, {}], [200, userUntil(inMs(HOUR_MS))]);
  expect(await hasEnded(userUntil(inMs(-1)), { origin, signal })).toBe(false);
  expect(looks()).toBe(2);
});

it('has ended where no payment service is set up', async () => {
  const { origin } = await answering([503, { detail: 'Billing is not configured.' }]);
  expect(await hasEnded(userUntil(inMs(-1)), { origin, signal })).toBe(true);
});

it('asks no more once it is called off', async () => {
  const { origin, looks } = await answering([503, {}]);
  const stopping = new AbortController();
  const asked = hasEnded(userUntil(null), { origin, signal: stopping.signal });
  await vi.waitFor(() => expect(looks()).toBe(1), WITHIN);
  stopping.abort();
  expect(await asked).toBe(false);
  expect(looks()).toBe(1);
});
