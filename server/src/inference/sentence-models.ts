import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { Hung, TimedThread } from '#core/timed-thread.ts';
import type { BegunText } from './sentence-model.ts';
import type * as worker from './sentence-worker.ts';

const WEIGHTS = new URL('../../weights/', import.meta.url);
const HANGS_AFTER_MS = 10_000;
const LINE = {
  concurrency: 1,
  maxWaiting: 200,
  whenFull: (): Error => new Error('Too many texts wait for their vectors'),
};
/** Room for about 18,000 vectors of 384 numbers. */
const KEPT_BYTES = 30e6;
const BYTES_OF_ENTRY = 150;

/** `now`: somebody waits; `ahead`: prepared for a later question. */
export type Need = 'now' | 'ahead';

/** Vectors of length 1: their cosine is the similarity of two texts. */
export interface SentenceVectors {
  readonly isThere: boolean;
  /** @returns undefined without a model, on failure, or with too many waiting */
  vector(text: string, need?: Need): Promise<Float32Array | undefined>;
}

/** Sentence models in one thread, away from event loop and coach. */
export interface SentenceModels {
  /** @param name a folder of `server/weights`, opened with its first text */
  of(name: string): SentenceVectors;
  close(): Promise<void>;
}

interface SentenceModelsOptions {
  onFailure?: ((error: Error) => void) | undefined;
  module?: URL;
  hangsAfterMs?: number;
}

/**
 * Reads one text at a time, awaited ones first, also between two pieces of another; equal texts are read
 * once.
 */
export function sentenceModels({
  onFailure,
  module = new URL('sentence-worker.ts', import.meta.url),
  hangsAfterMs = HANGS_AFTER_MS,
}: SentenceModelsOptions = {}): SentenceModels {
  const thread = new TimedThread({ module, hangsAfterMs, isNative: true, onDeath: onFailure });
  const inThread = thread.inThread<typeof worker>();
  const inLine = limitConcurrency(LINE);
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
    const read = async (key: string, text: string, isWhole: boolean, begun?: BegunText) => {
      if (known.has(key) || !isThere) return undefined;
      try {
        const outcome = await inThread.readVector({ folder, text, begun, isWhole });
        know(key, outcome);
        return 'begun' in outcome ? outcome.begun : undefined;
      } catch (error) {
        if (error instanceof Hung) known.set(key, 'hung');
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
