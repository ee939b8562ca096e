import type { StoodIn } from '@pythia/contracts/answerer.ts';
import { ModelError, type ModelErrorCode } from '#providers/llm/language-model.ts';
import type { Answerer, AnswerEvent } from './answerer.ts';

/**
 * Gives the first answerer's answer; if it fails before its first word, the second's, with the reason unless
 * the first was absent. Answers are never half of each.
 * @param standsInFor failures that the second takes over
 */
export const standIn = <Question>(
  first: Answerer<Question>,
  second: Answerer<Question>,
  onFailure: (error: ModelError) => void,
  standsInFor: (code: ModelErrorCode) => boolean = () => true,
): Answerer<Question> => ({
  get label() {
    return first.label ?? second.label;
  },
  async *answer(question, signal): AsyncGenerator<AnswerEvent> {
    let hasText = false;
    try {
      for await (const event of first.answer(question, signal)) {
        if (event.type === 'text') hasText = true;
        if (event.type === 'anew') hasText = false;
        yield event;
      }
      return;
    } catch (error) {
      if (hasText || !(error instanceof ModelError) || !standsInFor(error.code)) throw error;
      if (error.code !== 'absent') onFailure(error);
      yield* marked(second.answer(question, signal), WHY[error.code]);
    }
  },
});

const WHY: Record<ModelErrorCode, StoodIn | null> = {
  absent: null,
  timeout: 'slow',
  busy: 'busy',
  refused: 'refused',
  filtered: 'filtered',
  declined: 'declined',
  limit: 'limit',
  failed: 'failed',
};

async function* marked(
  events: AsyncIterable<AnswerEvent>,
  stoodIn: StoodIn | null,
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) yield event.type === 'answerer' ? { ...event, stoodIn } : event;
}
