export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface GenerationJob {
  id: number;
  messages: readonly PromptMessage[];
  /** Absent for a warm-up: the first message is read ahead and nothing is said. */
  answer: { maxTokens: number; temperature: number } | undefined;
}

export interface ModelLoad {
  packages: string;
  directory: string;
  profile: string;
  prefixes: string;
  threads: number;
}

export type ToModelChild =
  | { type: 'load'; load: ModelLoad }
  | { type: 'run'; job: GenerationJob }
  | { type: 'abort'; id: number }
  | { type: 'forget' };

export type HowJobEnded = 'stop' | 'limit' | 'aborted';

export interface JobUsage {
  prompt: number;
  cached: number;
  completion: number;
}

export type FromModelChild =
  | { type: 'ready' }
  | { type: 'unusable'; reason: string }
  | { type: 'alive' }
  | { type: 'read'; id: number; tokens: number }
  | { type: 'text'; id: number; text: string }
  | { type: 'unkept'; reason: string }
  | { type: 'ended'; id: number; how: HowJobEnded; usage: JobUsage }
  /** @param reason for the log, so it quotes no word of the prompt */
  | { type: 'failed'; id: number; reason: string };
