import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { LIMITS, RESUME_FILE } from '@pythia/contracts/limits.ts';
import type { readResumeFile } from '@pythia/contracts/material.ts';
import { pagesWithoutText } from '@pythia/contracts/unread.ts';

export const PART_LABELS = { name: 'Your name', education: 'Education', work: 'Work' } as const;

export const missingOf = ({
  cut,
  unread,
}: Pick<ReplyOf<typeof readResumeFile>, 'cut' | 'unread'>): string[] =>
  [
    ...cut.map((part) => `${PART_LABELS[part]} was cut at ${LIMITS[part].toLocaleString()} characters.`),
    pagesWithoutText(unread),
    unread.rest
      ? `The file is longer than is read: its first ${RESUME_FILE.maxCharacters.toLocaleString()} characters are.`
      : '',
  ].filter(Boolean);
