import { LIMITS } from './limits.ts';

export const DOCUMENT_MESSAGES = {
  unknown: 'This kind of file cannot be read. Choose a PDF, DOCX, Markdown or text file.',
  scanned: 'This PDF contains pictures of pages, not text. Choose the file it was made from.',
  noText: 'There is no text in this file. Choose another one.',
  tooMany: `You already have ${LIMITS.documents} documents. Delete one to add another.`,
} as const;
