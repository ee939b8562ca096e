import { LIMITS } from '@pythia/contracts/limits.ts';
import { streamAnswer } from '#asking/stream-answer.ts';
import type { Material } from '#coach/material.ts';
import type { Id } from '#db/database.ts';
import type { ChatModel, ChatModelError, ChatRequest } from '#providers/llm/chat-model.ts';

export interface DraftParts {
  model: ChatModel;
  /** The built-in coach by itself, where the model says nothing. */
  coachModel: ChatModel;
  /** What is known of a user, for no job in particular. */
  materialOf: (userId: Id) => Promise<Material>;
  onDraftFailure: (error: unknown) => void;
  /** Milliseconds that a model has for a draft, unless it is the usual. */
  draftWithinMs?: number | undefined;
}

/** A whole answer with what stands beside it, and the name of who gave it. @throws as {@link streamAnswer} does */
export async function collect(
  parts: DraftParts,
  model: ChatModel,
  request: ChatRequest,
  signal: AbortSignal,
) {
  const said = { text: '', others: [] as string[], isComplete: false };
  let by: string | null = null;
  let note: string | null = null;
  const stream = streamAnswer(
    {
      model,
      onAnswerer: () => {},
      onEnd: () => {},
      onFailure: (error: ChatModelError) => parts.onDraftFailure(error),
    },
    request,
    signal,
  );
  for await (const part of stream) {
    if (part.type === 'text') said.text += part.text;
    else if (part.type === 'anew') said.text = '';
    else if (part.type === 'alternative') said.others.push(part.text.slice(0, LIMITS.storyTitle));
    else if (part.type === 'mark') by = part.answered_by;
    else if (part.type === 'note') note = part.text;
    else if (part.type === 'end') said.isComplete = part.state === 'complete';
  }
  return { ...said, by, note };
}
