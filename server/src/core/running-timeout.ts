/** A process that stood still loses at most one step. */
const STEPS = 20;

/**
 * A timeout of running time: while the process is stopped, asleep or blocked, at most one of its twenty steps
 * passes.
 * @returns cancels it
 */
export function runningTimeout(callback: () => void, ms: number): () => void {
  let left = STEPS;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(() => (--left > 0 ? wait() : callback()), ms / STEPS);
  };
  wait();
  return () => clearTimeout(timer);
}
