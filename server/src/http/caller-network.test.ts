import { expect, test } from 'vitest';
import { callerNetwork } from './caller-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(callerNetwork(address, 64)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1:ffff::1', '2001:db8:1::'],
  ['2001:db8:2::1', '2001:db8:2::'],
])('%s is of the site %s', (address, site) => {
  expect(callerNetwork(address, 48)).toBe(site);
});
