import type { Answerer, AnswerEvent } from '#asking/answerer.ts';
import { coachAnswerer, type CoachWords } from '#asking/coach-answerer.ts';
import { modelAnswerer } from '#asking/model-answerer.ts';
import { standIn } from '#asking/stand-in.ts';
import type { LanguageModel, ModelError } from '#providers/llm/language-model.ts';
import type { InterviewQuestion } from './interview-question.ts';
import { preparedFirst } from './prepared-answer.ts';
import { promptFor, type PromptParts } from './prompt-for.ts';

type InterviewAnswerer = Answerer<InterviewQuestion>;

export const modelInInterviews = (parts: { model: LanguageModel } & PromptParts): InterviewAnswerer =>
  styled(modelAnswerer(parts.model, (question) => promptFor(parts, question)));

export const coachInInterviews = ({ label }: Pick<CoachWords, 'label'>): InterviewAnswerer =>
  styled(coachAnswerer(label, ({ brief }) => brief.said()));

export const interviewAnswerer = (
  parts: { model: LanguageModel; coach: CoachWords } & PromptParts,
  onFailure: (error: ModelError) => void,
): InterviewAnswerer =>
  preparedFirst(standIn(modelInInterviews(parts), coachInInterviews(parts.coach), onFailure));

const styled = (answerer: InterviewAnswerer): InterviewAnswerer => ({
  get label() {
    return answerer.label;
  },
  async *answer(question, signal): AsyncGenerator<AnswerEvent> {
    const { style } = question;
    for await (const event of answerer.answer(question, signal))
      yield style && event.type === 'answerer' ? { ...event, form: style.form } : event;
  },
});
