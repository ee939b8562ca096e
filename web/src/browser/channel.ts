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

/** Says something to the other windows on a channel; where it is blocked, to nobody. */
export function tell(channel: Pick<BroadcastChannel, 'postMessage'> | undefined, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin
  channel?.postMessage(message);
}
