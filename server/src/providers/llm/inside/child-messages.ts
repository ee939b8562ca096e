export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A prompt to read, and to answer unless read ahead. */
export interface GenerationJob {
  id: number;
  messages: readonly PromptMessage[];
  /** Undefined: read the first message ahead, say nothing. */
  answer: { maxTokens: number; temperature: number } | undefined;
}

export interface ModelLoad {
  /** node-llama-cpp's folder, made by setup. */
  packages: string;
  directory: string;
  /** Language profile. */
  profile: string;
  /** Exclusive existing folder for read prefixes. */
  prefixes: string;
  threads: number;
}

export type ToModelChild =
  | { type: 'load'; load: ModelLoad }
  /** One job at a time. */
  | { type: 'run'; job: GenerationJob }
  | { type: 'abort'; id: number }
  /** Once the running job has ended. */
  | { type: 'forget' };

/** `limit`: token limit. */
export type HowJobEnded = 'stop' | 'limit' | 'aborted';

export interface JobUsage {
  /** Prompt tokens, those of them read before, answer tokens. */
  prompt: number;
  cached: number;
  completion: number;
}

export type FromModelChild =
  | { type: 'ready' }
  /** @param reason a sentence for the operator */
  | { type: 'unusable'; reason: string }
  | { type: 'alive' }
  /** Prompt tokens read so far. */
  | { type: 'read'; id: number; tokens: number }
  | { type: 'text'; id: number; text: string }
  /** Example: a full disk. */
  | { type: 'unkept'; reason: string }
  | { type: 'ended'; id: number; how: HowJobEnded; usage: JobUsage }
  /** @param reason a sentence for the operator, without a word of the prompt */
  | { type: 'failed'; id: number; reason: string };
