import { join } from 'node:path';
import type { GenerationJob, HowJobEnded, JobUsage, ModelLoad } from './child-messages.ts';
import { KeptPrefixes, UNUSED_AFTER_MS } from './kept-prefixes.ts';
import type { LlamaModel, LlamaPackage, LlamaSequence } from './node-llama-cpp.ts';
import { PromptReader } from './prompt-reader.ts';
import { tokensOf } from './prompt-tokens.ts';

const CONTEXT_TOKENS = 8_192;
const BATCH_TOKENS = 64;
/** Checkpoints of about 20 MB each, for architectures whose state cannot be cut back. */
const MOST_CHECKPOINTS = 6;
const SAMPLING = { topK: 20, topP: 0.8 };
const REPEAT_PENALTY = { penalty: 1.1, lastTokens: 64 };
const SAMPLE_TEXT = 'the work of a day '.repeat(16);

export interface JobListener {
  onRead: (tokens: number) => void;
  onText: (text: string) => void;
}

export class PromptTooLong extends Error {}

export class LoadedModel {
  readonly #llama: LlamaPackage;
  readonly #model: LlamaModel;
  readonly #sequence: LlamaSequence;
  readonly #reader: PromptReader;
  readonly #opening: string;
  readonly #kept: KeptPrefixes;
  #usedAt = 0;

  private constructor(
    llama: LlamaPackage,
    model: LlamaModel,
    sequence: LlamaSequence,
    {
      prefixes,
      opening,
      onUnkept,
    }: { prefixes: string; opening: string; onUnkept: (error: unknown) => void },
  ) {
    this.#llama = llama;
    this.#model = model;
    this.#sequence = sequence;
    this.#opening = opening;
    this.#kept = new KeptPrefixes(prefixes);
    this.#reader = new PromptReader({ sequence, kept: this.#kept, onUnkept });
  }

  static async load(
    llama: LlamaPackage,
    weights: string,
    {
      threads,
      ...how
    }: Pick<ModelLoad, 'threads' | 'prefixes'> & {
      opening: string;
      onUnkept: (error: unknown) => void;
    },
  ): Promise<LoadedModel> {
    const runtime = await llama.getLlama({
      gpu: 'auto',
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      logLevel: 'disabled',
      maxThreads: threads,
    });
    const model = await runtime.loadModel({ modelPath: weights });
    const context = await model.createContext({
      contextSize: CONTEXT_TOKENS,
      batchSize: BATCH_TOKENS,
      sequences: 1,
      threads,
    });
    const sequence = context.getSequence({ checkpoints: { max: MOST_CHECKPOINTS, interval: false } });
    const loaded = new LoadedModel(llama, model, sequence, how);
    await loaded.#reader.measure(model.tokenize(SAMPLE_TEXT, false));
    return loaded;
  }

  /**
   * Answers, or reads ahead. An abort acts between slices or tokens.
   * @throws PromptTooLong, or Error
   */
  async run(
    { messages, answer }: GenerationJob,
    signal: AbortSignal,
    { onRead, onText }: JobListener,
  ): Promise<{ how: HowJobEnded; usage: JobUsage }> {
    const prompt = tokensOf(this.#model, messages, this.#opening);
    const room = CONTEXT_TOKENS - prompt.all.length;
    if (room < 1) throw new PromptTooLong();
    const usage = { prompt: prompt.all.length, cached: 0, completion: 0 };
    this.#usedAt = Date.now();
    try {
      usage.cached = await this.#reader.read(prompt, { isAhead: !answer, signal, onRead });
      if (!answer) return { how: 'stop', usage };
      const maxTokens = Math.min(answer.maxTokens, room);
      const completion = new this.#llama.LlamaCompletion({ contextSequence: this.#sequence });
      const { metadata } = await completion.generateCompletionWithMeta(prompt.all, {
        ...SAMPLING,
        signal,
        maxTokens,
        temperature: answer.temperature,
        repeatPenalty: REPEAT_PENALTY,
        disableContextShift: true,
        onTextChunk: onText,
        onToken: (tokens) => (usage.completion += tokens.length),
      });
      return { how: metadata.stopReason === 'maxTokens' ? 'limit' : 'stop', usage };
    } catch (error) {
      if (signal.aborted) return { how: 'aborted', usage };
      throw error;
    }
  }

  async forget(): Promise<void> {
    await this.#sequence.clearHistory();
    await this.#kept.forgetAll();
  }

  /** Clears prefixes unused for ten minutes, in memory and on disk; call it while no job runs. */
  async forgetUnused(now = Date.now()): Promise<void> {
    if (this.#sequence.nextTokenIndex > 0 && this.#usedAt < now - UNUSED_AFTER_MS)
      await this.#sequence.clearHistory();
    await this.#kept.forgetUnused(now);
  }
}

export const weightsOf = (
  directory: string,
  { name, contents }: { name: string; contents: readonly string[] },
): string => join(directory, name, contents[0]!);
