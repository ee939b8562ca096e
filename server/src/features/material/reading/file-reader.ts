import { RESUME_FILE } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { decodeText } from './decode-text.ts';
import type { ReadDocument } from './document/read-document-file.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { ReadResume } from './read-resume.ts';
import { readApart } from './reading-process.ts';
import { type Reason, Refusal, SENTENCES } from './refusal.ts';

/** Each may hold an unpacked file; waiting ones hold theirs. */
const CONCURRENCY = 2;
const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 5;
const MOST_TOLD_HERE = 64 * 1_024;

const readerBusy = (): AppError =>
  new AppError('unavailable', SERVER_MESSAGES.tooManyUploads, { retryAfter: RETRY_AFTER_SECONDS });

export interface Readings {
  resume: ReadResume;
  document: ReadDocument;
}
type ReadAs = keyof Readings;

export interface FileReader {
  /**
   * @throws AppError `invalid` with a sentence for an unreadable file, `unavailable` when too many wait; the
   * signal's reason
   */
  read<As extends ReadAs>(as: As, file: Uint8Array, signal: AbortSignal): Promise<Readings[As]>;
  close(): void;
}

interface ReaderOptions {
  program?: URL;
  maxSeconds?: number | undefined;
}

/** Reads hostile files with bounds on time, memory and number. */
export function fileReader({
  program = new URL('reading-program.ts', import.meta.url),
  maxSeconds = RESUME_FILE.maxSeconds,
}: ReaderOptions = {}): FileReader {
  const closing = new AbortController();
  const limited = limitConcurrency({
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING,
    whenFull: readerBusy,
  });
  const readWithin = async (as: ReadAs, file: Uint8Array, caller: AbortSignal): Promise<unknown> => {
    const left = AbortSignal.any([caller, closing.signal]);
    left.throwIfAborted();
    const late = AbortSignal.timeout(maxSeconds * 1_000);
    try {
      return await readApart({ as, file }, program, AbortSignal.any([left, late]));
    } catch (error) {
      left.throwIfAborted();
      if (late.aborted) throw refusal(as, 'tooSlow');
      throw error instanceof Refusal ? refusal(as, error.reason) : error;
    }
  };
  return {
    async read<As extends ReadAs>(as: As, file: Uint8Array, signal: AbortSignal) {
      if (isUnknown(file)) throw refusal(as, 'unknown');
      return limited(() => readWithin(as, file, signal), signal) as Promise<Readings[As]>;
    },
    close: () => closing.abort(new AppError('unavailable', MESSAGES.shuttingDown)),
  };
}

const isUnknown = (file: Uint8Array): boolean =>
  file.length <= MOST_TOLD_HERE && kindOfFile(file, decodeText(file)) === 'other';

const refusal = (as: ReadAs, reason: Reason): AppError => new AppError('invalid', SENTENCES[as][reason]);
