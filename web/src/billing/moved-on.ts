import { useEffect, useState } from 'react';
import { openChannel, tell } from '#browser/channel.ts';

const channel = openChannel('moved-to-pro');
let hasMoved = false;
channel?.addEventListener('message', ({ data }) => {
  if (data === 'who?' && hasMoved) tell(channel, 'moved');
});

export function noteMovedOn(): void {
  hasMoved = true;
  tell(channel, 'moved');
}

/** True once another tab left the free area. */
export function useOtherMovedOn(): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const hear = ({ data }: MessageEvent) => data === 'moved' && setMoved(true);
    channel?.addEventListener('message', hear);
    tell(channel, 'who?');
    return () => channel?.removeEventListener('message', hear);
  }, []);
  return moved;
}
