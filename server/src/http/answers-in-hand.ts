import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import { limitEach } from '#core/limit-concurrency.ts';

const MOST_OF_COACH = 100;

interface AnswerBounds {
  most?: number;
  /** Without a label the coach answers. */
  model?: { readonly label: unknown } | undefined;
  mostEach?: number;
  isBehind?: () => boolean;
}

/** Bounds the streamed answers in progress; refuses before any work. */
export function answersInHand({
  most = Infinity,
  model,
  mostEach = 20,
  isBehind = () => false,
}: AnswerBounds = {}) {
  const ofOne = limitEach<string | undefined>({ concurrency: mostEach, whenFull: tooMany });
  let inHand = 0;
  const mostNow = (): number => (model && !model.label ? Math.min(most, MOST_OF_COACH) : most);
  return {
    admit: async <T>(answer: () => Promise<T>): Promise<T> => {
      if (isBehind() || inHand >= mostNow()) throw busy();
      inHand += 1;
      return answer().finally(() => (inHand -= 1));
    },
    admitOf: ofOne,
  };
}

const busy = (): AppError =>
  new AppError('unavailable', SERVER_MESSAGES.answerServiceBusy, { retryAfter: 1 });
const tooMany = (): AppError =>
  new AppError('too-many-requests', SERVER_MESSAGES.tooManyRequests, { retryAfter: 1 });
