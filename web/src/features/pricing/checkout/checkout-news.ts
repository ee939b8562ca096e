import { openChannel, tell } from '#browser/channel.ts';

const channel = openChannel('checkout');

/** To be called in the tab that comes back from a checkout without having paid. */
export function tellCheckoutLeft(): void {
  tell(channel, 'left');
}

/** @returns stops listening */
export function onCheckoutLeft(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
