const POLL_MS = 1_000;

/**
 * Runs `work` when woken, and every second to see other instances' work and retries; never twice at a time.
 * @param onError gets a failure of `work`; the next poll tries again
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
      again = false;
      await work(stopping.signal).catch(onError);
    }
    running = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(wake, POLL_MS).unref();
  }

  return {
    wake,
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
