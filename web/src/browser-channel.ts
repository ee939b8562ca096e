/**
 * A channel between the windows of this browser.
 * @returns undefined where it is blocked together with storage, as in Firefox, and outside a browser
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
