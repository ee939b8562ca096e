import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * The part of node-llama-cpp that is used here. It is installed on request, apart from the other packages, so that no
 * type of its own is there on most machines.
 */

export type LlamaToken = number;

export interface LlamaSequence {
  /** How many tokens have been read. */
  readonly nextTokenIndex: number;
  readonly contextTokens: readonly LlamaToken[];
  /** Whether the model's state cannot be cut back, so that checkpoints are to be taken. */
  readonly needsCheckpoints: boolean;
  /** Cuts back what was read, as far as it is no beginning of these. */
  adaptStateToTokens(tokens: readonly LlamaToken[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly LlamaToken[]): Promise<void>;
  takeCheckpoint(): Promise<void>;
  clearHistory(): Promise<void>;
  saveStateToFile(path: string): Promise<{ fileSize: number }>;
  /** A file that is cut off or of another model may end the process. */
  loadStateFromFile(path: string, risk: { acceptRisk: true }): Promise<void>;
}

export interface LlamaModel {
  readonly tokenizer: unknown;
  /** @param specialTokens whether `<|im_start|>` is a token, or five words of a text */
  tokenize(text: string, specialTokens: boolean): LlamaToken[];
  createContext(options: {
    contextSize: number;
    batchSize: number;
    sequences: 1;
    /** Four unless said, which on two cores takes seconds for a token. */
    threads: number;
  }): Promise<{
    getSequence(options: { checkpoints: { max: number; interval: false } }): LlamaSequence;
  }>;
}

interface CompletionOptions {
  signal: AbortSignal;
  maxTokens: number;
  temperature: number;
  topK: number;
  topP: number;
  /** `{}` is none, whatever the documentation says. */
  repeatPenalty: { penalty: number; lastTokens: number };
  disableContextShift: true;
  onTextChunk: (text: string) => void;
  onToken: (tokens: readonly LlamaToken[]) => void;
}

export interface LlamaPackage {
  getLlama(options: {
    gpu: 'auto';
    build: 'never';
    skipDownload: true;
    progressLogs: false;
    logLevel: 'disabled';
    maxThreads: number;
  }): Promise<{
    loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  }>;
  /** Two of one sequence mix their tokens. */
  LlamaCompletion: new (options: { contextSequence: LlamaSequence }) => {
    generateCompletionWithMeta(
      tokens: readonly LlamaToken[],
      options: CompletionOptions,
    ): Promise<{ metadata: { stopReason: 'eogToken' | 'maxTokens' | 'abort' } }>;
  };
}

/** @param packages the folder in which setup has installed it. @throws Error where it is not there */
export const importLlama = (packages: string): Promise<LlamaPackage> =>
  import(pathToFileURL(packageEntry(packages)).href);

/** A file that is there when the package is installed. */
export const packageEntry = (packages: string): string =>
  join(packages, 'node_modules/node-llama-cpp/dist/index.js');
