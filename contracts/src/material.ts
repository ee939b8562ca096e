import { z } from 'zod';
import { RESUME_READING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS, RESUME_FILE } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { Text } from './text.ts';
import { Unread } from './unread.ts';

export const CandidateMaterial = z.object({
  name: Text.max(LIMITS.name),
  education: Text.max(LIMITS.education),
  work: Text.max(LIMITS.work),
});

export const RememberedMaterial = CandidateMaterial.extend({
  file_name: z.string().max(LIMITS.fileName).nullable(),
  updated_at: z.iso.datetime().nullable(),
});
export type RememberedMaterial = z.infer<typeof RememberedMaterial>;

export const readMaterial = defineEndpoint({
  method: 'GET',
  path: '/material',
  summary: 'What is remembered of the signed-in user’s résumé',
  access: 'user',
  reply: RememberedMaterial,
});

export const rememberMaterial = defineEndpoint({
  method: 'PUT',
  path: '/material',
  summary: 'Remember this of the signed-in user’s résumé, in place of what was remembered before',
  access: 'user',
  body: CandidateMaterial.extend({ file_name: Text.max(LIMITS.fileName).nullable() }),
  reply: RememberedMaterial,
});

export const forgetMaterial = defineEndpoint({
  method: 'DELETE',
  path: '/material',
  summary: 'Forget the signed-in user’s résumé',
  access: 'user',
  reply: 'nothing',
});

/** Stores nothing: the user corrects the reading first. 422 for an unreadable file. */
export const readResumeFile = defineEndpoint({
  method: 'POST',
  path: '/material/read',
  summary: 'Read a résumé out of a PDF, DOCX, text, Markdown or JSON Resume file',
  access: 'user',
  budgets: RESUME_READING,
  bodyType: 'file',
  bodyLimit: RESUME_FILE.maxBytes,
  tooLarge: MESSAGES.resumeTooLarge,
  body: z.object({ file: z.file() }),
  reply: CandidateMaterial.extend({
    cut: z.array(z.enum(['name', 'education', 'work'])),
    pages: z.int().positive().nullable(),
    unread: Unread,
  }),
});
