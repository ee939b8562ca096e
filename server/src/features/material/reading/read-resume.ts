import { LIMITS } from '@pythia/contracts/limits.ts';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import type { readResumeFile } from '@pythia/contracts/material.ts';
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

/** More text than any résumé has; what stands behind it is not looked at. */
const MAX_CHARACTERS = 100_000;

const PARTS = ['name', 'education', 'work'] as const;

/** The bytes of a file → what they say of a candidate. @throws Refusal */
export async function readResume(file: Uint8Array): Promise<ReadResume> {
  const { parts, pages } = await readParts(file);
  if (PARTS.every((part) => parts[part] === '')) throw new Refusal('noText');
  const cut = PARTS.filter((part) => parts[part].length > LIMITS[part]);
  return {
    name: parts.name.slice(0, LIMITS.name),
    education: parts.education.slice(0, LIMITS.education),
    work: parts.work.slice(0, LIMITS.work),
    cut,
    pages,
  };
}

async function readParts(file: Uint8Array): Promise<{ parts: ResumeParts; pages: number | null }> {
  const text = decodeText(file);
  switch (kindOfFile(file, text)) {
    case 'pdf': {
      const { pages, ...read } = await readPdf(file);
      return { parts: split(read), pages };
    }
    case 'docx':
      return { parts: split(await readDocx(file)), pages: null };
    case 'json':
      return { parts: readJsonResume(text), pages: null };
    case 'text':
      return { parts: split({ text, heads: [], feet: [] }), pages: null };
    case 'other':
      throw new Refusal('unknown');
  }
}

const split = ({ text, heads, feet, largest = '' }: PagedText): ResumeParts =>
  splitResume({
    text: cleanText(text.slice(0, MAX_CHARACTERS)),
    heads: cleanLines(heads),
    feet: cleanLines(feet),
    largest: cleanText(largest),
  });

const cleanLines = (lines: readonly string[]): string[] =>
  cleanText(lines.join('\n').slice(0, MAX_CHARACTERS))
    .split('\n')
    .filter((line) => line !== '');
