import { z } from 'zod';
import { readDraft, writeDraft } from '#browser/draft.ts';

const Note = z.object({
  /** `none`: as the account has it; `edited`: to be sent; `handed`: only with consent */
  unsent: z.enum(['none', 'edited', 'handed']),
  fileName: z.string().nullable(),
});
type Note = z.infer<typeof Note>;

const NOTHING: Note = { unsent: 'none', fileName: null };

export const noteDraft = (account: string): string => `material-note:${account}`;

export const isNew = (account: string): boolean => readDraft(noteDraft(account)) === '';

export const readNote = (account: string): Note => parseNote(readDraft(noteDraft(account)));

export const writeNote = (account: string, note: Partial<Note>): void =>
  writeDraft(noteDraft(account), JSON.stringify({ ...readNote(account), ...note }));

export function parseNote(text: string): Note {
  try {
    return Note.safeParse(JSON.parse(text)).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}
