import { useEffect, useState } from 'react';

const PAUSE_MS = 1_000;

/** Another `occasion` counts at once. */
export function usePaused<Value>(value: Value, occasion: unknown): Value {
  const [paused, setPaused] = useState({ value, occasion });
  if (paused.occasion !== occasion) setPaused({ value, occasion });
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ value, occasion }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, occasion]);
  return paused.occasion === occasion ? paused.value : value;
}
