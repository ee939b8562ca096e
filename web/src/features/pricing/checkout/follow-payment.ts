/** Twenty polls in five minutes, of the thirty that a user has: another window may poll as well. */
const POLL_EVERY_MS = 15_000;
const LEAST_BETWEEN_MS = 3_000;
/** Then polling stops; only a return to the page asks again. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Polls for a payment made in another window: at intervals, and when the page has the focus again.
 * @returns stops
 */
export function followPayment(poll: () => void, page: EventTarget = window): () => void {
  const begun = Date.now();
  let polled = begun;
  const pollNow = () => {
    if (Date.now() - polled < LEAST_BETWEEN_MS) return;
    polled = Date.now();
    poll();
  };
  const timer = setInterval(() => {
    if (Date.now() - begun >= PATIENCE_MS) return clearInterval(timer);
    pollNow();
  }, POLL_EVERY_MS);
  page.addEventListener('focus', pollNow);
  return () => {
    clearInterval(timer);
    page.removeEventListener('focus', pollNow);
  };
}
