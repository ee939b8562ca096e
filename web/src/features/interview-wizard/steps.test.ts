import { describe, expect, it } from 'vitest';
import { isComplete, type WizardProgress, STEPS, stepOf, whyNotReady } from './steps.ts';

const last: WizardProgress = {
  step: 3,
  company: 'Harbour Bakery',
  role: 'Baker',
  duration: 2,
  isShared: true,
};
const marks = (progress: WizardProgress) => STEPS.map(({ number }) => isComplete(number, progress));

describe('the marks of the steps', () => {
  it.each([
    ['at the first step none is set', { ...last, step: 1 }, [false, false, false]],
    ['at the second the first is', { ...last, step: 2 }, [true, false, false]],
    ['at the third with a length and a share all are', last, [true, true, true]],
    ['without a length the third is not', { ...last, duration: null }, [true, true, false]],
    ['without a share the third is not', { ...last, isShared: false }, [true, true, false]],
  ] as const)('%s', (_, progress, expected) => expect(marks(progress)).toEqual(expected));

  it.each(['company', 'role'] as const)('are cleared where the %s is blank', (part) => {
    expect(marks({ ...last, [part]: ' \n' })).toEqual([false, false, false]);
    expect(stepOf({ ...last, [part]: '' })).toBe(1);
  });
});

describe('an interview is launched', () => {
  it('once all three steps are complete', () => expect(whyNotReady(last)).toBeNull());

  it.each([
    ['at an earlier step', { ...last, step: 2 }, 'Complete the three steps first.'],
    ['without a length', { ...last, duration: null }, 'Choose how long the session lasts.'],
    ['without a share', { ...last, isShared: false }, 'Share the tab your call is in.'],
  ] as const)('not %s', (_, progress, sentence) => expect(whyNotReady(progress)).toBe(sentence));
});
