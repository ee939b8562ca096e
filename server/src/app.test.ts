import { Validator } from '@seriousme/openapi-schema-validator';
import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callsOfContracts } from '#testing/calls-of-contracts.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.close());

test('is ready when its database answers', async () => {
  const reply = await running.app.inject('/readyz');
  expect(reply.statusCode).toBe(200);
});

test('is not ready before its coach is', async () => {
  let isBegun = false;
  const { app, close } = await startTestApp({}, { isCoachReady: () => isBegun });
  const before = await app.inject('/readyz');
  isBegun = true;
  const after = await app.inject('/readyz');
  await close();
  expect([before.statusCode, after.statusCode]).toEqual([503, 200]);
});

test('an unknown call is a 404 with a detail', async () => {
  const reply = await running.app.inject('/api/v1/nothing-here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ detail: 'Not found' });
});

test.each(['/healthz', '/%'])('the answer to %s carries the security headers', async (path) => {
  const { headers } = await running.app.inject(path);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('display-capture=(self)');
});

test.each([
  ['http://127.0.0.1:8000', {}, undefined],
  ['https://pythia.example', {}, 'max-age=31536000'],
  ['https://pythia.example', { HSTS_SUBDOMAINS: 'true' }, 'max-age=31536000; includeSubDomains'],
])('at %s with %o browsers are told to ask by https: %s', async (PUBLIC_URL, more, told) => {
  const site = await startTestApp({ PUBLIC_URL, ...more });
  const { headers } = await site.app.inject('/healthz');
  await site.close();
  expect(headers['strict-transport-security']).toBe(told);
});

test('every call of the contracts is bound, and no other', async () => {
  const { paths } = (await running.app.inject('/api/v1/openapi.json')).json();
  const bound = Object.entries<object>(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const described = (await callsOfContracts()).map(
    ({ method, path }) => `${method} ${API_PREFIX}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(bound.toSorted()).toEqual(described.toSorted());
});

test('the description of the calls is valid OpenAPI', async () => {
  const document = (await running.app.inject('/api/v1/openapi.json')).json();
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});
