import { describe, expect, it } from 'vitest';
import { launchButtonState, type LaunchConditions } from './launch-button-state.ts';

const ready: LaunchConditions = {
  share: 'sound',
  trials: 2,
  resumable: false,
  windowOpen: false,
  busy: false,
};

describe('the launch button', () => {
  it('launches with a share and a trial', () => {
    expect(launchButtonState(ready)).toEqual({ label: 'Launch Pythia', obstacle: null });
  });

  it('waits for a share', () => {
    expect(launchButtonState({ ...ready, share: 'none' })).toEqual({
      label: 'Launch Pythia',
      obstacle: 'Share your screen first.',
    });
  });

  it('says that no trials remain, shared or not', () => {
    for (const share of ['none', 'silent', 'sound'] as const) {
      expect(launchButtonState({ ...ready, share, trials: 0 })).toEqual({
        label: 'No Trials Remaining',
        obstacle: 'Upgrade to go on with more sessions.',
      });
    }
  });

  it('resumes a running session without a trial', () => {
    expect(launchButtonState({ ...ready, trials: 0, resumable: true })).toEqual({
      label: 'Resume Session',
      obstacle: null,
    });
  });

  it('resumes only with a share', () => {
    expect(launchButtonState({ ...ready, share: 'none', resumable: true }).obstacle).toBe(
      'Share your screen first.',
    );
  });

  it('takes no second press while a request is in flight', () => {
    for (const resumable of [true, false]) {
      expect(launchButtonState({ ...ready, resumable, busy: true })).toEqual({
        label: 'Loading...',
        obstacle: '',
      });
    }
  });

  it('does not launch or resume with a share that has no sound', () => {
    for (const resumable of [true, false]) {
      expect(launchButtonState({ ...ready, resumable, share: 'silent' }).obstacle).toBe(
        'Nothing would be transcribed: this share has no sound.',
      );
    }
  });

  it('opens no second window of a session, whatever is shared', () => {
    for (const share of ['none', 'silent', 'sound'] as const) {
      expect(launchButtonState({ ...ready, share, resumable: true, windowOpen: true })).toEqual({
        label: 'Resume Session',
        obstacle: 'The session’s window is open already.',
      });
    }
  });
});
