import { expect, it } from 'vitest';
import { crashReport } from './crash-report.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

it('says what broke, where, when and in which browser', () => {
  const error = new TypeError('x is not a function');
  const lines = crashReport(error, '/signup', now).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'TypeError: x is not a function',
    'Page: /signup',
    'Time: 2026-03-01T12:00:00.000Z',
    `Browser: ${navigator.userAgent}`,
  ]);
  expect(lines.join('\n')).toContain(error.stack);
});

it('makes a report of whatever was thrown', () => {
  expect(crashReport('out of paper', '/', now)).toContain('Error: out of paper');
});
