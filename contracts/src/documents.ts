import { z } from 'zod';
import { DOCUMENT_READING } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { DOCUMENT_FILE, LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { Text } from './text.ts';
import { Unread } from './unread.ts';

export const DOCUMENT_KINDS = ['pdf', 'docx', 'markdown', 'text'] as const;

export const OwnDocument = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.int(),
  pages: z.int().positive().nullable(),
  sections: z.int().positive(),
  unread: Unread,
  created_at: z.iso.datetime(),
});
export type OwnDocument = z.infer<typeof OwnDocument>;

export const DocumentSection = z.object({
  path: z.array(z.string()),
  text: z.string(),
});
export type DocumentSection = z.infer<typeof DocumentSection>;

const params = z.object({ document_id: z.uuid() });

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/documents',
  summary: 'The documents of the signed-in user, newest first',
  access: 'user',
  reply: z.object({ documents: z.array(OwnDocument) }),
});

export const addDocument = defineEndpoint({
  method: 'POST',
  path: '/documents',
  summary: 'Read a PDF, DOCX, Markdown or text file and keep its text; 409 when there are too many',
  access: 'subscriber',
  budgets: DOCUMENT_READING,
  bodyType: 'file',
  bodyLimit: DOCUMENT_FILE.maxBytes,
  tooLarge: MESSAGES.resumeTooLarge,
  body: z.object({ file: z.file() }),
  reply: OwnDocument,
  status: 201,
});

export const readDocument = defineEndpoint({
  method: 'GET',
  path: '/documents/:document_id',
  summary: 'The text of an own document, section by section',
  access: 'user',
  params,
  reply: z.object({ document: OwnDocument, sections: z.array(DocumentSection) }),
});

export const renameDocument = defineEndpoint({
  method: 'PATCH',
  path: '/documents/:document_id',
  summary: 'Give an own document another title',
  access: 'user',
  params,
  body: z.object({ title: Text.trim().min(1).max(LIMITS.documentTitle) }),
  reply: OwnDocument,
});

export const deleteDocument = defineEndpoint({
  method: 'DELETE',
  path: '/documents/:document_id',
  summary: 'Delete an own document; it can be called back for an hour',
  access: 'user',
  params,
  reply: 'nothing',
});

export const restoreDocument = defineEndpoint({
  method: 'POST',
  path: '/documents/:document_id/restore',
  summary: 'Call back an own document that was deleted; 409 when there are too many',
  access: 'user',
  params,
  reply: OwnDocument,
});
