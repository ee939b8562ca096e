import type { Listening } from '../sound/listening.ts';

/** Milliseconds. */
const LOOK_EVERY_MS = 100;

interface Armed {
  listening: Pick<Listening, 'speech' | 'flush'>;
  onFinished: () => void;
}

/** @returns disarms */
export function arm({ listening, onFinished }: Armed): () => void {
  const since = performance.now();
  const look = (): void => {
    if (listening.speech.wantsFlush(since)) {
      listening.speech.flushed();
      listening.flush();
    }
    if (!listening.speech.hasFinished(since)) return;
    disarm();
    onFinished();
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  const disarm = (): void => clearInterval(looking);
  look();
  return disarm;
}
