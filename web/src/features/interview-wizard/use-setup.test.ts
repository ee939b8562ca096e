import { expect, test } from 'vitest';
import { materialOf } from '#material/material.ts';
import { readMaterialDraft, writeMaterialDraft } from '#material/material-draft.ts';
import { readNote } from '#material/remembering-note.ts';
import { ifKept, writeJobWords } from './use-setup.ts';

test('an application that was deleted after it was chosen is no application any more', () => {
  expect(ifKept('a', [{ id: 'a' }, { id: 'b' }])).toBe('a');
  expect(ifKept('c', [{ id: 'a' }, { id: 'b' }])).toBe(null);
  expect(ifKept('c', [])).toBe(null);
  expect(ifKept(null, [{ id: 'a' }])).toBe(null);
});

test('an application that was chosen stays so while it is not known whether it is kept', () => {
  expect(ifKept('a', undefined)).toBe('a');
});

test('a job that is filled in leaves alone what the account has told of the candidate meanwhile', () => {
  const candidate = { name: 'Ada', education: 'Diploma', work: 'Baker' };
  const job = { company: 'Acme', jobDescription: 'Bake.' };
  writeMaterialDraft('ada', materialOf(candidate));
  writeJobWords('ada', job);
  expect(readMaterialDraft('ada')).toEqual(materialOf({ ...candidate, ...job }));
  expect(readNote('ada').unsent).toBe('none');
});
