import { z } from 'zod';
import { KNOWLEDGE_SEARCH, STORY_READING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { CandidateMaterial } from './material.ts';
import { Text } from './text.ts';

const Id = Text.min(1).max(LIMITS.knowledgeId);

const NamedEntry = z.object({
  id: z.string(),
  name: z.string(),
  field: z.string(),
});
export type NamedEntry = z.infer<typeof NamedEntry>;

export const KnowledgeField = z.object({
  id: z.string(),
  name: z.string(),
  entries: z.int().positive(),
  /** Whether a subscriber's sessions use it. */
  on: z.boolean(),
  /** Whether résumé or job suggest it. */
  suggested: z.boolean(),
});
export type KnowledgeField = z.infer<typeof KnowledgeField>;

export const WholeEntry = NamedEntry.extend({
  answer: z.string(),
  points: z.array(z.string()),
  wanted: z.string(),
  pitfalls: z.array(z.string()),
  figures: z.array(z.object({ says: z.string(), source: z.string(), year: z.int() })),
  questions: z.array(z.string()),
  related: z.array(NamedEntry),
  /** Called wrong by the user: sessions leave it out. */
  hidden: z.boolean(),
});
export type WholeEntry = z.infer<typeof WholeEntry>;

const Version = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * Fields that résumé and job suggest are on until the user chooses; without either, all are. A session goes
 * by its own résumé and job; free ones use no field.
 */
export const readKnowledge = defineEndpoint({
  method: 'GET',
  path: '/knowledge',
  summary: 'The fields of the knowledge base, and what the signed-in user has chosen and hidden of it',
  access: 'user',
  query: z.object({
    job_id: z.uuid().optional(),
  }),
  reply: z.object({
    version: Version,
    chosen: z.boolean(),
    fields: z.array(KnowledgeField),
    hidden: z.array(NamedEntry),
  }),
});

export const suggestFields = defineEndpoint({
  method: 'POST',
  path: '/knowledge/suggestions',
  summary: 'The ids of the fields that a résumé and a job show',
  access: 'user',
  budgets: STORY_READING,
  body: z.object({
    education: CandidateMaterial.shape.education.default(''),
    work: CandidateMaterial.shape.work.default(''),
    role: Text.max(LIMITS.role).default(''),
    job_description: Text.max(LIMITS.jobDescription).default(''),
  }),
  reply: z.object({ suggested: z.array(z.string()) }),
});

export const readField = defineEndpoint({
  method: 'GET',
  path: '/knowledge/fields/:field_id',
  summary: 'The entries of a field, those that other fields share with it included',
  access: 'user',
  params: z.object({ field_id: Id }),
  reply: z.object({ id: z.string(), name: z.string(), entries: z.array(WholeEntry) }),
});

export const searchKnowledge = defineEndpoint({
  method: 'GET',
  path: '/knowledge/entries',
  summary: `The entries of all fields that a search finds, the best first, ${LIMITS.foundEntries} at most`,
  access: 'user',
  budgets: KNOWLEDGE_SEARCH,
  query: z.object({ search: Text.trim().min(1).max(LIMITS.search) }),
  reply: z.object({ entries: z.array(NamedEntry.extend({ answer: z.string() })) }),
});

export const chooseFields = defineEndpoint({
  method: 'PUT',
  path: '/knowledge',
  summary:
    'Let these fields be on in the signed-in user’s sessions; 409 when that was changed since the version that is named',
  access: 'subscriber',
  body: z.object({
    version: Version,
    /** Null: the suggested ones. */
    fields: z.array(Id).max(LIMITS.knowledgeFields).nullable(),
  }),
  reply: z.object({ version: Version }),
});

export const hideEntry = defineEndpoint({
  method: 'PUT',
  path: '/knowledge/hidden/:entry_id',
  summary: 'Answer the signed-in user’s sessions without an entry',
  access: 'subscriber',
  params: z.object({ entry_id: Id }),
  reply: 'nothing',
});

export const showEntry = defineEndpoint({
  method: 'DELETE',
  path: '/knowledge/hidden/:entry_id',
  summary: 'Answer the signed-in user’s sessions with an entry again',
  access: 'subscriber',
  params: z.object({ entry_id: Id }),
  reply: 'nothing',
});
