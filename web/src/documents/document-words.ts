import type { OwnDocument } from '@pythia/contracts/documents.ts';
import { DOCUMENT_FILE } from '@pythia/contracts/limits.ts';
import { pagesWithoutText } from '@pythia/contracts/unread.ts';

const KINDS: Record<OwnDocument['kind'], string> = {
  pdf: 'PDF',
  docx: 'Word',
  markdown: 'Markdown',
  text: 'Text',
};

const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;

/** "PDF, 1.2 MB, 14 pages, 32 sections" */
export const factsOf = ({ kind, bytes, pages, sections }: OwnDocument): string =>
  [KINDS[kind], sizeOf(bytes), pages === null ? '' : count(pages, 'page'), count(sections, 'section')]
    .filter(Boolean)
    .join(', ');

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / 1_024))} kB` : `${megabytes.toFixed(1)} MB`;
}

export const unreadWords = ({ unread }: OwnDocument): string[] =>
  [
    pagesWithoutText(unread),
    unread.rest
      ? `It is longer than is kept: at most ${DOCUMENT_FILE.maxCharacters.toLocaleString('en')} characters and ${DOCUMENT_FILE.maxPages} pages of it are used.`
      : '',
  ].filter(Boolean);
