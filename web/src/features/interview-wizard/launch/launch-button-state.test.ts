import { expect, it } from 'vitest';
import { launchButtonState, type LaunchConditions } from './launch-button-state.ts';

const ready: LaunchConditions = { launching: false, resumable: false, windowOpen: false, obstacle: null };

it.each<[string, Partial<LaunchConditions>, string, boolean]>([
  ['is new when all is complete', {}, 'Launch Pythia', false],
  ['cannot be pressed before that', { obstacle: 'Share first.' }, 'Launch Pythia', true],
  ['says that it launches', { launching: true }, 'Launching...', true],
  ['resumes a stored session', { resumable: true }, 'Resume Session', false],
  ['resumes it whatever is missing', { resumable: true, obstacle: 'Share first.' }, 'Resume Session', false],
  ['is active while the window is open', { resumable: true, windowOpen: true }, 'Copilot Active', true],
  ['forgets the window of a session that is over', { windowOpen: true }, 'Launch Pythia', false],
])('the launch button %s', (_, conditions, label, disabled) => {
  expect(launchButtonState({ ...ready, ...conditions })).toEqual({ label, disabled });
});
