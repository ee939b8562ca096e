import type { Candidate } from '#coach/candidate/candidate.ts';
import { type Knowledge, knowledgeOf } from '../knowledge.ts';

/** What may be said to a subscriber who has chosen and hidden nothing. */
export const knownTo = (candidate: Candidate): Knowledge =>
  knowledgeOf({ fields: null, hidden: [] }, candidate);

export const ALL_KNOWLEDGE: Knowledge = { includes: () => true };
