import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { AnswererLabel, StoodIn } from '@pythia/contracts/answerer.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { AnswerForm } from '@pythia/contracts/answer-form.ts';
import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import type { ModelError } from '#providers/llm/language-model.ts';

/**
 * `answerer` once, before the first text, with what the answer is drawn from where that is known before · the parts of
 * the answer as {@link AnswerPart} says them · `end` last: why it may not be whole, what it cost as far as that is told,
 * and what broke it off, for the operator.
 */
export type AnswerEvent =
  | {
      type: 'answerer';
      answerer: AnswererLabel;
      stoodIn: StoodIn | null;
      source: string | null;
      /** That of the style in which it is answered, where there is one. */
      form?: AnswerForm | undefined;
    }
  | Exclude<AnswerPart, { type: 'mark' | 'cue' | 'end' }>
  | { type: 'end'; cut?: Cut | undefined; usage: TokenUsage | null; failure?: ModelError | undefined };

/** A question in, the parts of its answer out. */
export interface Answerer<Question> {
  /** Who would answer now; null where nobody would. */
  readonly label: AnswererLabel | null;
  /**
   * The answer as it comes; ends without an `end` when the signal aborts.
   * @throws ModelError instead of the first text
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerEvent>;
}
