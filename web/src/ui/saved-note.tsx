import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;
const FADING_MS = 200;

/** Each rise of `saves` is announced. */
export const SavedNote = ({ saves }: { saves: number }) => (
  <span role="status" className="inline-flex min-h-5 min-w-16 justify-end text-sm text-success-ink">
    {saves > 0 && <Saved key={saves} />}
  </span>
);

function Saved() {
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>('shown');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('fading'), SHOWN_MS),
      setTimeout(() => setPhase('gone'), SHOWN_MS + FADING_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  if (phase === 'gone') return null;
  return (
    <span className={clsx('flex items-center gap-1 transition-opacity', phase === 'fading' && 'opacity-0')}>
      <Check aria-hidden className="size-4" />
      Saved
    </span>
  );
}
