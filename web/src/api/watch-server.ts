import { Backoff, wait } from './retry.ts';

const HEALTH_PATH = '/healthz';
/** Backoff shortens it to between 2 and 2.5 s. */
const MOST_BETWEEN_PROBES_MS = 2_500;
const ANSWER_MS = 2_000;
const PATIENT_MS = 8_000;

export interface Watch {
  onProbe: (isThere: boolean) => void;
  firstInMs?: number;
  /** Slow networks: a reply may take 8 s, and probes go on meanwhile. */
  isPatient?: boolean;
  signal: AbortSignal;
}

export interface WatchedServer {
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
