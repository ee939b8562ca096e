import { expect, it } from 'vitest';
import { readWizardDraft } from './wizard-draft.ts';

const EMPTY = { step: 1, role: '', duration: null, jobId: null };

it('reads what was written', () => {
  const draft = { step: 3, role: 'Baker', duration: 2, jobId: 'j' };
  expect(readWizardDraft(JSON.stringify(draft))).toEqual(draft);
});

it.each(['', 'no JSON', 'null', '7', '{"step":4,"role":5,"duration":"1","jobId":{}}'])(
  'begins anew with %j',
  (text) => expect(readWizardDraft(text)).toEqual(EMPTY),
);

it('leaves out of the role what no database keeps', () => {
  expect(readWizardDraft(JSON.stringify({ role: 'Ba\0ker' })).role).toBe('Baker');
});

it('cuts the role at its limit', () => {
  expect(readWizardDraft(JSON.stringify({ role: 'x'.repeat(101) })).role).toHaveLength(100);
});
