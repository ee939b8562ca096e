const POLL_MS = 1_000;

/**
 * Runs `work` when woken, and every second for other instances' leavings and retries; never twice at a time.
 * @param onError hears a failure of `work`; the next poll tries again
 */
export function pollingWorker(
  work: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const stopping = new AbortController();
  let again = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const wake = (): void => {
    again = true;
    if (!stopping.signal.aborted) running ??= run();
  };

  async function run(): Promise<void> {
    clearTimeout(timer);
    while (again && !stopping.signal.aborted) {
      again = false; // later additions need another run
      await work(stopping.signal).catch(onError);
    }
    running = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(wake, POLL_MS).unref();
  }

  return {
    wake,
    /** Aborts the run under way and waits for it. */
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
