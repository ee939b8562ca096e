import { expect, test } from 'vitest';
import { keepsForm, keepsLength } from './keeps-style.ts';

const STAR = '**Situation.** It failed.\n**Action.** I rang.\n**Result.** It held.';

test.each([
  ['one-liner', 'At Rye & Co. the oven failed.', 1, true],
  ['one-liner', 'The oven failed. I rang.', 1, false],
  ['one-liner', 'The oven failed. I bake.', 2, true],
  ['star', STAR, 1, true],
  ['star', 'Let me think.', 1, true],
  ['star', 'It failed.\n**Action.** I rang.', 1, true],
  ['star', `${STAR}\n\n${STAR}`, 2, true],
  ['star', STAR.replace('Action', 'Doing'), 1, false],
  ['beats', STAR, 1, false],
  ['sentences', 'It failed. I rang.', 1, true],
] as const)('%s of %j for %d parts: %s', (form, text, parts, isKept) => {
  expect(keepsForm(text, form, parts)).toBe(isKept);
});

test('names of beats are no words that are said', () => {
  expect([keepsLength(STAR, 6), keepsLength(STAR, 5)]).toEqual([true, false]);
});
