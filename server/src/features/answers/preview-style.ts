import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { TRIED_PREVIEW } from '@pythia/contracts/budgets.ts';
import type { previewStyle } from '@pythia/contracts/customization.ts';
import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import { ENGLISH } from '@pythia/contracts/language.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Answerer } from '#asking/answerer.ts';
import { type AnsweredBy, streamAnswer } from '#asking/stream-answer.ts';
import type { Material } from '#coach/material.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { Identity } from '#http/identity.ts';
import type { ModelError } from '#providers/llm/language-model.ts';
import type { AnswerParts } from './answer-question.ts';
import { type InterviewQuestion, questionIn } from './brief.ts';
import { NOTHING_PREPARED } from '#asking/prepared-words.ts';

export interface PreviewParts extends Pick<AnswerParts, 'model' | 'coach' | 'onSearchFailure'> {
  byModel: Answerer<InterviewQuestion>;
  byCoach: Answerer<InterviewQuestion>;
  searchWithinMs?: number | undefined;
  materialOf: (userId: Id) => Promise<Material>;
  limits: Pick<CallLimits, 'admit'>;
  onFailure: (error: ModelError) => void;
}

interface Previewed extends BodyOf<typeof previewStyle> {
  identity: Identity;
  onAnswerer: (by: AnsweredBy) => void;
}

/**
 * Streams an answer under a style; stores nothing.
 * @throws AppError `invalid` for a model where there is none, `too-many-requests` beyond the previews without
 * a subscription; and as {@link streamAnswer} does
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
  const material = await parts.materialOf(userId);
  const session = { ...NO_SESSION, userId, material, style };
  const asked = { session, exchangeId: null, earlier: [], question, isToldOfEnglish: false };
  const answerer = by === 'coach' ? parts.byCoach : parts.byModel;
  yield* streamAnswer(
    { answerer, onAnswerer, onEnd: () => {}, onFailure: parts.onFailure },
    questionIn({ ...parts, ...NOTHING_OWN }, asked),
    signal,
  );
}

const NO_SESSION = { jobId: null, isFree: true, language: ENGLISH, library: undefined };
/** Previews use the material alone, without documents and prepared answers. */
const NOTHING_OWN = { openDocuments: async () => undefined, findPrepared: async () => NOTHING_PREPARED };
