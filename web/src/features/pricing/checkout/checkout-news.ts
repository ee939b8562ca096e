import { openChannel, tell } from '#browser/channel.ts';

const channel = openChannel('checkout');

export function tellCheckoutLeft(): void {
  tell(channel, 'left');
}

export function onCheckoutLeft(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
