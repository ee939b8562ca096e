import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { limitEach } from '#core/limit-each.ts';

interface AnswerBounds {
  /** Of all users, if not as many as come: what each holds in memory, and how long the last of them waits, has an end. */
  most?: number;
  /** More than the windows of anybody who reads them. */
  mostEach?: number;
  /** Whether this process is so far behind that nothing more should be begun. */
  isBehind?: () => boolean;
}

/** Lets streamed answers be made, a bounded number at a time; one more is refused before anything is done for it. */
export function answersInHand({ most = Infinity, mostEach = 20, isBehind = () => false }: AnswerBounds = {}) {
  const ofAll = limitConcurrency({ concurrency: most, maxWaiting: 0, whenFull: busy });
  const ofOne = limitEach<string | undefined>({ concurrency: mostEach, whenFull: tooMany });
  return {
    /** @throws AppError `unavailable` when no more are taken */
    admit: async <T>(answer: () => Promise<T>): Promise<T> => {
      if (isBehind()) throw busy();
      return ofAll(answer);
    },
    /** @throws AppError `too-many-requests` when this user has as many already */
    admitOf: ofOne,
  };
}

const busy = (): AppError => new AppError('unavailable', MESSAGES.answerServiceBusy, { retryAfter: 1 });
const tooMany = (): AppError =>
  new AppError('too-many-requests', MESSAGES.tooManyRequests, { retryAfter: 1 });
