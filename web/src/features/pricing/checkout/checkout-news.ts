import { openChannel } from '#browser-channel.ts';

const channel = openChannel('checkout');

/** To be called in the tab that comes back from a checkout without having paid. */
export function tellCheckoutLeft(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin
  channel?.postMessage('left');
}

/** @returns stops listening */
export function onCheckoutLeft(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
