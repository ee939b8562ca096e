import type { OpenSession } from '#features/interviews/timeline/open-session.ts';

export type AnsweredSession = Pick<
  OpenSession,
  | 'id'
  | 'userId'
  | 'jobId'
  | 'isFree'
  | 'isExpired'
  | 'ended'
  | 'material'
  | 'library'
  | 'language'
  | 'style'
  | 'append'
  | 'tellAnswering'
  | 'countUse'
  | 'recent'
>;
