import { LIMITS } from '@pythia/contracts/limits.ts';
import { streamAnswer } from '#asking/stream-answer.ts';
import type { Answerer } from '#asking/answerer.ts';
import type { CoachWords } from '#asking/coach-answerer.ts';
import type { Material } from '#coach/material.ts';
import type { Id } from '#db/database.ts';
import type { LanguageModel, ModelError } from '#providers/llm/language-model.ts';

export interface DraftParts {
  model: LanguageModel;
  coach: CoachWords;
  materialOf: (userId: Id) => Promise<Material>;
  onDraftFailure: (error: unknown) => void;
  draftWithinMs?: number | undefined;
}

export async function collect<Question>(
  parts: DraftParts,
  answerer: Answerer<Question>,
  question: Question,
  signal: AbortSignal,
) {
  const said = { text: '', others: [] as string[], isComplete: false };
  let note: string | null = null;
  const stream = streamAnswer(
    {
      answerer,
      onAnswerer: () => {},
      onEnd: () => {},
      onFailure: (error: ModelError) => parts.onDraftFailure(error),
    },
    question,
    signal,
  );
  for await (const part of stream) {
    if (part.type === 'text') said.text += part.text;
    else if (part.type === 'anew') said.text = '';
    else if (part.type === 'alternative') said.others.push(part.text.slice(0, LIMITS.storyTitle));
    else if (part.type === 'note') note = part.text;
    else if (part.type === 'end') said.isComplete = part.state === 'complete';
  }
  return { ...said, note };
}
