import { RESUME_LABELS, type ResumeSummaryParts } from '@pythia/contracts/resume-summary.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { NO_MATERIAL, type Material } from '#coach/material.ts';

/**
 * Reads a summary's parts by their labels, which count only at the start or after `, ` and in their order.
 * Other text is plain material: nothing is lost.
 */
export function readResumeSummary(summary: string): Material {
  const found = labelsIn(summary);
  const parts: Partial<ResumeSummaryParts> = {};
  found.forEach(({ key, textAt }, index) => {
    parts[key] = summary.slice(textAt, found[index + 1]?.at).trim();
  });
  return {
    ...NO_MATERIAL,
    ...parts,
    other: summary.slice(0, found[0]?.at).trim(),
  };
}

export const companyIn = (summary: string): string =>
  readResumeSummary(summary).company.slice(0, LIMITS.company);

interface FoundLabel {
  key: keyof ResumeSummaryParts;
  at: number;
  textAt: number;
}

const LABEL = new RegExp(`(?:^|, )(${RESUME_LABELS.map(([, label]) => label).join('|')}): `, 'g');

function labelsIn(summary: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  let next = 0;
  for (const match of summary.matchAll(LABEL)) {
    const place = RESUME_LABELS.findIndex(([, label]) => label === match[1]);
    const key = RESUME_LABELS[place]?.[0];
    if (key === undefined || place < next) continue;
    next = place + 1;
    found.push({ key, at: match.index, textAt: match.index + match[0].length });
  }
  return found;
}
