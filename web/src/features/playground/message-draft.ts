import { readDraft, writeDraft } from '#browser/draft.ts';

export const messageDraft = (conversationId: string | null): string =>
  `playground:${conversationId ?? 'new'}`;

export function moveDraft(from: string | null, to: string | null): void {
  putInDraft(to, readDraft(messageDraft(from)));
  writeDraft(messageDraft(from), '');
}

/** Prepends once. */
export function putInDraft(conversationId: string | null, text: string): void {
  const name = messageDraft(conversationId);
  const written = readDraft(name);
  if (!written.startsWith(text)) writeDraft(name, written === '' ? text : `${text}\n\n${written}`);
}
