import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { changePassword, currentUser, signOutEverywhere } from '@pythia/contracts/accounts.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { streamText } from '#api/read-stream.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { browserStorage } from '#browser/storage.ts';
import * as toast from '#ui/toast.tsx';
import { holdAuthToken, readAuthToken } from './auth-token.ts';
import { authorisedCall, authorisedStream, lastCall } from './authorised-call.ts';
import { signOut, signOutLater } from './sign-out.ts';
import { tellFailure } from './tell-failure.ts';

const user = {
  email: 'baker@example.com',
  subscription: null,
  subscription_id: null,
  trial: 3,
  profile_pic_url: null,
  is_verified: true,
  session_retention: 'until-deleted' as const,
  answering: 'shown' as const,
  subscription_state: null,
  subscription_interval: null,
  created_at: '2026-03-01T12:00:00.000Z',
};

beforeEach(() => holdAuthToken('mine'));

const answering = (status: number, body: object) =>
  answeringServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));

it('answers a call that carries the token', async () => {
  let seen: string | undefined;
  const { origin } = await answeringServer((request, response) => {
    seen = request.headers.authorization;
    response.end(JSON.stringify(user));
  });
  expect(await authorisedCall(currentUser, { origin })).toEqual(user);
  expect(seen).toBe('Bearer mine');
});

it('signs out on a 401', async () => {
  const { origin } = await answering(401, { detail: 'Could not validate credentials' });
  await expect(authorisedCall(currentUser, { origin })).rejects.toMatchObject({ status: 401 });
  expect(readAuthToken()).toBeNull();
});

it('signs out on a streamed answer’s 401', async () => {
  const { origin } = await answering(401, { detail: 'Could not validate credentials' });
  const body = { message: 'Why us?', session_id: 's' };
  await expect(authorisedStream(streamText, freeChat, { origin, body }).next()).rejects.toMatchObject({
    status: 401,
  });
  expect(readAuthToken()).toBeNull();
});

it.each([403, 404, 429, 500, 503])('keeps the user on a %d', async (status) => {
  const { origin } = await answering(status, { detail: 'No.' });
  await expect(authorisedCall(currentUser, { origin })).rejects.toMatchObject({ status });
  expect(readAuthToken()).toBe('mine');
});

it('keeps the user when no server answers', async () => {
  const server = await answering(200, user);
  await server.close();
  await expect(authorisedCall(currentUser, { origin: server.origin })).rejects.toMatchObject({
    kind: 'network',
  });
  expect(readAuthToken()).toBe('mine');
});

it('gives no answer to the next user that the last one asked for', async () => {
  const { origin } = await answeringServer((_, response) => {
    signOut();
    holdAuthToken('of the next');
    response.end(JSON.stringify(user));
  });
  await expect(authorisedCall(currentUser, { origin })).rejects.toMatchObject({ status: 401 });
  expect(readAuthToken()).toBe('of the next');
});

it('tells the next user nothing of what failed for the last one', async () => {
  const { origin } = await answeringServer((_, response) => {
    signOut();
    holdAuthToken('of the next');
    response.writeHead(503).end(JSON.stringify({ detail: 'About the last one.' }));
  });
  const failure = await authorisedCall(currentUser, { origin }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 401, detail: 'No authentication token found' });
  const told = vi.spyOn(toast, 'showToast');
  tellFailure(failure, 'It failed.');
  expect(told).not.toHaveBeenCalled();
});

it('does not sign the next user out by the last one’s 401', async () => {
  const { origin } = await answeringServer((_, response) => {
    signOut();
    holdAuthToken('of the next');
    response.writeHead(401).end();
  });
  await expect(authorisedCall(currentUser, { origin })).rejects.toMatchObject({ status: 401 });
  expect(readAuthToken()).toBe('of the next');
});

it('asks nothing without a token', async () => {
  signOut();
  await expect(authorisedCall(currentUser, { origin: 'http://127.0.0.1:1' })).rejects.toMatchObject({
    kind: 'http',
    status: 401,
    detail: 'No authentication token found',
  });
});

it('stays after its last call, though the token is refused meanwhile, and leaves by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin } = await answeringServer(({ method }, response) => {
    if (method === 'PATCH') response.end(JSON.stringify({ message: 'Changed.' }));
    else response.writeHead(401).end(JSON.stringify({ detail: 'Could not validate credentials' }));
  });
  const body = { current_password: 'Old-password-1', new_password: 'New-password-1' };
  await lastCall(changePassword, { origin, body });
  signOutLater('Changed.', 3_000);
  await expect(authorisedCall(currentUser, { origin })).rejects.toMatchObject({ status: 401 });
  expect(readAuthToken()).toBe('mine');
  vi.advanceTimersByTime(3_000);
  expect(readAuthToken()).toBeNull();
  expect(browserStorage.session.getItem('signInNotice')).toBe('Changed.');
});

it('signs out on a 401 after a last call that failed', async () => {
  const wrong = await answering(400, { detail: 'Incorrect password' });
  const body = { current_password: 'Wrong-password-1', new_password: 'New-password-1' };
  await expect(lastCall(changePassword, { origin: wrong.origin, body })).rejects.toMatchObject({
    status: 400,
  });
  expect(readAuthToken()).toBe('mine');
  const dead = await answering(401, { detail: 'Could not validate credentials' });
  await expect(authorisedCall(currentUser, { origin: dead.origin })).rejects.toMatchObject({ status: 401 });
  expect(readAuthToken()).toBeNull();
});

it('signs out when the last call itself is refused', async () => {
  const { origin } = await answering(401, { detail: 'Could not validate credentials' });
  await expect(lastCall(signOutEverywhere, { origin })).rejects.toMatchObject({ status: 401 });
  expect(readAuthToken()).toBeNull();
});
