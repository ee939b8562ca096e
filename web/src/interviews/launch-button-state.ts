import type { LiveKind } from '@pythia/contracts/interviews.ts';

export interface LaunchConditions {
  /** A request is in flight, or it is still to be learnt whether a session runs. */
  busy: boolean;
  /** A stored session is unexpired. */
  resumable: boolean;
  /** The window of that session is open in this browser. */
  windowOpen: boolean;
  /** Free trials left; absent where none is needed. */
  trials?: number;
  /** What is missing, in a sentence; null: nothing. */
  missing: string | null;
}

export interface LaunchButtonState {
  label: string;
  /** Why it may not be pressed, in a sentence; null when it may. Empty where the label says it. */
  obstacle: string | null;
}

const BUSY = { free: 'Loading...', paid: 'Launching...' } as const;

const WINDOW_OPEN = {
  free: { label: 'Resume Session', obstacle: 'The session’s window is already open.' },
  paid: { label: 'Copilot Active', obstacle: '' },
} as const;

/** What the launch button says and whether it may be pressed. A running session is resumed without a trial. */
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
