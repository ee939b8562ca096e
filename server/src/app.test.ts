import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { ENDPOINTS } from '@pythia/contracts/endpoints.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('an unknown call is a 404 with a detail', async () => {
  const reply = await running.app.inject('/api/v1/nothing-here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ detail: 'Not found' });
});

test('every answer carries the security headers', async () => {
  const { headers } = await running.app.inject('/healthz');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('display-capture=(self)');
});

const described = (path: string): string => API_PREFIX + path.replace(/:(\w+)/g, '{$1}');

test('every call of the contracts is bound and described', async () => {
  const document = (await running.app.inject('/api/v1/openapi.json')).json();
  for (const { method, path } of ENDPOINTS) {
    expect(running.app.hasRoute({ method, url: API_PREFIX + path })).toBe(true);
    expect(document.paths[described(path)][method.toLowerCase()].summary).toBeTruthy();
  }
});
