import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Token } from '#coach/language/read-text.ts';

/**
 * behavioural: a told experience · experience: "have you worked with X" · look-up: a fact that is there or not ·
 * estimate: a number that nobody in the room knows · introduction: "tell me about yourself" · open: nothing matched, so retrieval answers.
 */
export type QuestionKind =
  | 'behavioural'
  | 'experience'
  | 'look-up'
  | 'introduction'
  | 'motivation'
  | 'strength'
  | 'weakness'
  | 'situational'
  | 'explanation'
  | 'design'
  | 'logistics'
  | 'salary'
  | 'closing'
  | 'estimate'
  | 'small-talk'
  | 'follow-up'
  | 'open';

/** One question, understood. A compound has several. */
export interface Question {
  /** As it was asked, without its greetings and fillers. */
  text: string;
  kind: QuestionKind;
  /** Which of the questions that everybody is asked it is, in whatever words. */
  usual?: UsualId;
  /** The likeliest of them, however unlikely, unless it is none: where a model has read it, no other one's wordings count. */
  nearestUsual?: UsualId;
  /** Whether one of them is meant, and this rather than another. */
  isLikely?: boolean;
  /** Whether that one is likely enough for its frame to be better than no answer. */
  isPossible?: boolean;
  /** Whether it may ask for an error, a failure, a weakness or a quarrel: it is answered as the likeliest of them all. */
  mayNeedCare?: boolean;
  isReadForUsual?: boolean;
  /** It is taken for the usual one of its kind alone, by no model and no wording. */
  isUsualByKind?: boolean;
  /** 0 to 1: how much stronger the signals for this kind were than for the next. */
  certainty: number;
  /** The words that say what it is about, once frames such as "can you walk me through" are gone. */
  focus: readonly Token[];
  /** look-up: what is sought. */
  sought?: 'certificate' | 'language' | 'tool' | 'years' | 'degree' | 'employer';
  /** experience and look-up: proper names and technologies asked about, as written. */
  names: readonly string[];
  /** follow-up: what is wanted of the story told last. */
  wanted?:
    | 'number'
    | 'person'
    | 'outcome'
    | 'reason'
    | 'time'
    | 'method'
    | 'lesson'
    | 'hindsight'
    | 'difficulty'
    | 'more';
  /** logistics: which. */
  matter?:
    | 'start'
    | 'notice'
    | 'visa'
    | 'relocation'
    | 'travel'
    | 'remote'
    | 'hours'
    | 'references'
    | 'offers';
}
