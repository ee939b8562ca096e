import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { guardCalls } from './guard-calls.ts';

const SECRET = 'a secret of at least 32 characters';
const DAY_MS = 24 * 3_600_000;

let running: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  running = await startTestApp({ SECRET_KEY: SECRET });
  user = await signInNewUser(running);
});
afterAll(() => running.close());

const statusWith = async (authorization: string | undefined): Promise<number> => {
  const reply = await running.app.inject({
    url: '/api/v1/users/me',
    headers: authorization === undefined ? {} : { authorization },
  });
  return reply.statusCode;
};
const statusOf = (token: string): Promise<number> => statusWith(`Bearer ${token}`);

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function forge(header: object, claims: object, { secret = SECRET, hash = 'sha256' } = {}): string {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
}

const seconds = (): number => running.clock.now().getTime() / 1_000;
const claims = () => ({ sub: user.userId, ver: 1, iat: seconds(), exp: seconds() + 60 });
const HS256 = { alg: 'HS256', typ: 'JWT' };

test('a token made to the letter is accepted, so that the refusals below mean something', async () => {
  expect(await statusOf(forge(HS256, claims()))).toBe(200);
});

test('a call without a token is a 401 that asks for one', async () => {
  const reply = await running.app.inject('/api/v1/users/me');
  expect(reply.statusCode).toBe(401);
  expect(reply.headers['www-authenticate']).toBe('Bearer');
  expect(reply.json()).toEqual({ detail: 'Could not validate credentials' });
});

test.each([
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'Bearer a b',
  'Bearer ..',
  'Bearer null',
  `Bearer ${'x'.repeat(10_000)}`,
])('the header %j is a 401', async (authorization) => {
  expect(await statusWith(authorization)).toBe(401);
});

test('a good token under another scheme is a 401', async () => {
  expect(await statusWith(`Basic ${user.token}`)).toBe(401);
  expect(await statusWith(user.token)).toBe(401);
});

test('a token signed with another secret is a 401', async () => {
  expect(await statusOf(forge(HS256, claims(), { secret: `${SECRET}!` }))).toBe(401);
});

test('a token whose claims were changed is a 401', async () => {
  const [header, , signature] = user.token.split('.');
  expect(await statusOf(`${header}.${encode({ ...claims(), ver: 2 })}.${signature}`)).toBe(401);
});

test.each(['none', 'None', ''])('the algorithm %j is a 401, signed or not', async (alg) => {
  const unsigned = `${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`;
  expect(await statusOf(unsigned)).toBe(401);
  expect(await statusOf(forge({ alg, typ: 'JWT' }, claims()))).toBe(401);
});

test('an algorithm that we do not use is a 401, though its secret is right', async () => {
  expect(await statusOf(forge({ ...HS256, alg: 'HS512' }, claims(), { hash: 'sha512' }))).toBe(401);
});

test.each([
  ['no end', { exp: undefined }],
  ['an end in words', { exp: 'never' }],
  ['no user', { sub: undefined }],
  ['an unknown user', { sub: '01890000-0000-7000-8000-000000000000' }],
  ['an object for a user', { sub: { id: 1 } }],
  ['no version', { ver: undefined }],
  ['an older version', { ver: 0 }],
  ['a version in words', { ver: '1' }],
])('a token with %s is a 401', async (_what, change) => {
  expect(await statusOf(forge(HS256, { ...claims(), ...change }))).toBe(401);
});

test('a token lives for seven days', async () => {
  running.clock.advance(7 * DAY_MS - 1_000);
  expect(await statusOf(user.token)).toBe(200);
  running.clock.advance(1_000);
  expect(await statusOf(user.token)).toBe(401);
});

test('a deleted user’s token is a 401', async () => {
  const other = await signInNewUser(running);
  await running.dependencies.db.deleteFrom('users').where('id', '=', other.userId).execute();
  expect(await statusOf(other.token)).toBe(401);
});

test('whom many tokens stand for is one query, and those that were revoked or forged stand for nobody', async () => {
  const { db } = running.dependencies;
  const signIn = () => signInNewUser(running);
  const [one, other, revoked] = [await signIn(), await signIn(), await signIn()];
  await db.updateTable('users').set({ token_version: 2 }).where('id', '=', revoked.userId).execute();
  let queries = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const parts = { db: counted, clock: running.clock, secret: SECRET, factor: 1, mostAnswers: 1 };
  const app = Fastify();
  const { identitiesOf } = guardCalls(app, parts);
  const found = await identitiesOf([one.token, other.token, revoked.token, 'forged']);
  expect([...found.keys()]).toEqual([one.token, other.token]);
  expect(queries).toBe(1);
  await app.close();
});
