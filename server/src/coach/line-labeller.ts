import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { Hung, TimedThread } from '#core/timed-thread.ts';
import type { LineLabels } from './candidate/labels/label.ts';
import {
  LABELLED_PARTS,
  type LabelledPart,
  type MaterialLabels,
} from './candidate/labels/material-labels.ts';
import type { Material } from './material.ts';
import type * as worker from './thread/line-worker.ts';

/** The longest text takes seconds, on a busy machine several times as long. */
const HANGS_AFTER_MS = 60_000;
const MOST_WAITING = 100;
const KEPT_BYTES = 32e6;
const BYTES_PER_LINE = 200;

export interface LineLabeller {
  /** `undefined`: no model, or it failed; empty for text in another language. */
  label(rows: readonly string[]): Promise<readonly LineLabels[] | undefined>;
  labelsIn(material: Material): Promise<MaterialLabels | undefined>;
  close(): Promise<void>;
}

interface LineLabellerOptions {
  /** Called once where there is no model, and for each failure. */
  onFailure?: ((error: Error) => void) | undefined;
  module?: URL;
  hangsAfterMs?: number;
}

/** One text at a time in a thread; results are cached. */
export function lineLabeller({
  onFailure,
  module = new URL('thread/line-worker.ts', import.meta.url),
  hangsAfterMs = HANGS_AFTER_MS,
}: LineLabellerOptions = {}): LineLabeller {
  const thread = new TimedThread({ module, hangsAfterMs, isNative: true, onDeath: onFailure });
  const inThread = thread.inThread<typeof worker>();
  const inLine = limitConcurrency({
    concurrency: 1,
    maxWaiting: MOST_WAITING,
    whenFull: () => new Error('Too many résumés are being read'),
  });
  const known = new LRUCache<string, readonly LineLabels[]>({ maxSize: KEPT_BYTES });
  let hasModel = true;

  const keep = (key: string, lines: readonly LineLabels[]): void =>
    void known.set(key, lines, { size: BYTES_PER_LINE * (lines.length + 1) });
  const read = async (given: readonly string[] | string): Promise<readonly LineLabels[]> => {
    const text = typeof given === 'string' ? given : given.join('\n');
    if (text.trim() === '') return [];
    const key = hash('sha256', `${typeof given} ${text}`);
    return (
      known.get(key) ??
      inLine(async () => {
        try {
          const lines = known.get(key) ?? (await run(given));
          keep(key, lines);
          return lines;
        } catch (error) {
          if (error instanceof Hung) keep(key, []); // not retried, left to rules
          throw error;
        }
      })
    );
  };
  const run = async (given: readonly string[] | string): Promise<readonly LineLabels[]> => {
    const outcome = await inThread.label(given);
    if ('lines' in outcome) return outcome.lines;
    hasModel = false;
    throw new Error(`Résumés are read by rules: ${outcome.failure}`);
  };
  const ifPossible = async <Read>(reading: () => Promise<Read>): Promise<Read | undefined> => {
    if (!hasModel) return undefined;
    try {
      return await reading();
    } catch (error) {
      onFailure?.(error as Error);
      return undefined;
    }
  };
  return {
    label: (rows) => ifPossible(() => read(rows)),
    labelsIn: (material) =>
      ifPossible(async () => {
        const parts = LABELLED_PARTS.map(async (part) => [part, await read(material[part])] as const);
        return Object.fromEntries(await Promise.all(parts)) as Record<LabelledPart, readonly LineLabels[]>;
      }),
    close: () => thread.close(),
  };
}
