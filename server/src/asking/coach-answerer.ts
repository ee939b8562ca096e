import { setImmediate } from 'node:timers/promises';
import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import type { CoachAnswer, CoachThread } from '#coach/answer.ts';
import { AppError } from '#core/errors.ts';
import { ModelError } from '#providers/llm/language-model.ts';
import type { Answerer, AnswerEvent } from './answerer.ts';

export interface CoachWords extends Pick<CoachThread, 'of'> {
  label: () => AnswererLabel;
}

/** @param isByWords whether the sentence model is missing */
export const coachLabel = (isByWords: boolean): AnswererLabel => ({
  name: isByWords ? 'Built-in coach, by words alone' : 'Built-in coach',
  kind: 'coach',
});

export const isCoach = (name: string): boolean =>
  [true, false].some((isByWords) => coachLabel(isByWords).name === name);

/** Answers without any service, from the candidate's words and general knowledge. */
export const coachAnswerer = <Question>(
  label: () => AnswererLabel,
  compose: (question: Question) => Promise<CoachAnswer>,
): Answerer<Question> => ({
  get label() {
    return label();
  },
  async *answer(question, signal): AsyncGenerator<AnswerEvent> {
    const { text, alternatives, note, source, remark } = await orModelError(compose(question));
    yield { type: 'answerer', answerer: label(), stoodIn: null, source };
    for (const word of text.match(/\S+\s*/g) ?? []) {
      if (signal.aborted) return;
      yield { type: 'text', text: word };
      // lets each word leave by itself, and other requests run
      await setImmediate();
    }
    if (note !== null) yield { type: 'note', text: note };
    for (const title of alternatives) yield { type: 'alternative', text: title };
    if (remark !== undefined) yield { type: 'remark', text: remark };
    yield { type: 'end', usage: null };
  },
});

export const plainAnswer = (text: string): CoachAnswer => ({
  text,
  alternatives: [],
  note: null,
  source: null,
  cue: null,
});

async function orModelError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const isBusy = cause instanceof AppError && cause.retryAfter !== undefined;
    if (isBusy) throw new ModelError('busy', cause.message, { retryAfter: cause.retryAfter, cause });
    throw new ModelError('failed', 'The built-in coach gave no answer', { cause });
  }
}
