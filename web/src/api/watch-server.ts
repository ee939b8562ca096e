import { Backoff } from './backoff.ts';
import { wait } from './wait.ts';

/** Needs no token and no database. */
const HEALTH_PATH = '/healthz';
/** Interval before jitter: 2 to 2.5 s. */
const MOST_BETWEEN_PROBES_MS = 2_500;
/** Slower servers count as unreachable. */
const ANSWER_MS = 2_000;
/** Timeout on slow networks. */
const PATIENT_MS = 8_000;

export interface Watch {
  onProbe: (isThere: boolean) => void;
  /** Milliseconds; by default as between probes. */
  firstInMs?: number;
  /** Overlapping probes for slow networks. */
  isPatient?: boolean;
  signal: AbortSignal;
}

export interface WatchedServer {
  /** The page's own by default. */
  origin?: string;
  rhythm?: Backoff;
}

export async function watchServer(watch: Watch, { origin = '', rhythm }: WatchedServer = {}): Promise<void> {
  const { onProbe, isPatient = false, signal } = watch;
  const beat = rhythm ?? new Backoff({ firstMs: MOST_BETWEEN_PROBES_MS, maxMs: MOST_BETWEEN_PROBES_MS });
  await wait(watch.firstInMs ?? beat.next(), signal);
  while (!signal.aborted) {
    const untilNext = wait(beat.next(), signal);
    const told = isServerThere(signal, origin, isPatient ? PATIENT_MS : ANSWER_MS).then(
      (isThere) => void (signal.aborted || onProbe(isThere)),
    );
    if (!isPatient) await told;
    await untilNext;
  }
}

/** False instead of an error. */
export async function isServerThere(
  signal: AbortSignal,
  origin = '',
  withinMs = ANSWER_MS,
): Promise<boolean> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
  return fetch(origin + HEALTH_PATH, { cache: 'no-store', signal: inTime }).then(
    ({ ok }) => ok,
    () => false,
  );
}
