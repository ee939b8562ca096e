import { ANOTHER_ANSWER, PREPARED_BY, preparedTitle } from '@pythia/contracts/answerer.ts';
import type { Answerer, AnswerEvent } from '#asking/answerer.ts';
import { coachAnswerer, type CoachWords } from '#asking/coach-answerer.ts';
import { modelAnswerer } from '#asking/model-answerer.ts';
import { standIn } from '#asking/stand-in.ts';
import type { PreparedWords } from '#asking/prepared-words.ts';
import type { LanguageModel, ModelError } from '#providers/llm/language-model.ts';
import type { InterviewQuestion } from './brief.ts';
import { promptFor, type PromptParts } from './prompt.ts';

type InterviewAnswerer = Answerer<InterviewQuestion>;

const MOST_ALTERNATIVES = 3;
const PREPARED = { name: PREPARED_BY, kind: 'coach' } as const;

/** Who answers, in this order: the candidate's prepared words, the model, the coach in its place. */
export function interviewAnswerer(
  parts: { model: LanguageModel; coach: CoachWords } & PromptParts,
  onFailure: (error: ModelError) => void,
): InterviewAnswerer {
  const unprepared = standIn(modelInInterviews(parts), coachInInterviews(parts.coach), onFailure);
  return {
    get label() {
      return unprepared.label;
    },
    async *answer(question, signal) {
      const { certain, likely } = await question.brief.prepared;
      if (certain) yield* sayPrepared(certain, likely);
      else yield* offering(likely, unprepared.answer(question, signal));
    },
  };
}

export const modelInInterviews = (parts: { model: LanguageModel } & PromptParts): InterviewAnswerer =>
  styled(modelAnswerer(parts.model, (question) => promptFor(parts, question)));

export const coachInInterviews = ({ label }: Pick<CoachWords, 'label'>): InterviewAnswerer =>
  styled(coachAnswerer(label, ({ brief }) => brief.said()));

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

/** Says the approved words verbatim; another answer is one key away. */
function* sayPrepared(
  { text, question }: PreparedWords,
  others: readonly PreparedWords[],
): Generator<AnswerEvent> {
  const source = `Your answer to “${question}”`;
  yield { type: 'answerer', answerer: PREPARED, stoodIn: null, source };
  yield { type: 'text', text };
  const titles = [ANOTHER_ANSWER, ...others.map((one) => preparedTitle(one.question))];
  for (const title of titles.slice(0, MOST_ALTERNATIVES)) yield { type: 'alternative', text: title };
  yield { type: 'end', usage: null };
}

/** Likely prepared answers lead the alternatives. */
async function* offering(
  likely: readonly PreparedWords[],
  answer: AsyncIterable<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  const offered = likely.map((one) => preparedTitle(one.question));
  for await (const event of answer) {
    if (event.type === 'end') yield* offered.map((text) => ({ type: 'alternative' as const, text }));
    if (event.type !== 'alternative' || likely.length === 0) yield event;
    else if (offered.length < MOST_ALTERNATIVES) offered.push(event.text);
  }
}
