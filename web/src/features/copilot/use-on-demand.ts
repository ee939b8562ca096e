import { useEffect, useEffectEvent, useState } from 'react';

interface OnDemand<Part> {
  /** Fetches it. Must be the same function in every render. */
  load: () => Promise<Part>;
  /** Whether it is to be shown. */
  open: boolean;
  /** It was to be shown and could not be fetched. */
  onUnavailable: () => void;
}

/** A part that is fetched after the first paint, so that it is there in an outage; null until it is. */
export function useOnDemand<Part>({ load, open, onUnavailable }: OnDemand<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const unavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    if (part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => open && unavailable(), // else it is tried again when it is opened
    );
  }, [part, load, open]);

  return part;
}
