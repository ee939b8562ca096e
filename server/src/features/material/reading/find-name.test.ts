import { expect, test } from 'vitest';
import { findName } from './find-name.ts';

test.each([
  ['Ada Baker', 'Ada Baker'],
  ['DELIA COOK', 'Delia Cook'],
  ['Head Baker', undefined],
  ['Pastry Cook', undefined],
  ['Software Engineer', undefined],
])('of the first line “%s” the name is %s', (line, name) => {
  expect(findName([line, 'Harbour Bakery, 2019 – 2023'])?.name).toBe(name);
  expect(findName([line], line)?.name).toBe(name);
});
