import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Library } from '#coach/library.ts';
import type { KnowledgeEntry } from './fields.ts';
import { fieldsShown } from './fields-shown.ts';

export interface Knowledge {
  includes(entry: KnowledgeEntry): boolean;
}

export const NO_KNOWLEDGE: Knowledge = { includes: () => false };

export function knowledgeOf({ fields, hidden }: Library, candidate: Candidate): Knowledge {
  const on = new Set(fields ?? fieldsShown(candidate));
  const isHidden = new Set(hidden);
  return { includes: (entry) => entry.fields.some((field) => on.has(field)) && !isHidden.has(entry.id) };
}
