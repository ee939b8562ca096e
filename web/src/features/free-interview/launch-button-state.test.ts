import { describe, expect, it } from 'vitest';
import { launchButtonState, type LaunchConditions } from './launch-button-state.ts';

const ready: LaunchConditions = { sharing: true, trials: 2, resumable: false, busy: false };

describe('the launch button', () => {
  it('launches with a share and a trial', () => {
    expect(launchButtonState(ready)).toEqual({ label: 'Launch Pythia', enabled: true });
  });

  it('waits for a share', () => {
    expect(launchButtonState({ ...ready, sharing: false })).toEqual({
      label: 'Launch Pythia',
      enabled: false,
    });
  });

  it('says that no trials remain, shared or not', () => {
    for (const sharing of [true, false]) {
      expect(launchButtonState({ ...ready, sharing, trials: 0 })).toEqual({
        label: 'No Trials Remaining',
        enabled: false,
      });
    }
  });

  it('resumes a running session without a trial', () => {
    expect(launchButtonState({ ...ready, trials: 0, resumable: true })).toEqual({
      label: 'Resume Session',
      enabled: true,
    });
  });

  it('resumes only with a share', () => {
    expect(launchButtonState({ ...ready, sharing: false, resumable: true }).enabled).toBe(false);
  });

  it('takes no second press while a request is in flight', () => {
    for (const resumable of [true, false]) {
      expect(launchButtonState({ ...ready, resumable, busy: true })).toEqual({
        label: 'Loading...',
        enabled: false,
      });
    }
  });
});
