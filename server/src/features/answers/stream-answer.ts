import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import { ChatModelError, type ChatModel, type ChatRequest } from '#providers/llm/chat-model.ts';

/** More than any answer to be spoken; a service that never stops is stopped here. */
const MAX_ANSWER_CHARS = 100_000;
const BUSY_SECONDS = 10;

export interface StreamAnswerParts {
  model: ChatModel;
  /** Keeps what was answered, whole or in part, however the stream ended. */
  save: (answer: { text: string; complete: boolean }) => Promise<void>;
  onFailure: (error: ChatModelError) => void;
}

/**
 * The model's answer piece by piece. An abort ends it without an error.
 * @throws AppError `upstream-failed`, `unavailable` or `upstream-timeout`, before the first piece or after any
 */
export async function* streamAnswer(
  { model, save, onFailure }: StreamAnswerParts,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let text = '';
  let complete = false;
  try {
    for await (const piece of model.stream(request, signal)) {
      text += piece;
      yield piece;
      if (text.length > MAX_ANSWER_CHARS) return;
    }
    complete = !signal.aborted;
  } catch (error) {
    if (!(error instanceof ChatModelError)) throw error;
    onFailure(error);
    throw forCaller(error);
  } finally {
    if (text !== '') await save({ text, complete });
  }
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
