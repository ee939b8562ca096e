import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ METRICS_TOKEN: '' });
});
afterAll(() => running.close());

const PATHS = ['/dev/mail', '/metrics'];
const statuses = (headers: Record<string, string>, remoteAddress?: string): Promise<number[]> =>
  Promise.all(
    PATHS.map(
      async (url) =>
        (await running.app.inject({ url, headers, ...(remoteAddress && { remoteAddress }) })).statusCode,
    ),
  );

test.each(['localhost:8000', '127.0.0.1:8000', '[::1]:8000', 'pythia.localhost'])(
  'what is for operators is served to this machine as %s',
  async (host) => {
    expect(await statuses({ host })).toEqual([200, 200]);
    expect(await statuses({ host }, '::ffff:127.0.0.1')).toEqual([200, 200]);
  },
);

test.each([
  ['a page that has its own name lead here', { host: 'evil.example:8000' }],
  ['a name that only begins like ours', { host: 'localhost.evil.example' }],
  ['a name with a user before it', { host: 'localhost@evil.example' }],
  ['a tunnel that names whom it calls for', { host: 'localhost:8000', 'x-forwarded-for': '203.0.113.7' }],
  ['a tunnel that names its host', { host: 'localhost:8000', 'x-forwarded-host': 'evil.example' }],
  ['a proxy', { host: 'localhost:8000', forwarded: 'for=203.0.113.7' }],
])('what is for operators is not there for %s', async (_, headers) => {
  expect(await statuses(headers)).toEqual([404, 404]);
});

test('what is for operators is not there for another machine', async () => {
  expect(await statuses({ host: 'localhost:8000' }, '203.0.113.7')).toEqual([404, 404]);
});
