const LEAST_BETWEEN_MS = 3_000;

interface Rhythm {
  everyMs: number;
  patienceMs: number;
  page?: EventTarget;
}

/**
 * Polls for `patienceMs`, and whenever the window gets the focus.
 * @returns stops
 */
export function pollAndLook(poll: () => void, { everyMs, patienceMs, page = window }: Rhythm): () => void {
  const begun = Date.now();
  let polled = begun;
  const pollNow = () => {
    if (Date.now() - polled < LEAST_BETWEEN_MS) return;
    polled = Date.now();
    poll();
  };
  const timer = setInterval(() => {
    if (Date.now() - begun >= patienceMs) return clearInterval(timer);
    pollNow();
  }, everyMs);
  page.addEventListener('focus', pollNow);
  return () => {
    clearInterval(timer);
    page.removeEventListener('focus', pollNow);
  };
}
