export interface LaunchConditions {
  /** What is shared; `silent` has no sound. */
  share: 'none' | 'silent' | 'sound';
  /** Free trials left. */
  trials: number;
  /** A stored session that is unexpired. */
  resumable: boolean;
  /** The window of that session is open in this browser. */
  windowOpen: boolean;
  /** A request is in flight, or it is still to be learnt whether a session runs. */
  busy: boolean;
}

export interface LaunchButtonState {
  label: 'Launch Pythia' | 'Resume Session' | 'Loading...' | 'No Trials Remaining';
  /** Why it may not be pressed, in a sentence; null when it may. Empty where the label says it. */
  obstacle: string | null;
}

/** What the launch button says and whether it may be pressed. A running session is resumed without a trial. */
export function launchButtonState(conditions: LaunchConditions): LaunchButtonState {
  const { share, trials, resumable, windowOpen, busy } = conditions;
  if (busy) return { label: 'Loading...', obstacle: '' };
  if (!resumable && trials <= 0) {
    return { label: 'No Trials Remaining', obstacle: 'Upgrade to go on with more sessions.' };
  }
  const label = resumable ? 'Resume Session' : 'Launch Pythia';
  if (resumable && windowOpen) return { label, obstacle: 'The session’s window is open already.' };
  return { label, obstacle: SHARE_OBSTACLES[share] };
}

const SHARE_OBSTACLES = {
  none: 'Share your screen first.',
  silent: 'Nothing would be transcribed: this share has no sound.',
  sound: null,
} as const;
