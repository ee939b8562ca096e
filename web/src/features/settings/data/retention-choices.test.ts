import { expect, it } from 'vitest';
import { isShorter, retentionChoices } from './retention-choices.ts';

const labels = (operatorDays: number, chosen: 'until-deleted' | '30-days' = 'until-deleted') =>
  retentionChoices(operatorDays, chosen).map(({ label }) => label);

it('says how long the operator keeps sessions at most', () => {
  expect(labels(365)).toEqual(['Until I delete them (at most 365 days)', 'For 30 days', 'Not at all']);
  expect(labels(1)[0]).toBe('Until I delete them (at most one day)');
});

it('names no bound where there is none', () => {
  expect(labels(0)).toEqual(['Until I delete them', 'For 30 days', 'Not at all']);
});

it('offers 30 days only where sessions are kept longer, unless they are chosen', () => {
  expect(labels(30)).toEqual(['Until I delete them (at most 30 days)', 'Not at all']);
  expect(labels(7, '30-days')).toContain('For 30 days');
});

it('knows which choice keeps sessions for a shorter time', () => {
  expect(isShorter('none', '30-days')).toBe(true);
  expect(isShorter('30-days', 'until-deleted')).toBe(true);
  expect(isShorter('until-deleted', '30-days')).toBe(false);
  expect(isShorter('none', 'none')).toBe(false);
});
