import { useEffect, useState } from 'react';

type Loaded<Value> = { phase: 'loading' } | { phase: 'failed' } | { phase: 'loaded'; value: Value };

interface Attempt<Value> {
  ask: Ask<Value>;
  count: number;
  outcome: Loaded<Value>;
}
type Ask<Value> = (signal: AbortSignal) => Promise<Value>;

/**
 * What a call brings, made when its component comes.
 * @param ask makes the call; another function is another question, so it must be a stable one
 */
export function useLoaded<Value>(ask: Ask<Value>): { loaded: Loaded<Value>; tryAgain: () => void } {
  const [count, setCount] = useState(0);
  const [done, setDone] = useState<Attempt<Value> | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const end = (outcome: Loaded<Value>) => !left.signal.aborted && setDone({ ask, count, outcome });
    ask(left.signal).then(
      (value) => end({ phase: 'loaded', value }),
      () => end({ phase: 'failed' }),
    );
    return () => left.abort();
  }, [ask, count]);
  const isAnswered = done !== null && done.ask === ask && done.count === count;
  return {
    loaded: isAnswered ? done.outcome : { phase: 'loading' },
    tryAgain: () => setCount(count + 1),
  };
}
