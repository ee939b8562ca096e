import { expect, test } from 'vitest';
import { AppError } from '#core/errors.ts';
import { createServer } from './create-server.ts';
import { serveHealth } from './health.ts';

test.each([
  ['is told to the operator where something is wrong', new Error('no disk'), ['not ready']],
  ['is no error where nothing is wrong', new AppError('unavailable', 'Not yet.'), []],
])('a server that is not ready says so, and it %s', async (_what, reason, expected) => {
  const log: { level: number; msg: string }[] = [];
  const logTo = { write: (line: string) => void log.push(JSON.parse(line)) };
  const app = await createServer({ trustProxy: false, logLevel: 'info', logTo, publicUrl: undefined });
  serveHealth(app, () => Promise.reject(reason));
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await app.close();
  expect(log.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual(expected);
});
