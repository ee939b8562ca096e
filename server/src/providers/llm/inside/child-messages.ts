/** One message of a conversation, as a model is given it. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Something to read, and to answer unless it is read ahead. */
export interface GenerationJob {
  id: number;
  messages: readonly PromptMessage[];
  /** Undefined: the first message is read ahead, and nothing said. */
  answer: { maxTokens: number; temperature: number } | undefined;
}

export interface ModelLoad {
  /** The folder in which setup has installed node-llama-cpp. */
  packages: string;
  /** The folder of the models. */
  directory: string;
  /** The name of a language profile. */
  profile: string;
  /** Where what was read of prompts' beginnings is kept; it exists and is nobody else's. */
  prefixes: string;
  threads: number;
}

export type ToModelChild =
  | { type: 'load'; load: ModelLoad }
  /** One at a time: the next one when the last has ended. */
  | { type: 'run'; job: GenerationJob }
  | { type: 'abort'; id: number }
  /** All that was read, once what runs has ended. */
  | { type: 'forget' };

/** `limit`: the bound of tokens was reached · `aborted`: as asked. */
export type HowJobEnded = 'stop' | 'limit' | 'aborted';

export interface JobUsage {
  /** Tokens of the prompt, how many of them had been read before, and those of the answer. */
  prompt: number;
  cached: number;
  completion: number;
}

export type FromModelChild =
  | { type: 'ready' }
  /** @param reason a sentence for the operator */
  | { type: 'unusable'; reason: string }
  /** Once a second. */
  | { type: 'alive' }
  /** So many tokens of the prompt are read. */
  | { type: 'read'; id: number; tokens: number }
  | { type: 'text'; id: number; text: string }
  /** What was read could not be kept, as on a full disk. */
  | { type: 'unkept'; reason: string }
  | { type: 'ended'; id: number; how: HowJobEnded; usage: JobUsage }
  /** @param reason a sentence for the operator, without a word of the prompt */
  | { type: 'failed'; id: number; reason: string };
