import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { AnswererLabel, StoodIn } from '@pythia/contracts/answerer.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { AnswerForm } from '@pythia/contracts/answer-form.ts';
import type { TokenUsage } from '@pythia/contracts/interviews.ts';
import type { ModelError } from '#providers/llm/language-model.ts';

/**
 * `answerer` comes once, before the text · `end` comes last: why the answer is cut, its cost, and for
 * operators what broke it off.
 */
export type AnswerEvent =
  | {
      type: 'answerer';
      answerer: AnswererLabel;
      stoodIn: StoodIn | null;
      source: string | null;
      form?: AnswerForm | undefined;
    }
  | Exclude<AnswerPart, { type: 'mark' | 'cue' | 'end' }>
  | { type: 'end'; cut?: Cut | undefined; usage: TokenUsage | null; failure?: ModelError | undefined };

export interface Answerer<Question> {
  readonly label: AnswererLabel | null;
  /**
   * Ends without `end` when the signal aborts.
   * @throws ModelError before the first text
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerEvent>;
}
