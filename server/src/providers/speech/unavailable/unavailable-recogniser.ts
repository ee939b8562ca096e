import { SpeechError, unavailable, type SpeechRecogniser } from '../speech-recogniser.ts';

/** The engine of last resort: says why there is none. Typed questions still work. */
export function unavailableRecogniser(reason: string): SpeechRecogniser {
  return {
    name: 'none',
    status: () => unavailable(reason),
    transcribe: () => ({
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(new SpeechError('unavailable', reason, { retryable: false })),
      }),
    }),
    close: () => Promise.resolve(),
  };
}
