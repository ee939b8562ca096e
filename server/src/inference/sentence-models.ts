import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { Hung, TimedThread } from '#core/timed-thread.ts';
import type * as worker from './sentence-worker.ts';

const WEIGHTS = new URL('../../weights/', import.meta.url);
/** A text takes some milliseconds. */
const HANGS_AFTER_MS = 10_000;
const LINE = {
  concurrency: 1,
  maxWaiting: 200,
  whenFull: (): Error => new Error('Too many texts wait for their vectors'),
};
/** Some 18,000 vectors of 384 numbers. */
const KEPT_BYTES = 30e6;
/** Of a key and its place, beside the numbers. */
const BYTES_OF_ENTRY = 150;

/** How soon a text is needed: somebody waits, or it is made ready for what may be asked. */
export type Need = 'now' | 'ahead';

/** What texts mean, as numbers: the cosine of two vectors, which have length one, tells how near their texts are. */
export interface SentenceVectors {
  /** False from when it was found that there is no model, or no runtime for it, on this machine. */
  readonly isThere: boolean;
  /** `undefined`: there is no model on this machine, it failed, or too many wait. */
  vector(text: string, need?: Need): Promise<Float32Array | undefined>;
}

/** Runs small sentence models away from the event loop and from the coach, all in one thread. */
export interface SentenceModels {
  /** @param name of a folder of `server/weights`, with `model.onnx` and `tokenizer.json`; it is opened with its first text */
  of(name: string): SentenceVectors;
  close(): Promise<void>;
}

interface SentenceModelsOptions {
  /** Hears once of each model that is not there, and of each other failure. */
  onFailure?: ((error: Error) => void) | undefined;
  /** A module with the function of `sentence-worker.ts`. */
  module?: URL;
  hangsAfterMs?: number;
}

/** One text after the other, those first that somebody waits for; the same text is read once. */
export function sentenceModels({
  onFailure,
  module = new URL('sentence-worker.ts', import.meta.url),
  hangsAfterMs = HANGS_AFTER_MS,
}: SentenceModelsOptions = {}): SentenceModels {
  const thread = new TimedThread({ module, hangsAfterMs, isNative: true, onDeath: onFailure });
  const inLine = limitConcurrency(LINE);
  /** Of what is made ready one text at most is in the line. */
  const inOwnLine = limitConcurrency(LINE);
  /** By the hash of a text: nobody's words are kept. */
  const known = new LRUCache<string, Float32Array | 'hung'>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (vector) => BYTES_OF_ENTRY + (vector === 'hung' ? 0 : vector.byteLength),
  });

  const of = (name: string): SentenceVectors => {
    const folder = fileURLToPath(new URL(name, WEIGHTS));
    let isThere = true;
    const read = async (key: string, text: string): Promise<void> => {
      if (known.has(key) || !isThere) return; // meanwhile
      try {
        const outcome = (await thread.run('vector', { folder, text })) as Awaited<
          ReturnType<typeof worker.vector>
        >;
        if ('vector' in outcome) return void known.set(key, outcome.vector);
        isThere = false;
        onFailure?.(new Error(`There is no model “${name}”: ${outcome.failure}`));
      } catch (error) {
        if (error instanceof Hung) known.set(key, 'hung'); // it is not begun again
        throw error;
      }
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
            const inTurn = () => inLine(() => read(key, text));
            await (need === 'now' ? inTurn() : inOwnLine(inTurn));
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
