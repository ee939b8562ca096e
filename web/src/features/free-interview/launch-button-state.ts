export interface LaunchConditions {
  sharing: boolean;
  /** Free trials left. */
  trials: number;
  /** A stored session that is unexpired. */
  resumable: boolean;
  /** A request is in flight. */
  busy: boolean;
}

export interface LaunchButtonState {
  label: 'Launch Pythia' | 'Resume Session' | 'Loading...' | 'No Trials Remaining';
  enabled: boolean;
}

/** What the launch button says and whether it may be pressed. A running session is resumed without a trial. */
export function launchButtonState({ sharing, trials, resumable, busy }: LaunchConditions): LaunchButtonState {
  if (busy) return { label: 'Loading...', enabled: false };
  if (resumable) return { label: 'Resume Session', enabled: sharing };
  if (trials <= 0) return { label: 'No Trials Remaining', enabled: false };
  return { label: 'Launch Pythia', enabled: sharing };
}
