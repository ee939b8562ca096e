const STEPS = 20;

/**
 * Timeout that counts running time: while the process is stopped, asleep or blocked, at most one of its
 * twenty steps passes.
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
