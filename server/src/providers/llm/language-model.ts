import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { TokenUsage } from '@pythia/contracts/interviews.ts';

/** Smallest context used, prompt and answer; prompts are made to fit. */
export const CONTEXT_TOKENS = 8_192;

/** A service's own message format. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  /** Session-wide rules and material first, the question last. */
  messages: readonly ChatMessage[];
  /** Limit of the answer. */
  maxTokens: number;
  /** 0: deterministic, 1: lively. */
  temperature: number;
  /** Another model that the operator offers; absent: the default. */
  model?: string | undefined;
}

/** `stop`: done; else a {@link Cut}. Repetition shows only in the text. */
export type Ended = 'stop' | Exclude<Cut, 'repetition'>;

/**
 * `answerer` once before the first text · `text` never empty, never thoughts · `anew` voids all text before ·
 * `end` last, after text: reason, usage where known, and the failure of a `broken` one for operators.
 */
export type ModelEvent =
  | { type: 'answerer'; answerer: AnswererLabel }
  | { type: 'text'; text: string }
  | { type: 'anew' }
  | { type: 'end'; ended: Ended; usage: TokenUsage | null; failure?: ModelError };

export interface LanguageModel {
  /** Null while no model is there. */
  readonly label: AnswererLabel | null;
  /**
   * Ends with `broken` where it breaks after text; without `end` where the signal aborts.
   * @throws ModelError before the first text
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /**
   * Reads a prompt's beginning ahead, so that answers come sooner. Absent where useless or costly.
   * @throws ModelError
   */
  readonly warmUp?: ((request: ModelRequest, signal: AbortSignal) => Promise<void>) | undefined;
  /** Forgets everybody's prompts soon. Absent where nothing is kept. */
  readonly forget?: (() => void) | undefined;
  close(): Promise<void>;
}

/**
 * `absent`: no model, never was · `refused`: key or request · `busy`: rate limit or overload · `timeout`: no
 * first token · `limit`: token limit before the answer's first · `filtered`: by the service · `declined`: by
 * the model · `failed`: other.
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
  /** Seconds, as the service said. */
  readonly retryAfter: number | undefined;

  constructor(code: ModelErrorCode, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ModelError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
