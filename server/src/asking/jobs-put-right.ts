import type { Material, SettledJob } from '#coach/material.ts';

/**
 * What the candidate put right about their jobs, a job a line, for whoever reads the résumé as it stands; empty where
 * they did not. A job of another résumé is none of this one.
 */
export function jobsPutRight({ settledJobs, work, other }: Material): string {
  const words = wordsIn(`${work}\n${other}`);
  const here = settledJobs.filter(({ source }) => source.every((line) => words.includes(wordsIn(line))));
  const lines = here.map(lineOf).filter((line) => line !== '');
  return lines.length === 0 ? '' : [PUT_RIGHT, ...lines].join('\n');
}

const PUT_RIGHT = '(as the candidate put them right: they count above what is read elsewhere)';

function lineOf({ standing, source, doubts, ...job }: SettledJob): string {
  if (standing === 'none') return `Not a job of theirs: ${source.join(' ')}`;
  const end = job.isCurrent ? 'present' : job.to;
  return [
    doubts.includes('role') ? '' : job.title,
    doubts.includes('employer') ? '' : job.employer,
    doubts.includes('dates') ? '' : [job.from, end].filter(Boolean).join(' – '),
  ]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/g, ' ');
}

/** However they are set in columns and lines. */
const wordsIn = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
