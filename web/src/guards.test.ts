import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@pythia/contracts/accounts.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { holdAuthToken } from '#account/auth-token.ts';
import { lastKnownUser } from '#account/current-user.ts';
import { signOut } from '#account/sign-out.ts';
import { freeAreaLoader, paidAreaLoader } from './guards.ts';

const LATER = '2999-01-01T00:00:00.000Z';
const OVER = '2026-01-01T00:00:00.000Z';

const renewing: User = {
  email: 'baker@example.com',
  subscription: OVER,
  subscription_id: 'sub_1',
  subscription_state: 'renewing',
  subscription_interval: 'month',
  trial: 3,
  profile_pic_url: null,
  is_verified: true,
  session_retention: 'until-deleted',
  answering: 'shown',
  created_at: '2025-03-01T12:00:00.000Z',
};

const realFetch = globalThis.fetch;
beforeEach(() => holdAuthToken('mine'));
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

/** Stored user, and the payment service's. */
async function serving(stored: User, found: { status: number; user?: User }, storedStatus = 200) {
  const asked: string[] = [];
  const { origin } = await answeringServer((request, response) => {
    asked.push(request.url ?? '');
    const isLook = request.url?.endsWith('/refresh-subscription');
    const { status, user } = isLook ? found : { status: storedStatus, user: stored };
    response.writeHead(status).end(JSON.stringify(user ?? {}));
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  return { asked };
}

const enterAt = (loader: typeof paidAreaLoader, path: string) =>
  loader({ request: new Request(`https://pythia.example${path}`) } as Parameters<typeof loader>[0]);
const enter = () => enterAt(paidAreaLoader, '/dashboard');
const enterFree = (path = '/free-dashboard') => enterAt(freeAreaLoader, path);
const leadsTo = async (entering = enter()): Promise<string | null> => {
  const answer: unknown = await entering.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : null;
};

it('lets in whoever was renewed a moment ago, before the server has heard of it', async () => {
  await serving(renewing, { status: 200, user: { ...renewing, subscription: LATER } });
  expect(await enter()).toMatchObject({ subscription: LATER });
  expect(lastKnownUser()).toMatchObject({ subscription: LATER });
});

it('leads to the free area when the payment service has not renewed either, or does not answer', async () => {
  await serving(renewing, { status: 200, user: renewing });
  expect(await leadsTo()).toBe('/free-dashboard');
  await serving(renewing, { status: 503 });
  expect(await leadsTo()).toBe('/free-dashboard');
});

it.each([
  ['whose subscription was to end', { ...renewing, subscription_state: 'ending' }],
  ['whose payment was withdrawn', { ...renewing, subscription: null }],
  ['who never subscribed', { ...renewing, subscription: null, subscription_state: null }],
] as const)('asks nobody about a user %s', async (_who, user) => {
  const { asked } = await serving(user, { status: 200, user: { ...user, subscription: LATER } });
  expect(await leadsTo()).toBe('/free-dashboard');
  expect(asked).toEqual([expect.stringMatching(/\/users\/me$/)]);
});

it('leads a subscriber from the free area to the page of the paid one that does the same', async () => {
  await serving({ ...renewing, subscription: LATER }, { status: 503 });
  expect(await leadsTo(enterFree())).toBe('/dashboard');
  expect(await leadsTo(enterFree('/free-dashboard/settings?from=mail'))).toBe(
    '/dashboard/settings?from=mail',
  );
});

it('lets everybody else who is signed in into the free area', async () => {
  await serving(renewing, { status: 503 });
  expect(await enterFree()).toMatchObject({ email: renewing.email });
});

it('leads to the sign-in from both areas without a token', async () => {
  signOut();
  expect(await leadsTo()).toBe('/signin');
  expect(await leadsTo(enterFree())).toBe('/signin');
});

it('goes on with the user last known while the server does not answer, and with nobody before', async () => {
  await serving(renewing, { status: 503 }, 503);
  await expect(enterFree()).rejects.toMatchObject({ status: 503 });
  await serving(renewing, { status: 503 });
  await enterFree();
  await serving(renewing, { status: 503 }, 503);
  expect(await enterFree()).toMatchObject({ email: renewing.email });
});

it('leads to the sign-in when the token is refused, and forgets the user', async () => {
  await serving(renewing, { status: 503 });
  await enterFree();
  await serving(renewing, { status: 503 }, 401);
  expect(await leadsTo(enterFree())).toBe('/signin');
  expect(lastKnownUser()).toBeUndefined();
});
