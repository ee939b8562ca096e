import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/* Types of the used part of node-llama-cpp, which most machines have not installed. */

export type LlamaToken = number;

export interface LlamaSequence {
  readonly nextTokenIndex: number;
  readonly contextTokens: readonly LlamaToken[];
  readonly needsCheckpoints: boolean;
  adaptStateToTokens(tokens: readonly LlamaToken[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly LlamaToken[]): Promise<void>;
  takeCheckpoint(): Promise<void>;
  clearHistory(): Promise<void>;
  saveStateToFile(path: string): Promise<{ fileSize: number }>;
  /** A broken file may kill the process. */
  loadStateFromFile(path: string, risk: { acceptRisk: true }): Promise<void>;
}

export interface LlamaModel {
  readonly tokenizer: unknown;
  /** @param specialTokens true: `<|im_start|>` becomes a token; false: it is plain text */
  tokenize(text: string, specialTokens: boolean): LlamaToken[];
  createContext(options: {
    contextSize: number;
    batchSize: number;
    sequences: 1;
    /** The default of four takes seconds a token on two cores. */
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
  /** `{}` turns it off, contrary to the documentation. */
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
  /** Two completions on one sequence mix their tokens. */
  LlamaCompletion: new (options: { contextSequence: LlamaSequence }) => {
    generateCompletionWithMeta(
      tokens: readonly LlamaToken[],
      options: CompletionOptions,
    ): Promise<{ metadata: { stopReason: 'eogToken' | 'maxTokens' | 'abort' } }>;
  };
}

export const importLlama = (packages: string): Promise<LlamaPackage> =>
  import(pathToFileURL(packageEntry(packages)).href);

export const packageEntry = (packages: string): string =>
  join(packages, 'node_modules/node-llama-cpp/dist/index.js');
