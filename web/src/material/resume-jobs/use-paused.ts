import { useEffect, useState } from 'react';

const PAUSE_MS = 1_000;

/** Waits for a second without change; with another `occasion` the value changes at once. */
export function usePaused<Value>(value: Value, occasion: unknown): Value {
  const [paused, setPaused] = useState({ value, occasion });
  if (paused.occasion !== occasion) setPaused({ value, occasion });
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ value, occasion }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value, occasion]);
  return paused.occasion === occasion ? paused.value : value;
}
