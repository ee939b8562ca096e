/** A process that stands still loses one of them at most. */
const STEPS = 20;

/**
 * A timeout that counts the time in which this process runs. While it is stopped or its machine sleeps, and while its
 * event loop is held up, one of its twenty steps passes: of what happened meanwhile it has not heard yet.
 * @returns takes it back
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
