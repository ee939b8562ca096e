import { Backoff } from './backoff.ts';
import { wait } from './wait.ts';

/** Open to everybody, and answered without a look into the database. */
const HEALTH_PATH = '/healthz';
/** From one look to the next, less the chance that a backoff leaves: 2 to 2.5 s. */
const MOST_BETWEEN_LOOKS_MS = 2_500;
/** A server that takes longer cannot be reached for any purpose of ours. */
const ANSWER_MS = 2_000;

export interface Watch {
  /** Told after each look whether the server answered. */
  onLook: (isThere: boolean) => void;
  /** Milliseconds until the first look; as long as between two looks unless said otherwise. */
  firstInMs?: number;
  /** Ends it. */
  signal: AbortSignal;
}

export interface WatchedServer {
  /** Where the server is; the page's own origin unless said otherwise. */
  origin?: string;
  rhythm?: Backoff;
}

/** Looks again and again whether a server is there. */
export async function watchServer(watch: Watch, { origin = '', rhythm }: WatchedServer = {}): Promise<void> {
  const { onLook, signal } = watch;
  const beat = rhythm ?? new Backoff({ firstMs: MOST_BETWEEN_LOOKS_MS, maxMs: MOST_BETWEEN_LOOKS_MS });
  await wait(watch.firstInMs ?? beat.next(), signal);
  while (!signal.aborted) {
    const untilNext = wait(beat.next(), signal);
    const isThere = await answers(origin + HEALTH_PATH, signal);
    if (!signal.aborted) onLook(isThere);
    await untilNext;
  }
}

/** No answer is what is being asked about, and no error. */
async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  return fetch(url, { cache: 'no-store', signal: inTime }).then(
    ({ ok }) => ok,
    () => false,
  );
}
