import type { KeptPrefixes } from './kept-prefixes.ts';
import type { LlamaSequence, LlamaToken } from './node-llama-cpp.ts';
import type { PromptTokens } from './prompt-tokens.ts';
import { SliceSize } from './slice-size.ts';

const LEAST_KEPT_TOKENS = 128;

export interface ReaderParts {
  sequence: LlamaSequence;
  kept: KeptPrefixes;
  onUnkept: (error: unknown) => void;
}

export class PromptReader {
  readonly #parts: ReaderParts;
  readonly #slice = new SliceSize();

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  async measure(tokens: readonly LlamaToken[]): Promise<void> {
    await this.#readUntil(tokens, new AbortController().signal, () => {});
    await this.#parts.sequence.clearHistory();
  }

  /**
   * Reads a prompt up to its last token, or only its beginning.
   * @param onRead called with the tokens read so far, at first and after each slice
   * @returns tokens that were known before
   * @throws the signal's reason; finished slices are kept
   */
  async read(
    { all, beginning }: PromptTokens,
    { isAhead, signal, onRead }: { isAhead: boolean; signal: AbortSignal; onRead: (tokens: number) => void },
  ): Promise<number> {
    const { sequence } = this.#parts;
    const wanted = all.slice(0, isAhead ? beginning : -1);
    const kept = await this.#goBack(wanted);
    const before = sequence.nextTokenIndex;
    onRead(before);
    if (before <= beginning && kept < beginning) {
      await this.#readUntil(wanted.slice(0, beginning), signal, onRead);
      await this.#keep();
    }
    await this.#readUntil(wanted, signal, onRead);
    if (sequence.needsCheckpoints && before < wanted.length) await sequence.takeCheckpoint();
    return before;
  }

  /** @returns tokens that are kept on disk */
  async #goBack(wanted: readonly LlamaToken[]): Promise<number> {
    const { sequence, kept } = this.#parts;
    const found = await kept.find(wanted);
    await sequence.adaptStateToTokens(wanted, false);
    if (!found) return 0;
    if (found.tokens <= sequence.nextTokenIndex) return found.tokens;
    try {
      await kept.restore(found, sequence);
      return found.tokens;
    } catch {
      await sequence.clearHistory();
      return 0;
    }
  }

  async #readUntil(
    wanted: readonly LlamaToken[],
    signal: AbortSignal,
    onRead: (tokens: number) => void,
  ): Promise<void> {
    const { sequence } = this.#parts;
    for (;;) {
      signal.throwIfAborted();
      const position = sequence.nextTokenIndex;
      const slice = wanted.slice(position, position + this.#slice.at(position));
      if (slice.length === 0) return;
      const begunAt = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(slice);
      this.#slice.learn({ position, tokens: slice.length, tookMs: performance.now() - begunAt });
      onRead(sequence.nextTokenIndex);
    }
  }

  async #keep(): Promise<void> {
    const { sequence, kept, onUnkept } = this.#parts;
    if (sequence.needsCheckpoints) await sequence.takeCheckpoint();
    if (sequence.nextTokenIndex >= LEAST_KEPT_TOKENS) await kept.keep(sequence).catch(onUnkept);
  }
}
