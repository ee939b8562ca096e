import type { Happening } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import {
  ChatModelError,
  type ChatEvent,
  type ChatModel,
  type ChatRequest,
} from '#providers/llm/chat-model.ts';

/** More than any answer to be spoken; a service that never stops is stopped here. */
const MAX_ANSWER_CHARS = 100_000;
const BUSY_SECONDS = 10;

export interface StreamAnswerParts {
  model: ChatModel;
  /** Hears who answers, before the first text. */
  onAnswerer: (by: AnsweredBy) => void;
  /** Is awaited before the first text is given. */
  beforeFirst?: (() => Promise<void>) | undefined;
  /** Called once when the stream has ended, in whatever way, with what was answered. */
  onEnd: (end: AnswerEnd) => void;
  onFailure: (error: ChatModelError) => void;
}

export type AnsweredBy = Pick<AnswerEnd, 'answered_by' | 'stood_in' | 'source'>;

export type AnswerEnd = Omit<Extract<Happening, { kind: 'answer' }>, 'kind' | 'exchange_id'>;

/**
 * The model's answer piece by piece.
 * @throws AppError `upstream-failed`, `unavailable` or `upstream-timeout`, or the reason of an abort, before the
 * first piece or after any
 */
export async function* streamAnswer(
  { model, onAnswerer, beforeFirst, onEnd, onFailure }: StreamAnswerParts,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const askedAt = performance.now();
  let firstTextMs: number | null = null;
  let text = '';
  let by: AnsweredBy = { answered_by: null, stood_in: null, source: null };
  let usage: AnswerEnd['usage'] = null;
  let isComplete = false;
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'usage') usage = event.usage;
      if (event.type === 'answerer') onAnswerer((by = answeredBy(event)));
      if (event.type !== 'text') continue;
      if (firstTextMs === null) {
        firstTextMs = millisecondsSince(askedAt);
        await beforeFirst?.();
      }
      text += event.text;
      yield event.text;
      if (text.length > MAX_ANSWER_CHARS) return;
    }
    signal.throwIfAborted(); // models end then as if all were said
    isComplete = true;
  } catch (error) {
    if (!(error instanceof ChatModelError)) throw error;
    onFailure(error);
    throw forCaller(error);
  } finally {
    onEnd({
      text,
      state: stateOf({ text, isComplete, isStopped: signal.aborted }),
      first_text_ms: firstTextMs,
      total_ms: millisecondsSince(askedAt),
      ...by,
      usage,
    });
  }
}

/** What others wrote may have half a character, which no header and no database takes. */
const answeredBy = ({ answerer, stoodIn, source }: Extract<ChatEvent, { type: 'answerer' }>): AnsweredBy => ({
  answered_by: answerer.name.toWellFormed(),
  stood_in: stoodIn,
  source: source?.toWellFormed() ?? null,
});

const millisecondsSince = (instant: number): number => Math.round(performance.now() - instant);

function stateOf(end: { text: string; isComplete: boolean; isStopped: boolean }): AnswerEnd['state'] {
  if (end.isStopped) return 'stopped';
  if (end.isComplete) return 'complete';
  return end.text === '' ? 'failed' : 'partial';
}

function forCaller(cause: ChatModelError): AppError {
  switch (cause.code) {
    case 'refused':
      return new AppError('upstream-failed', MESSAGES.answerServiceRefused, { cause });
    case 'busy':
      return new AppError('unavailable', MESSAGES.answerServiceBusy, {
        retryAfter: cause.retryAfter ?? BUSY_SECONDS,
        cause,
      });
    case 'timeout':
      return new AppError('upstream-timeout', MESSAGES.answerServiceSlow, { cause });
    case 'failed':
      return new AppError('upstream-failed', MESSAGES.answerServiceFailed, { cause });
  }
}
