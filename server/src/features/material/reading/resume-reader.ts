import { RESUME_FILE } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { Piscina } from 'piscina';
import { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import type { ReadResume } from './read-resume.ts';
import { REFUSALS, type Reason } from './refusal.ts';
import type { Outcome } from './resume-worker.ts';

/** Each may hold an unpacked file; those that wait hold their file. */
const CONCURRENCY = 2;
const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 5;
const MAX_HEAP_MB = 256;
/** A thread takes a third of a second to begin, and its memory is better given back. */
const IDLE_MS = 30_000;

export interface ResumeReader {
  /**
   * @throws AppError `invalid` with a sentence for what cannot be read, `unavailable` when too many wait;
   * the signal's reason when the caller is gone
   */
  read(file: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<ReadResume>;
  close(): Promise<void>;
}

/** Reads files in worker threads, whose time and memory are bounded: a file is whatever somebody sends. */
export function resumeReader({
  worker = new URL('resume-worker.ts', import.meta.url),
  maxSeconds = RESUME_FILE.maxSeconds as number,
} = {}): ResumeReader {
  const pool = new Piscina<Uint8Array, Outcome>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: CONCURRENCY,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const limited = limitConcurrency({
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING,
    whenFull: () =>
      new AppError('unavailable', MESSAGES.resumeReaderBusy, { retryAfter: RETRY_AFTER_SECONDS }),
  });
  const run = async (file: Uint8Array<ArrayBuffer>, left: AbortSignal): Promise<Outcome> => {
    left.throwIfAborted();
    const late = AbortSignal.timeout(maxSeconds * 1_000);
    try {
      // an abort ends the thread
      return await pool.run(file, {
        signal: AbortSignal.any([left, late]),
        transferList: [file.buffer],
      });
    } catch (error) {
      left.throwIfAborted();
      if (late.aborted) return { refused: 'tooSlow' };
      if (isOutOfMemory(error)) return { refused: 'tooLargeUnpacked' };
      throw error;
    }
  };
  return {
    async read(file, signal) {
      const outcome = await limited(() => run(file, signal));
      if ('refused' in outcome) throw refusal(outcome.refused);
      return outcome.read;
    },
    close: () => pool.destroy(),
  };
}

const refusal = (reason: Reason): AppError => new AppError('invalid', REFUSALS[reason]);

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
