import type { Question, QuestionKind } from '#coach/question/question.ts';
import type { Asking, Spoken } from '../asking.ts';

/** What a question lets be told: a merit, a case with trouble from outside, or trouble that was one's own. */
export type ToldOf = 'merit' | 'case' | 'trouble';

export interface Stories {
  /** One that is none of them does harm: a guess at the question is answered by its rule. */
  areToldWithCare?: true;
  areOfFailure?: true;
}

/** What the coach drafts in preparation: a story, what else is written, or stories to choose from. */
export type UsualDraft = 'story' | 'fact' | 'choice';

export interface UsualRule {
  /** What is written answers it; undefined where nothing is, and its frame is said. */
  say: (asking: Asking) => Spoken | undefined;
  stories?: Stories;
  /** A merit where it is not set. */
  toldOf?: ToldOf;
  /** Nothing is drafted where it is not set: only the user knows. */
  draft?: UsualDraft;
  askedByKind?: QuestionKind;
  is?: Partial<Question>;
  /** It asks for no case, also where it is asked as if it were one. */
  isOfOneself?: true;
  isInDocuments?: true;
}
