import { type Answerer } from '#asking/answerer.ts';
import { coachAnswerer, type CoachWords } from '#asking/coach-answerer.ts';
import { modelAnswerer, type Prompt } from '#asking/model-answerer.ts';
import { standIn } from '#asking/stand-in.ts';
import type { Asked } from '#coach/answer.ts';
import type { LanguageModel, ModelError } from '#providers/llm/language-model.ts';

/** A question of an interview, for whoever answers. */
export interface InterviewQuestion {
  userId: string;
  /** For a language model. */
  prompt: Prompt;
  /** For the built-in coach. */
  asked: Asked;
}

export const modelInInterviews = (model: LanguageModel): Answerer<InterviewQuestion> =>
  modelAnswerer(model, ({ prompt }) => prompt);

export const coachInInterviews = (coach: CoachWords): Answerer<InterviewQuestion> =>
  coachAnswerer(coach.label, ({ userId, asked }) => coach.answer(userId, asked));

/** The model, and the coach in its place. @param onFailure hears why the coach stood in */
export const interviewAnswerer = (
  { model, coach }: { model: LanguageModel; coach: CoachWords },
  onFailure: (error: ModelError) => void,
): Answerer<InterviewQuestion> => standIn(modelInInterviews(model), coachInInterviews(coach), onFailure);
