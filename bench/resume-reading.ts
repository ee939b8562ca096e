import { performance } from 'node:perf_hooks';
import { lineLabeller } from '../server/src/coach/line-labeller.ts';
import { AppError } from '../server/src/core/errors.ts';
import { fileReader } from '../server/src/features/material/reading/file-reader.ts';
import { REFUSALS } from '../server/src/features/material/reading/refusal.ts';
import { resumeInParts } from '../server/src/features/material/reading/resume-in-parts.ts';
import { compare } from '../server/src/features/material/reading/testing/found.ts';
import { type Sample, SAMPLES } from '../server/src/features/material/reading/testing/samples.ts';

/**
 * Generated files: read against what was put in.
 * node bench/resume-reading.ts
 */
const reader = fileReader();
const labeller = lineLabeller({ onFailure: (error) => console.error(error) });
const percent = (share: number): string => `${Math.round(share * 100)}%`;

async function measure({ file, holds, what }: Sample) {
  const bytes = await file();
  const kilobytes = Math.round(bytes.length / 1_024);
  const begun = performance.now();
  const read = await reader
    .read('resume', bytes, new AbortController().signal)
    .then((file) => resumeInParts(file, (rows) => labeller.label(rows)))
    .catch(refusalIn);
  const ms = Math.round(performance.now() - begun);
  const outcome =
    typeof read === 'string' || typeof holds === 'string'
      ? { name: typeof read === 'string' ? `refused: ${read}` : 'read', isMet: read === holds }
      : told(compare(read, holds));
  return { what, kB: kilobytes, ms, ...outcome };
}

function told({ name, education, work, order }: ReturnType<typeof compare>) {
  return {
    name: name ? 'exact' : 'wrong',
    education: percent(education),
    work: percent(work),
    order: percent(order),
    isMet: name && education === 1 && work === 1 && order === 1,
  };
}

function refusalIn(error: unknown): string {
  const reason = Object.entries(REFUSALS).find(
    ([, sentence]) => error instanceof AppError && error.message === sentence,
  );
  if (!reason) throw error;
  return reason[0];
}

const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const sample of SAMPLES) rows.push(await measure(sample));
reader.close();
await labeller.close();
console.table(rows);
console.log(`${rows.filter(({ isMet }) => isMet).length} of ${rows.length} as they should be`);
if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
