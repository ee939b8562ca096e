import type { Episode } from '#coach/candidate/candidate.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import type { Asking, Spoken } from '../asking.ts';

/** Which stories answer a question: each a sign that a story has to bear before it is told. */
export interface Stories {
  /** Told where the search is sure of it, before what is chosen by the rule's words. */
  isOne?: (episode: Episode) => boolean;
  /** Told where the search finds it beyond doubt for what was asked. */
  mayBeOne?: (episode: Episode, asked: string) => boolean;
  /** One that is none of them does harm: a guess at the question is answered by its rule. */
  areToldWithCare?: true;
  /** What went wrong is offered first. */
  areOfFailure?: true;
}

/** What the coach drafts of a question in preparation: a story, what else is written, or stories for the user to choose from. */
export type UsualDraft = 'story' | 'fact' | 'choice';

/** How one of the questions that everybody is asked is answered. */
export interface UsualRule {
  /** What is written answers it; undefined where nothing is, and its frame is said. */
  say: (asking: Asking) => Spoken | undefined;
  /** Set where a story answers it: beside its frame there are some to choose from. */
  stories?: Stories;
  /** Nothing is drafted where it is not set: only the user knows. */
  draft?: UsualDraft;
  /** The kind of question that asks for it in words of no rule. */
  askedByKind?: QuestionKind;
  /** As what it is looked up, such as its fact. */
  is?: Partial<Question>;
  /** It asks for no case, also where it is asked as if it were one. */
  isOfOneself?: true;
  /** The user's own documents may answer it as well. */
  isInDocuments?: true;
}
