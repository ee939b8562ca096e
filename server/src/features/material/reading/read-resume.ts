import { LIMITS, RESUME_FILE } from '@pythia/contracts/limits.ts';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { readResumeFile } from '@pythia/contracts/material.ts';
import type { Unread } from '@pythia/contracts/unread.ts';
import { cleanText } from './clean-text.ts';
import { decodeText } from './decode-text.ts';
import { readDocx } from './docx/read-docx.ts';
import { readJsonResume } from './json-resume.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { PagedText } from './paged-text.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { Refusal } from './refusal.ts';
import { type ResumeParts, splitResume } from './split-resume.ts';

export type ReadResume = ReplyOf<typeof readResumeFile>;

const PARTS = ['name', 'education', 'work'] as const;

/** The bytes of a file → what they say of a candidate. @throws Refusal */
export async function readResume(file: Uint8Array): Promise<ReadResume> {
  const { parts, pages = null, unread = ALL_READ } = await readParts(file);
  if (PARTS.every((part) => parts[part] === '')) throw new Refusal('noText');
  const cut = PARTS.filter((part) => parts[part].length > LIMITS[part]);
  return {
    name: parts.name.slice(0, LIMITS.name),
    education: parts.education.slice(0, LIMITS.education),
    work: parts.work.slice(0, LIMITS.work),
    cut,
    pages,
    unread,
  };
}

interface Told {
  parts: ResumeParts;
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
      return split({ text, heads: [], feet: [] });
    case 'other':
      throw new Refusal('unknown');
  }
}

/** @param unread what was left out before */
const split = ({ text, heads, feet, largest = '' }: PagedText, unread = ALL_READ): Told => ({
  parts: splitResume({
    text: cleanText(text.slice(0, RESUME_FILE.maxCharacters)),
    heads: cleanLines(heads),
    feet: cleanLines(feet),
    largest: cleanText(largest),
  }),
  unread: { ...unread, rest: unread.rest || text.length > RESUME_FILE.maxCharacters },
});

const cleanLines = (lines: readonly string[]): string[] =>
  cleanText(lines.join('\n').slice(0, RESUME_FILE.maxCharacters))
    .split('\n')
    .filter((line) => line !== '');
