import type { LiveKind } from '@pythia/contracts/interviews.ts';

export interface LaunchConditions {
  /** True while it is unknown whether a session runs, too. */
  busy: boolean;
  resumable: boolean;
  windowOpen: boolean;
  trials?: number;
  /** Sentence about missing input; null: nothing. */
  missing: string | null;
}

export interface LaunchButtonState {
  label: string;
  /** Sentence; null: pressable; empty: the label says it. */
  obstacle: string | null;
}

const BUSY = { free: 'Loading...', paid: 'Launching...' } as const;

const WINDOW_OPEN = {
  free: { label: 'Resume Session', obstacle: 'The session’s window is already open.' },
  paid: { label: 'Copilot Active', obstacle: '' },
} as const;

export function launchButtonState(kind: LiveKind, conditions: LaunchConditions): LaunchButtonState {
  const { busy, resumable, windowOpen, trials = 1, missing } = conditions;
  if (busy) return { label: BUSY[kind], obstacle: '' };
  if (resumable && windowOpen) return WINDOW_OPEN[kind];
  if (resumable) return { label: 'Resume Session', obstacle: missing };
  if (trials <= 0) {
    return { label: 'No Trials Remaining', obstacle: 'Upgrade for more sessions.' };
  }
  return { label: 'Launch Pythia', obstacle: missing };
}
