import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { TokenUsage } from '@pythia/contracts/interviews.ts';

/** What a model can take in at least, prompt and answer together. Prompts are made to fit; a smaller one is not used. */
export const CONTEXT_TOKENS = 8_192;

/** In the words of the services: a model's own input. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  /** Rules and material first, the same for a whole session; the question last. */
  messages: readonly ChatMessage[];
  /** The longest answer. */
  maxTokens: number;
  /** 0 always says the likeliest, 1 is lively. */
  temperature: number;
  /** One of the further models that the operator offers; absent: the usual one. */
  model?: string | undefined;
}

/** Why a model ended: it was done (`stop`), or as {@link Cut} says; only a reader of its text can tell a repetition. */
export type Ended = 'stop' | Exclude<Cut, 'repetition'>;

/**
 * `answerer` once, before the first text · `text` never empty, and never a thought · `anew` where all text before was
 * none of the answer · `end` last, behind a text: why it ended, what it cost as far as the model tells, and
 * of one that was `broken` off the failure, for the operator.
 */
export type ModelEvent =
  | { type: 'answerer'; answerer: AnswererLabel }
  | { type: 'text'; text: string }
  | { type: 'anew' }
  | { type: 'end'; ended: Ended; usage: TokenUsage | null; failure?: ModelError };

/** Messages in, tokens out. */
export interface LanguageModel {
  /** Who would answer now; null while no model is there. */
  readonly label: AnswererLabel | null;
  /**
   * The answer as it comes. One that breaks off behind a text ends with `broken`; one that the signal aborts ends without
   * an `end`.
   * @throws ModelError instead of the first text
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /**
   * Reads what is to come ahead, so that an answer to a request that begins the same comes sooner. Absent where
   * that would bring nothing, or cost money.
   * @throws ModelError
   */
  readonly warmUp?: ((request: ModelRequest, signal: AbortSignal) => Promise<void>) | undefined;
  /** Has it forget soon what it keeps of what it has read, of everybody. Absent where it keeps nothing. */
  readonly forget?: (() => void) | undefined;
  close(): Promise<void>;
}

/**
 * `absent`: there is no model, and was none · `refused`: our key or request · `busy`: rate limit or overload ·
 * `timeout`: no first token in time · `limit`: the bound of tokens was reached before the first of the answer ·
 * `filtered`: what was asked or would be said is not allowed there · `declined`: the model would not answer ·
 * `failed`: anything else.
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
  /** Seconds, where the service said so. */
  readonly retryAfter: number | undefined;

  constructor(code: ModelErrorCode, message: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ModelError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
