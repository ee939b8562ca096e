import type { Database } from '#db/database.ts';
import type { Mail } from '#providers/mail/mail-sender.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

/** Writes a mail into the outbox within a transaction, and has it sent once that is committed. */
export interface Outbox {
  enqueue(db: Database, mail: ComposedLetter): Promise<void>;
  wake(): void;
}

/** Whose letters they are. */
export interface LetterSite {
  name: string;
  contactEmail: string;
  /** Where links lead, without a slash at its end. */
  url: () => string;
}

export type ComposedLetter = Omit<Mail, 'messageId' | 'date'>;

/** One letter in both forms that mail programs show. */
export function composeLetter(site: LetterSite, letter: Letter): ComposedLetter {
  const { to, subject } = letter;
  return { to, subject, text: writeText(site.name, letter), html: renderLetter(site.name, letter) };
}

/** Without the heading, which says in the HTML what the subject says here. */
function writeText(siteName: string, { before, facts = [], action, after }: Letter): string {
  const table = facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const way = action ? `${action.label}:\n${action.url}` : '';
  return [...before, table, way, ...after, siteName].filter(Boolean).join('\n\n');
}
