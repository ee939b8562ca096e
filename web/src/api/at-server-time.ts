import { serverNow } from './server-clock.ts';

/** Timers hold 24.8 days at most and stop during sleep. */
const LONGEST_WAIT_MS = 60_000;

/**
 * @param instant epoch milliseconds
 * @returns cancels
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
