import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Token } from '#coach/language/read-text.ts';
import kinds from './kinds.json' with { type: 'json' };

/**
 * experience: "have you worked with X" · look-up: a fact · estimate: a number nobody knows · open: no kind
 * matched.
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

export const kindsOf = (group: keyof typeof kinds): ReadonlySet<QuestionKind> =>
  new Set(kinds[group].split(' ') as QuestionKind[]);

/** A compound has several. */
export interface Question {
  /** Without greetings and fillers. */
  text: string;
  kind: QuestionKind;
  /** Usual question that it is, in whatever words. */
  usual?: UsualId;
  /** The likeliest, however unlikely; where a model has read it, other wordings do not count. */
  nearestUsual?: UsualId;
  /** Likely enough for its frame to be better than no answer. */
  isPossible?: boolean;
  isReadForUsual?: boolean;
  /** Likely rather than sure: a story that is sure to answer comes before its frame. */
  isUsualLikely?: boolean;
  /** By its kind alone. */
  isUsualByKind?: boolean;
  /** small-talk: `greeting` */
  remark?: string;
  /** 0 to 1: lead of its signals over the next kind's. */
  certainty: number;
  /** Without frames such as "can you walk me through". */
  focus: readonly Token[];
  /** look-up */
  sought?: 'certificate' | 'language' | 'tool' | 'years' | 'degree' | 'employer';
  /** experience, look-up: as written. */
  names: readonly string[];
  /** follow-up */
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
  /** logistics */
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
