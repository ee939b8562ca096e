import type { StoodIn } from '@pythia/contracts/answerer.ts';
import { ChatModelError, type ChatEvent, type ChatModel, type ChatRequest } from './chat-model.ts';

/**
 * The model's answer; where it has none in time or fails before its first word, the coach's, which says so.
 * What fails later is the model's failure, since half an answer of each would be none.
 * @param onFailure hears why the coach stood in
 * @throws ChatModelError
 */
export async function* answerOrStandIn(
  {
    model,
    coach,
    onFailure,
  }: { model: ChatModel; coach: ChatModel; onFailure: (error: ChatModelError) => void },
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let hasBegun = false;
  try {
    for await (const event of model.stream(request, signal)) {
      hasBegun = true;
      yield event;
    }
    return;
  } catch (error) {
    if (hasBegun || !(error instanceof ChatModelError)) throw error;
    onFailure(error);
    yield* standIn(coach, error.code === 'timeout' ? 'slow' : 'failed', request, signal);
  }
}

/** The coach's answer, marked as given in a model's place. */
export async function* standIn(
  coach: ChatModel,
  stoodIn: StoodIn,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  for await (const event of coach.stream(request, signal)) {
    yield event.type === 'answerer' ? { ...event, stoodIn } : event;
  }
}
