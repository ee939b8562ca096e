import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { TRIED_PREVIEW } from '@pythia/contracts/budgets.ts';
import type { previewStyle } from '@pythia/contracts/customization.ts';
import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import { ENGLISH } from '@pythia/contracts/language.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { asTurns } from '#asking/exchange.ts';
import { type AnsweredBy, streamAnswer } from '#asking/stream-answer.ts';
import type { Material } from '#coach/material.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { Identity } from '#http/identity.ts';
import type { CoachWords } from '#asking/coach-answerer.ts';
import type { ModelError } from '#providers/llm/language-model.ts';
import type { AnswerParts } from './answer-question.ts';
import { experiencesFor, type ExperienceParts } from './experiences.ts';
import { coachInInterviews, modelInInterviews } from './interview-answerer.ts';
import { answerPrompt, interviewPrompt } from './prompt.ts';
import { searchDeadline } from './search-deadline.ts';

export interface PreviewParts extends ExperienceParts, Pick<AnswerParts, 'searchWithinMs'> {
  coach: CoachWords;
  /** What is known of a user, for no job in particular. */
  materialOf: (userId: Id) => Promise<Material>;
  limits: Pick<CallLimits, 'admit'>;
  onFailure: (error: ModelError) => void;
}

interface Previewed extends BodyOf<typeof previewStyle> {
  identity: Identity;
  /** Hears who answers, before the first text. */
  onAnswerer: (by: AnsweredBy) => void;
}

/**
 * Streams the answer to a question under a style, of which nothing is kept.
 * @throws AppError `invalid` by a model where there is none, `too-many-requests` for who tries more than come without a
 * subscription, and as {@link streamAnswer} does
 */
export async function* previewAnswer(
  parts: PreviewParts,
  { identity, question, style, by, onAnswerer }: Previewed,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  if (by === 'model' && parts.model.label === null)
    throw new AppError('invalid', SERVER_MESSAGES.unknownModel);
  const { userId, subscribed } = identity;
  if (!subscribed) await parts.limits.admit([TRIED_PREVIEW[by]], { userId });
  const turns = asTurns([], question);
  const asked = { material: await parts.materialOf(userId), language: ENGLISH, turns, style };
  const answerer = by === 'coach' ? coachInInterviews(parts.coach) : modelInInterviews(parts.model);
  const found = await experiencesFor(parts, { userId, ...asked }, searchDeadline(parts.searchWithinMs));
  const messages = interviewPrompt({ ...asked, ...found, passages: [], earlier: [], question });
  yield* streamAnswer(
    { answerer, form: style?.form, onAnswerer, onEnd: () => {}, onFailure: parts.onFailure },
    { userId, asked, prompt: answerPrompt(messages, style) },
    signal,
  );
}
