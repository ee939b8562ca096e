import type { Material } from '#coach/material.ts';

export interface ChatTurn {
  role: 'user' | 'assistant';
  text: string;
}

export interface ChatRequest {
  purpose: 'interview-answer' | 'conversation' | 'story';
  /** For a language model: the rules and the candidate's material, the same for a whole session. */
  instructions: string;
  /** The same material in parts, for the built-in coach. */
  material: Material;
  /** Oldest first; the last one is the user's. */
  turns: readonly ChatTurn[];
  /** The model a client asked for, where it did; an adapter may be configured to override it. */
  model?: string | undefined;
}

/** Who answers: the built-in coach, a model server on this machine, or a service elsewhere. */
export interface Answerer {
  /** As shown: `Built-in coach`, `llama3.2 on Ollama`, `gpt-4o-mini`. */
  name: string;
  kind: 'coach' | 'local' | 'service';
}

export interface ChatModel {
  /** Who would answer now. */
  readonly answerer: Answerer;
  /**
   * @returns the answer's text in pieces, never an empty one; ends without an error when the signal aborts
   * @throws ChatModelError, before the first piece or after any
   */
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<string>;
  close(): Promise<void>;
}

/** `refused`: our key or request · `busy`: rate limit · `timeout`: no first token in time · `failed`: anything else. */
export type ChatModelErrorCode = 'refused' | 'busy' | 'timeout' | 'failed';

export class ChatModelError extends Error {
  readonly code: ChatModelErrorCode;
  readonly retryable: boolean;
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
    this.retryable = code !== 'refused';
    this.retryAfter = options.retryAfter;
  }
}
