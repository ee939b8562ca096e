export interface LaunchConditions {
  /** A request is in flight. */
  launching: boolean;
  /** A stored session is unexpired. */
  resumable: boolean;
  /** The window of that session is open in this browser. */
  windowOpen: boolean;
  /** Why nothing new may be launched, in a sentence; null when it may. */
  obstacle: string | null;
}

export interface LaunchButtonState {
  label: 'Launch Pythia' | 'Launching...' | 'Resume Session' | 'Copilot Active';
  disabled: boolean;
}

/** What the launch button says and whether it may be pressed. What was shared or entered does not hold up a resumption. */
export function launchButtonState(conditions: LaunchConditions): LaunchButtonState {
  const { launching, resumable, windowOpen, obstacle } = conditions;
  if (launching) return { label: 'Launching...', disabled: true };
  if (resumable && windowOpen) return { label: 'Copilot Active', disabled: true };
  if (resumable) return { label: 'Resume Session', disabled: false };
  return { label: 'Launch Pythia', disabled: obstacle !== null };
}
