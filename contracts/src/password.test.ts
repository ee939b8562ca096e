import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStrongPassword, PASSWORD_RULES } from './password.ts';

const labelsNotMet = (password: string): string[] =>
  PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.label);

test.each([
  ['Aa1bcdefgh', []],
  ['Aa1bcdefg', ['At least 10 characters']],
  ['aa1bcdefgh', ['One uppercase letter']],
  ['AA1BCDEFGH', ['One lowercase letter']],
  ['Aabbcdefgh', ['One number or special character']],
  ['Aabb cdefgh', ['One number or special character']],
  ['Aa-bcdefgh', []],
  ['Émilie·dort', []],
  [
    '',
    [
      'At least 10 characters',
      'One uppercase letter',
      'One lowercase letter',
      'One number or special character',
    ],
  ],
])('%j lacks %j', (password, lacking) => {
  expect(labelsNotMet(password)).toEqual(lacking);
});

const shuffledFrom = (...parts: fc.Arbitrary<string>[]) =>
  fc
    .tuple(...parts)
    .chain((given) => fc.shuffledSubarray(given, { minLength: given.length }))
    .map((given) => given.join(''));

const upper = fc.constantFrom('A', 'Z', 'É', 'Ж', 'Ω');
const lower = fc.constantFrom('a', 'z', 'ß', 'ж', 'ω');
const other = fc.constantFrom('0', '9', '!', '-', '€', '漢字1', '💥');
const rest = fc.stringMatching(/^[a-z]{7,30}$/);

test('a password with one of each, in any order and script, is strong', () => {
  fc.assert(
    fc.property(shuffledFrom(upper, lower, other, rest), (password) => {
      expect(isStrongPassword(password)).toBe(true);
    }),
  );
});

test('a password is strong when every rule holds, and not when one does not', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (password) => {
      expect(isStrongPassword(password)).toBe(labelsNotMet(password).length === 0);
    }),
  );
});

test('more characters never make a password weaker', () => {
  fc.assert(
    fc.property(shuffledFrom(upper, lower, other, rest), fc.string(), (password, more) => {
      expect(isStrongPassword(password + more)).toBe(true);
      expect(isStrongPassword(more + password)).toBe(true);
    }),
  );
});
