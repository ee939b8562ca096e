import { openChannel, tell } from '#browser/channel.ts';

const channel = openChannel('checkout');

/** Call it in the tab that returned unpaid. */
export function tellCheckoutLeft(): void {
  tell(channel, 'left');
}

/** @returns stops listening */
export function onCheckoutLeft(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
