/** Undefined where blocked with storage (Firefox), and outside browsers. */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

export function tell(channel: Pick<BroadcastChannel, 'postMessage'> | undefined, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin
  channel?.postMessage(message);
}
