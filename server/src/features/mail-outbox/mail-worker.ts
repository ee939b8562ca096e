const POLL_MS = 1_000;

/**
 * Runs `deliver` whenever it is woken, and by itself every second for mails of other instances and
 * for retries; never twice at a time.
 * @param onError hears when `deliver` itself failed; the next poll tries again
 */
export function mailWorker(
  deliver: (signal: AbortSignal) => Promise<void>,
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
      again = false; // before the work: a mail enqueued during it is looked for again
      await deliver(stopping.signal).catch(onError);
    }
    running = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(wake, POLL_MS).unref();
  }

  return {
    wake,
    /** Breaks off a try under way, which is then made again later, and returns when nothing runs. */
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
