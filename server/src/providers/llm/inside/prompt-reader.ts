import type { KeptPrefixes } from './kept-prefixes.ts';
import type { LlamaSequence, LlamaToken } from './node-llama-cpp.ts';
import type { PromptTokens } from './prompt-tokens.ts';

const LONGEST_SLICE = 64;
const SHORTEST_SLICE = 8;
const SLICE_MS = 75;
const LEAST_KEPT_TOKENS = 128;

export interface ReaderParts {
  sequence: LlamaSequence;
  kept: KeptPrefixes;
  onUnkept: (error: unknown) => void;
}

export class PromptReader {
  readonly #parts: ReaderParts;
  #slice = LONGEST_SLICE;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  async measure(tokens: readonly LlamaToken[]): Promise<void> {
    const { sequence } = this.#parts;
    for (const slice of [tokens.slice(0, SHORTEST_SLICE), tokens.slice(SHORTEST_SLICE, LONGEST_SLICE)]) {
      const begunAt = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(slice);
      this.#fitSlice(slice.length, performance.now() - begunAt);
    }
    await sequence.clearHistory();
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
    await this.#goBack(wanted);
    const before = sequence.nextTokenIndex;
    onRead(before);
    if (before < beginning) {
      await this.#readUntil(wanted.slice(0, beginning), signal, onRead);
      await this.#keep();
    }
    await this.#readUntil(wanted, signal, onRead);
    if (sequence.needsCheckpoints && before < wanted.length) await sequence.takeCheckpoint();
    return before;
  }

  async #goBack(wanted: readonly LlamaToken[]): Promise<void> {
    const { sequence, kept } = this.#parts;
    const found = await kept.find(wanted);
    await sequence.adaptStateToTokens(wanted, false);
    if (!found || found.tokens <= sequence.nextTokenIndex) return;
    await kept.restore(found, sequence).catch(() => sequence.clearHistory());
  }

  async #readUntil(
    wanted: readonly LlamaToken[],
    signal: AbortSignal,
    onRead: (tokens: number) => void,
  ): Promise<void> {
    const { sequence } = this.#parts;
    for (;;) {
      signal.throwIfAborted();
      const at = sequence.nextTokenIndex;
      const slice = wanted.slice(at, at + this.#slice);
      if (slice.length === 0) return;
      const begunAt = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(slice);
      onRead(sequence.nextTokenIndex);
      if (slice.length === this.#slice) this.#fitSlice(slice.length, performance.now() - begunAt);
    }
  }

  #fitSlice(tokens: number, tookMs: number): void {
    const fitting = Math.floor((tokens * SLICE_MS) / tookMs);
    this.#slice = Math.min(LONGEST_SLICE, Math.max(SHORTEST_SLICE, fitting));
  }

  async #keep(): Promise<void> {
    const { sequence, kept, onUnkept } = this.#parts;
    if (sequence.needsCheckpoints) await sequence.takeCheckpoint();
    if (sequence.nextTokenIndex >= LEAST_KEPT_TOKENS) await kept.keep(sequence).catch(onUnkept);
  }
}
