import type { Interview } from '@pythia/contracts/interviews.ts';
import { queryClient } from '#api/query-client.ts';
import { debriefQuery, thankYouQuery } from '../review/debrief.ts';
import type { ExportedReview } from './write-file.ts';

/** A running session has no review, and a practice nobody to thank. */
export async function readReviewed({
  id,
  running,
  kind,
}: Interview): Promise<{ reviewed: ExportedReview | null; isMissing: boolean }> {
  if (running) return { reviewed: null, isMissing: false };
  try {
    const [debrief, note] = await Promise.all([
      queryClient.fetchQuery(debriefQuery(id)),
      kind === 'practice' ? undefined : queryClient.fetchQuery(thankYouQuery(id)),
    ]);
    return { reviewed: { debrief, thanks: note?.text }, isMissing: false };
  } catch {
    return { reviewed: null, isMissing: true }; // the log is worth more than its review, and whoever saves it is told
  }
}
