import { serverNow } from './server-clock.ts';

/** A timer takes no more than 24.8 days, and stands still while a computer sleeps. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Calls back once the server's clock has passed an instant (epoch milliseconds), never at once.
 * @returns calls it off
 */
export function atServerTime(instant: number, then: () => void): () => void {
  const untilThen = () => Math.min(Math.max(0, instant - serverNow()), LONGEST_WAIT_MS);
  let timer = setTimeout(onTimer, untilThen());
  function onTimer() {
    if (serverNow() >= instant) then();
    else timer = setTimeout(onTimer, untilThen());
  }
  return () => clearTimeout(timer);
}
