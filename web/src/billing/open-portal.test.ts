import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answeringServer } from '#api/testing/answering-server.ts';
import { holdAuthToken, readAuthToken } from '#account/auth-token.ts';
import { onSignOut, signOut } from '#account/sign-out.ts';
import { goToPortal } from './open-portal.ts';

const subscriber = { subscription_id: 'sub_1' };

beforeEach(() => holdAuthToken('mine'));

const answering = (status: number, body: object = {}) =>
  answeringServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));

it.each([subscriber, { subscription_id: null }])('signs out without a token, with %j', async (user) => {
  signOut();
  const onLeave = vi.fn<() => void>();
  onTestFinished(onSignOut(onLeave));
  expect(await goToPortal(user, { origin: 'http://127.0.0.1:1' })).toEqual({ to: 'sign-in' });
  expect(onLeave).toHaveBeenCalledOnce();
});

it('leads to the plans without a subscription, and asks nothing', async () => {
  const step = await goToPortal({ subscription_id: null }, { origin: 'http://127.0.0.1:1' });
  expect(step).toEqual({ to: 'plans' });
  expect(readAuthToken()).toBe('mine');
});

it('leads to the portal of the subscription', async () => {
  let asked = '';
  const { origin } = await answeringServer((request, response) => {
    request.on('data', (chunk: Buffer) => (asked += chunk.toString()));
    request.on('end', () => response.end(JSON.stringify({ url: 'https://billing.example/p' })));
  });
  expect(await goToPortal(subscriber, { origin })).toEqual({
    to: 'portal',
    url: 'https://billing.example/p',
  });
  expect(JSON.parse(asked)).toEqual({ subscription_id: 'sub_1' });
});

it.each([401, 403])('signs out on a %d', async (status) => {
  const { origin } = await answering(status, { detail: 'No.' });
  expect(await goToPortal(subscriber, { origin })).toEqual({ to: 'sign-in' });
  expect(readAuthToken()).toBeNull();
});

it.each([
  [503, { detail: 'Billing is not configured.' }, 'Billing is not configured.'],
  [500, {}, 'Failed to create portal session'],
  [200, { url: 7 }, 'Invalid response from server'],
])('stays signed in on a %d with %j and says why', async (status, body, reason) => {
  const { origin } = await answering(status, body);
  expect(await goToPortal(subscriber, { origin })).toEqual({ to: 'nowhere', reason });
  expect(readAuthToken()).toBe('mine');
});
