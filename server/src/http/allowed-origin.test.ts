import { expect, test } from 'vitest';
import { isAllowedOrigin } from './allowed-origin.ts';

const publicUrl = 'https://pythia.example';

test.each([
  ['no origin at all', undefined, 'any.host', true],
  ['the public address', 'https://pythia.example', 'internal:8000', true],
  ['the host that is asked', 'http://localhost:8000', 'localhost:8000', true],
  ['another site', 'https://evil.example', 'pythia.example', false],
  ['a name that begins like ours', 'https://pythia.example.evil.example', 'internal:8000', false],
  ['the public name without TLS', 'http://pythia.example', 'internal:8000', false],
  ['another port of the host that is asked', 'http://localhost:9000', 'localhost:8000', false],
  ['a page without an origin', 'null', 'localhost:8000', false],
  ['garbage', '%%%', 'localhost:8000', false],
])('%s', (_case, origin, host, allowed) => {
  expect(isAllowedOrigin(origin, host, publicUrl)).toBe(allowed);
});

test('without a public address only the host that is asked counts', () => {
  expect(isAllowedOrigin('http://localhost:8000', 'localhost:8000', undefined)).toBe(true);
  expect(isAllowedOrigin('https://pythia.example', 'localhost:8000', undefined)).toBe(false);
  expect(isAllowedOrigin('null', 'localhost:8000', undefined)).toBe(false);
});
