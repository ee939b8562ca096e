import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { Hung, TimedThread } from '#core/timed-thread.ts';
import type { BegunText } from './sentence-model.ts';
import type * as worker from './sentence-worker.ts';

const WEIGHTS = new URL('../../weights/', import.meta.url);
/** A text takes milliseconds. */
const HANGS_AFTER_MS = 10_000;
const LINE = {
  concurrency: 1,
  maxWaiting: 200,
  whenFull: (): Error => new Error('Too many texts wait for their vectors'),
};
/** Room for about 18,000 vectors of 384 numbers. */
const KEPT_BYTES = 30e6;
/** Size of a key and its node, beside the numbers. */
const BYTES_OF_ENTRY = 150;

/** `now`: somebody waits; `ahead`: prepared for a later question. */
export type Need = 'now' | 'ahead';

/** Vectors of length 1: their cosine is the texts' similarity. */
export interface SentenceVectors {
  /** False once no model or runtime was found. */
  readonly isThere: boolean;
  /** `undefined`: no model here, a failure, or too many waiting. */
  vector(text: string, need?: Need): Promise<Float32Array | undefined>;
}

/** Sentence models in one thread, away from event loop and coach. */
export interface SentenceModels {
  /** @param name a folder of `server/weights`, opened with its first text */
  of(name: string): SentenceVectors;
  close(): Promise<void>;
}

interface SentenceModelsOptions {
  /** Once for each absent model, and for each other failure. */
  onFailure?: ((error: Error) => void) | undefined;
  /** A replacement of `sentence-worker.ts`. */
  module?: URL;
  hangsAfterMs?: number;
}

/** One text at a time, awaited ones first and between two pieces of another; equal texts once. */
export function sentenceModels({
  onFailure,
  module = new URL('sentence-worker.ts', import.meta.url),
  hangsAfterMs = HANGS_AFTER_MS,
}: SentenceModelsOptions = {}): SentenceModels {
  const thread = new TimedThread({ module, hangsAfterMs, isNative: true, onDeath: onFailure });
  const inLine = limitConcurrency(LINE);
  /** At most one `ahead` text in the line, a piece of it at a time. */
  const inOwnLine = limitConcurrency(LINE);
  /** Hashes as keys: no words are kept. */
  const known = new LRUCache<string, Float32Array | 'hung'>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (vector) => BYTES_OF_ENTRY + (vector === 'hung' ? 0 : vector.byteLength),
  });

  const of = (name: string): SentenceVectors => {
    const folder = fileURLToPath(new URL(name, WEIGHTS));
    let isThere = true;
    const know = (key: string, outcome: worker.VectorOutcome): void => {
      if ('vector' in outcome) known.set(key, outcome.vector);
      else if ('failure' in outcome) {
        isThere = false;
        onFailure?.(new Error(`There is no model “${name}”: ${outcome.failure}`));
      }
    };
    /** @returns what is left to read */
    const read = async (key: string, text: string, isWhole: boolean, begun?: BegunText) => {
      if (known.has(key) || !isThere) return undefined; // meanwhile
      try {
        const outcome = (await thread.run('readVector', {
          folder,
          text,
          begun,
          isWhole,
        })) as worker.VectorOutcome;
        know(key, outcome);
        return 'begun' in outcome ? outcome.begun : undefined;
      } catch (error) {
        if (error instanceof Hung) known.set(key, 'hung'); // not begun again
        throw error;
      }
    };
    const readInPieces = async (key: string, text: string): Promise<void> => {
      let begun: BegunText | undefined;
      do begun = await inLine(() => read(key, text, false, begun));
      while (begun);
    };
    return {
      get isThere() {
        return isThere;
      },
      async vector(text, need = 'now') {
        if (!isThere) return undefined;
        const key = hash('sha256', `${name} ${text}`);
        try {
          if (!known.has(key)) {
            if (need === 'now') await inLine(() => read(key, text, true));
            else await inOwnLine(() => readInPieces(key, text));
          }
        } catch (error) {
          onFailure?.(error as Error);
        }
        const vector = known.get(key);
        return vector === 'hung' ? undefined : vector;
      },
    };
  };
  return { of, close: () => thread.close() };
}
