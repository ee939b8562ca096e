import { RESUME_FILE } from '@pythia/contracts/limits.ts';
import type { Unread } from '@pythia/contracts/unread.ts';
import { withoutSidebar } from '#coach/layout.ts';
import { cleanText } from './clean-text.ts';
import { decodeText } from './decode-text.ts';
import { readDocx } from './docx/read-docx.ts';
import { readJsonResume } from './json-resume.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { PagedText } from './paged-text.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { Refusal } from './refusal.ts';
import { type ResumeParts, splitResume } from './split-resume.ts';

export interface ReadResume {
  parts: ResumeParts;
  /** Rows to label; null: the file is structured. */
  rows: string[] | null;
  pages: number | null;
  unread: Unread;
}

export async function readResume(file: Uint8Array): Promise<ReadResume> {
  const { parts, rows = null, pages = null, unread = ALL_READ } = await readParts(file);
  if (Object.values(parts).every((part) => part === '')) throw new Refusal('noText');
  return { parts, rows, pages, unread };
}

interface Told {
  parts: ResumeParts;
  rows?: string[];
  pages?: number;
  unread?: Unread;
}

const ALL_READ: Unread = { pages: [], rest: false };

async function readParts(file: Uint8Array): Promise<Told> {
  const text = decodeText(file);
  switch (kindOfFile(file, text)) {
    case 'pdf': {
      const { pages, unread, ...read } = await readPdf(file);
      return { ...split(read, unread), pages };
    }
    case 'docx':
      return split(await readDocx(file));
    case 'json':
      return { parts: readJsonResume(text) };
    case 'text':
      return split({ text: withoutSidebar(text.split(/\r\n?|\n/)).join('\n'), heads: [], feet: [] });
    case 'other':
      throw new Refusal('unknown');
  }
}

function split({ text, heads, feet, largest = '' }: PagedText, unread = ALL_READ): Told {
  const paged = {
    text: cleanText(text.slice(0, RESUME_FILE.maxCharacters)),
    heads: cleanLines(heads),
    feet: cleanLines(feet),
    largest: cleanText(largest),
  };
  return {
    parts: splitResume(paged),
    rows: [...paged.heads, ...paged.text.split('\n')],
    unread: { ...unread, rest: unread.rest || text.length > RESUME_FILE.maxCharacters },
  };
}

const cleanLines = (lines: readonly string[]): string[] =>
  cleanText(lines.join('\n').slice(0, RESUME_FILE.maxCharacters))
    .split('\n')
    .filter((line) => line !== '');
