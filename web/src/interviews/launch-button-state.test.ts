import { expect, it } from 'vitest';
import { launchButtonState, type LaunchConditions } from './launch-button-state.ts';

const ready: LaunchConditions = { busy: false, resumable: false, windowOpen: false, missing: null };
const missing = 'Share first.';

it.each<[string, Partial<LaunchConditions>, string, string | null]>([
  ['launches when nothing is missing', {}, 'Launch Pythia', null],
  ['says what is missing', { missing }, 'Launch Pythia', missing],
  ['resumes a running session', { resumable: true }, 'Resume Session', null],
  ['says what is missing to resume it', { resumable: true, missing }, 'Resume Session', missing],
  ['forgets the window of a session that is over', { windowOpen: true }, 'Launch Pythia', null],
])('the launch button of both kinds %s', (_, conditions, label, obstacle) => {
  for (const kind of ['free', 'paid'] as const) {
    expect(launchButtonState(kind, { ...ready, ...conditions })).toEqual({ label, obstacle });
  }
});

const open = { resumable: true, windowOpen: true };

it.each<['free' | 'paid', string, Partial<LaunchConditions>, string, string]>([
  ['free', 'waits for a request', { busy: true }, 'Loading...', ''],
  ['paid', 'waits for a request', { busy: true }, 'Launching...', ''],
  ['free', 'waits for a request in a running session', { busy: true, resumable: true }, 'Loading...', ''],
  ['paid', 'waits for a request in a running session', { busy: true, resumable: true }, 'Launching...', ''],
  ['free', 'opens no second window', open, 'Resume Session', 'The session’s window is already open.'],
  ['paid', 'opens no second window', open, 'Copilot Active', ''],
])('the launch button of a %s session %s', (kind, _, conditions, label, obstacle) => {
  for (const also of [null, missing]) {
    const state = launchButtonState(kind, { ...ready, ...conditions, missing: also });
    expect(state).toEqual({ label, obstacle });
  }
});

it('says that no trials remain, whatever else is missing', () => {
  for (const also of [null, missing]) {
    expect(launchButtonState('free', { ...ready, trials: 0, missing: also })).toEqual({
      label: 'No Trials Remaining',
      obstacle: 'Upgrade for more sessions.',
    });
  }
});

it('resumes a running session without a trial', () => {
  expect(launchButtonState('free', { ...ready, trials: 0, resumable: true })).toEqual({
    label: 'Resume Session',
    obstacle: null,
  });
});
