import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { readResumeFile } from '@pythia/contracts/material.ts';
import type { LineLabels } from '#coach/layout.ts';
import type { ReadResume } from './read-resume.ts';
import { splitLabelled } from './split-labelled.ts';
import type { ResumeParts } from './split-resume.ts';

/** Undefined where labelling is not possible. */
export type LabelRows = (rows: readonly string[]) => Promise<readonly LineLabels[] | undefined>;

const PARTS = ['name', 'education', 'work'] as const;

export async function resumeInParts(
  read: ReadResume,
  label: LabelRows,
): Promise<ReplyOf<typeof readResumeFile>> {
  const parts = await partsOf(read, label);
  const cut = PARTS.filter((part) => parts[part].length > LIMITS[part]);
  return {
    name: parts.name.slice(0, LIMITS.name),
    education: parts.education.slice(0, LIMITS.education),
    work: parts.work.slice(0, LIMITS.work),
    cut,
    pages: read.pages,
    unread: read.unread,
  };
}

async function partsOf({ parts, rows }: ReadResume, label: LabelRows): Promise<ResumeParts> {
  const labelled = rows && (await label(rows));
  if (!rows || !labelled || labelled.length === 0) return parts;
  const read = splitLabelled(rows, labelled, parts.name);
  return read.education + read.work === '' ? parts : read;
}
