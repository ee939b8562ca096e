import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { TokenUsage } from '@pythia/contracts/interviews.ts';

export const CONTEXT_TOKENS = 8_192;

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  /**
   * Order: rules and material of the session first, the question last, so that the beginning can be cached.
   */
  messages: readonly ChatMessage[];
  maxTokens: number;
  temperature: number;
  model?: string | undefined;
}

export type Ended = 'stop' | Exclude<Cut, 'repetition'>;

/**
 * `answerer` comes once, before text · `text` is never empty and holds no thoughts · `anew` voids all text
 * before it · `end` comes last. `failure` is for operators.
 */
export type ModelEvent =
  | { type: 'answerer'; answerer: AnswererLabel }
  | { type: 'text'; text: string }
  | { type: 'anew' }
  | { type: 'end'; ended: Ended; usage: TokenUsage | null; failure?: ModelError };

export interface LanguageModel {
  readonly label: AnswererLabel | null;
  /**
   * Text that breaks off ends with `broken`; an abort ends without `end`.
   * @throws ModelError before the first text
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /**
   * Reads a prompt's beginning ahead, so that the answer starts sooner. Absent where it is useless or costly.
   * @throws ModelError
   */
  readonly warmUp?: ((request: ModelRequest, signal: AbortSignal) => Promise<void>) | undefined;
  readonly forget?: (() => void) | undefined;
  close(): Promise<void>;
}

/**
 * `absent`: no model yet · `refused`: key or request · `busy`: rate limit or overload · `timeout`: no first
 * token · `limit`: token limit before the first text · `filtered`: by the service · `declined`: by the model.
 */
export type ModelErrorCode =
  | 'absent'
  | 'refused'
  | 'busy'
  | 'timeout'
  | 'limit'
  | 'filtered'
  | 'declined'
  | 'failed';

export class ModelError extends Error {
  readonly code: ModelErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: ModelErrorCode, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ModelError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
