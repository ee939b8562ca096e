import { expect, test } from 'vitest';
import { withoutReach } from './personal-details.ts';

test.each(['-', '_', '+', '/', ', '])('two addresses with %j between them are both left out', (sign) => {
  const left = withoutReach(`Baker ada@example.com${sign}bob@example.org in York`);
  expect(left).not.toMatch(/ada|bob|example/);
  expect(left).toMatch(/^Baker .*in York$/);
});
