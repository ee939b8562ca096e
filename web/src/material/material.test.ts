import { LIMITS } from '@pythia/contracts/limits.ts';
import { expect, test } from 'vitest';
import { describeMaterial, isBlank, MATERIAL_PARTS, materialOf } from './material.ts';
import { parseDraft } from './material-draft.ts';

test.each([
  ['nothing', {}, 'Nothing yet'],
  ['spaces', { work: ' \n' }, 'Nothing yet'],
  ['one character', { company: 'X' }, 'Company: 1 character'],
  ['long parts', { company: 'Acme', work: 'x'.repeat(1_236) }, 'Company, work: 1,240 characters'],
  [
    'parts of two words',
    { jobDescription: 'Bake.', name: 'Ada' },
    'Job description, your name: 8 characters',
  ],
])('%s is described in a line', (_, parts, line) => {
  expect(describeMaterial(materialOf(parts))).toBe(line);
});

test('every part is cut at its limit', () => {
  const tooMuch = Object.fromEntries(MATERIAL_PARTS.map(([key]) => [key, 'x'.repeat(5_001)]));
  for (const [key] of MATERIAL_PARTS) expect(materialOf(tooMuch)[key]).toHaveLength(LIMITS[key]);
});

test('a character that the server refuses is left out', () => {
  expect(materialOf({ work: 'Baker\0, 2020' }).work).toBe('Baker, 2020');
});

test('a draft comes back as it was kept', () => {
  const material = materialOf({ company: 'Acme', work: 'Baker.\n"Head" baker.' });
  expect(parseDraft(JSON.stringify(material))).toEqual(material);
});

test.each(['', 'no JSON', 'null', '7', '"text"', '[1]', '{"work":7}'])('%j is no draft', (text) => {
  expect(isBlank(parseDraft(text))).toBe(true);
});
