import type { Answerer, StoodIn } from '@pythia/contracts/answerer.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import type { CoachStyle } from '#coach/answer.ts';
import type { DocumentsHandle } from '#coach/documents.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';

/** What a model can take in at least, prompt and answer together. Prompts are made to fit; a smaller one is not used. */
export const CONTEXT_TOKENS = 8_192;

export interface ChatTurn {
  role: 'user' | 'assistant';
  text: string;
}

/** In the words of the services: a model's own input. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  purpose: 'interview-answer' | 'conversation' | 'story';
  /** For a language model: its rules and the material first, the same for a whole session; the question last. */
  messages: readonly ChatMessage[];
  /** The longest answer of a language model. */
  maxTokens: number;
  /** For a language model: 0 always says the likeliest, 1 is lively. */
  temperature: number;
  /** For the built-in coach: who asks, and takes turns with others. */
  userId: string;
  /** For the built-in coach: the material in parts. */
  material: Material;
  /** For the built-in coach: what it may draw from beside the material. */
  library?: Library | undefined;
  /** For the built-in coach: the user's own documents, where they are ready to be searched. */
  documents?: DocumentsHandle | undefined;
  /** For the built-in coach: the conversation, oldest first; the last turn is the user's. */
  turns: readonly ChatTurn[];
  /** For the built-in coach: what was said before the question and was not asked about. */
  before?: string | undefined;
  /** For the built-in coach: the title of an alternative that is to be told as the answer. */
  instead?: string | undefined;
  /** For the built-in coach: the style in which it answers, as far as it can. */
  style?: CoachStyle | null | undefined;
  /** For the built-in coach: what the interview is held in; English unless said. */
  language?: string | undefined;
  /** For the built-in coach: whether its reader knows that it speaks English only. */
  isToldOfEnglish?: boolean | undefined;
  /** One of the further models that the operator offers; absent: the usual one. */
  model?: string | undefined;
}

/**
 * `answerer` once, before the first text · `text` never empty · `anew` where all text before was none of the answer ·
 * `cut` behind the last text, where it is shorter than it would have been · `note`, `alternative` and `remark` behind the text, from those
 * who give them · `usage` at the end, from those who tell.
 */
export type ChatEvent =
  | {
      type: 'answerer';
      answerer: Answerer;
      stoodIn: StoodIn | null;
      /** What the answer is drawn from, in a few words; null where nobody knows, as of a language model. */
      source: string | null;
    }
  | { type: 'text'; text: string }
  | { type: 'anew' }
  | { type: 'cut'; cut: Cut }
  /** A story that could be told, by its title. */
  | { type: 'alternative'; text: string }
  /** A line to the reader, not to be said. */
  | { type: 'note'; text: string }
  /** A line to the reader on how it is said. */
  | { type: 'remark'; text: string }
  | { type: 'usage'; usage: TokenUsage };

export interface ChatModel {
  /** Who would answer now. */
  readonly answerer: Answerer;
  /**
   * @returns the answer as it comes; ends without an error when the signal aborts
   * @throws ChatModelError, before the first event or after any
   */
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatEvent>;
  /**
   * Reads what is to come ahead, so that an answer to a request that begins the same comes sooner. Absent where
   * that would bring nothing, or cost money.
   * @throws ChatModelError
   */
  readonly warmUp?: ((request: ChatRequest, signal: AbortSignal) => Promise<void>) | undefined;
  close(): Promise<void>;
}

/**
 * `refused`: our key or request · `busy`: rate limit or overload · `timeout`: no first token in time · `limit`: the
 * bound of tokens was reached before the first of the answer · `filtered`: what was asked or would be said is not
 * allowed there · `failed`: anything else.
 */
export type ChatModelErrorCode = 'refused' | 'busy' | 'timeout' | 'limit' | 'filtered' | 'failed';

export class ChatModelError extends Error {
  readonly code: ChatModelErrorCode;
  /** Seconds, where the service said so. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ChatModelErrorCode,
    message: string,
    options: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ChatModelError';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
