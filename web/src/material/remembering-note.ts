import { z } from 'zod';
import { readDraft, writeDraft } from '#browser/draft.ts';

/** What this tab knows beside the draft itself. It outlives a reload, so that nothing typed is lost on the way. */
const Note = z.object({
  /** `none`: the draft is what the account has · `edited`: to be sent · `handed`: not before its user says so */
  unsent: z.enum(['none', 'edited', 'handed']),
  /** The file that it was read from. */
  fileName: z.string().nullable(),
});
type Note = z.infer<typeof Note>;

const NOTHING: Note = { unsent: 'none', fileName: null };

export const noteDraft = (account: string): string => `material-note:${account}`;

/** Whether this tab has never asked what the account remembers. */
export const isNew = (account: string): boolean => readDraft(noteDraft(account)) === '';

export const readNote = (account: string): Note => parseNote(readDraft(noteDraft(account)));

export const writeNote = (account: string, note: Partial<Note>): void =>
  writeDraft(noteDraft(account), JSON.stringify({ ...readNote(account), ...note }));

export function parseNote(text: string): Note {
  try {
    return Note.safeParse(JSON.parse(text)).data ?? NOTHING;
  } catch {
    return NOTHING; // nothing yet
  }
}
