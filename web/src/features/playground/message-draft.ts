import { readDraft, writeDraft } from '#ui/use-draft.ts';

/** The name of the draft for a conversation's next message; null: of one that is still to begin. */
export const messageDraft = (conversationId: string | null): string =>
  `playground:${conversationId ?? 'new'}`;

export function moveDraft(from: string | null, to: string | null): void {
  writeDraft(messageDraft(to), readDraft(messageDraft(from)));
  writeDraft(messageDraft(from), '');
}

export function draftIfNone(conversationId: string | null, text: string): void {
  const name = messageDraft(conversationId);
  if (readDraft(name) === '') writeDraft(name, text);
}
