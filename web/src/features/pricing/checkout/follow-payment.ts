/** Twenty looks in five minutes, of the thirty that a user has: another window may look as well. */
const LOOK_EVERY_MS = 15_000;
const LEAST_BETWEEN_MS = 3_000;
/** After it only a return to the page makes another look. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Looks for a payment while somebody pays elsewhere: when the page is returned to, and at intervals.
 * @returns stops
 */
export function followPayment(look: () => void, page: EventTarget = window): () => void {
  const begun = Date.now();
  let looked = begun;
  const lookNow = () => {
    if (Date.now() - looked < LEAST_BETWEEN_MS) return;
    looked = Date.now();
    look();
  };
  const timer = setInterval(() => {
    if (Date.now() - begun >= PATIENCE_MS) return clearInterval(timer);
    lookNow();
  }, LOOK_EVERY_MS);
  page.addEventListener('focus', lookNow);
  return () => {
    clearInterval(timer);
    page.removeEventListener('focus', lookNow);
  };
}
