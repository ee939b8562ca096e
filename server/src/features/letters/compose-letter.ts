import type { Database } from '#db/database.ts';
import type { Mail } from '#providers/mail/mail-sender.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

export interface Outbox {
  enqueue(db: Database, mail: ComposedLetter): Promise<void>;
  wake(): void;
}

export interface LetterSite {
  name: string;
  contactEmail: string;
  url: () => string;
}

export type ComposedLetter = Omit<Mail, 'messageId' | 'date'>;

export function composeLetter(site: LetterSite, letter: Letter): ComposedLetter {
  const { to, subject } = letter;
  return { to, subject, text: writeText(site.name, letter), html: renderLetter(site.name, letter) };
}

/** Leaves out the heading, which repeats the subject. */
function writeText(siteName: string, { before, facts = [], action, after }: Letter): string {
  const table = facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const way = action ? `${action.label}:\n${action.url}` : '';
  return [...before, table, way, ...after, siteName].filter(Boolean).join('\n\n');
}
