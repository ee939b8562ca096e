import { Backoff } from './backoff.ts';
import { wait } from './wait.ts';

/** Needs no token, and is answered without the database. */
const HEALTH_PATH = '/healthz';
/** From one probe to the next, before the backoff's jitter: 2 to 2.5 s. */
const MOST_BETWEEN_PROBES_MS = 2_500;
/** A server that takes longer counts as unreachable. */
const ANSWER_MS = 2_000;
/** The same where the network may be slow. */
const PATIENT_MS = 8_000;

export interface Watch {
  /** Told after each probe whether the server answered. */
  onProbe: (isThere: boolean) => void;
  /** Milliseconds until the first probe; by default as between two probes. */
  firstInMs?: number;
  /** Gives each probe time for a slow network, and sends the next one meanwhile. */
  isPatient?: boolean;
  /** Ends the probing. */
  signal: AbortSignal;
}

export interface WatchedServer {
  /** Where the server is; the page's own origin unless said otherwise. */
  origin?: string;
  rhythm?: Backoff;
}

/** Probes at intervals whether a server is reachable. */
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

/** Whether the server answers in time. That it does not is a result here, not an error. */
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
