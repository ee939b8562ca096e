import { takeEvents } from '#interviews/take-events.ts';
import type { Debrief } from '@pythia/contracts/debrief.ts';
import { recordFileName, type SessionRecord, writeRecord } from '#interviews/session-record.ts';
import { reviewAppendix } from '../review/review-appendix.ts';
import type { Timeline } from '../session/use-timeline.ts';

type TimeOf = (at: number) => string;

export interface ExportedReview {
  debrief: Debrief;
  thanks: string | null | undefined;
}

export interface Exported extends Pick<Timeline, 'session' | 'events'> {
  reviewed: ExportedReview | null;
}

export async function writeFile(
  exported: Exported,
  form: 'md' | 'pdf' | 'json',
  timeOf: TimeOf,
): Promise<{ file: File; missing: readonly string[] }> {
  const { session, events, reviewed } = exported;
  const name = recordFileName(
    session.company || session.title || session.job_title,
    Date.parse(session.created_at),
    form,
  );
  if (form === 'pdf') {
    const { writePdf } = await import('./write-pdf.ts');
    const { bytes, missing } = await writePdf(recordOf(exported, timeOf), timeOf);
    return { file: new File([bytes], name, { type: 'application/pdf' }), missing };
  }
  const [text, type] =
    form === 'md'
      ? [writeRecord(recordOf(exported, timeOf), 'markdown', timeOf), 'text/markdown;charset=utf-8']
      : [JSON.stringify({ session, events, ...inJson(reviewed) }, null, 2), 'application/json'];
  return { file: new File([text], name, { type }), missing: [] };
}

/** Another script may lack thousands. */
const NAMED = 20;

export function remarkOnMissing(missing: readonly string[]): string {
  const more = missing.length - NAMED;
  const names = missing.slice(0, NAMED).join(' ') + (more > 0 ? ` and ${more} more` : '');
  return `The PDF’s font cannot show ${names}: a ? would stand in for each. Markdown and JSON hold them.`;
}

export const recordText = (exported: Exported, timeOf: TimeOf): string =>
  writeRecord(recordOf(exported, timeOf), 'text', timeOf);

const recordOf = (exported: Exported, timeOf: TimeOf): SessionRecord => ({
  jobTitle: headingOf(exported),
  ...takeEvents(exported.events),
  styles: exported.events
    .filter((event) => event.kind === 'style')
    .map(({ at, named }) => ({ at: Date.parse(at), name: named?.name ?? null })),
  ...(exported.reviewed && {
    appendix: reviewAppendix(exported.reviewed.debrief, exported.reviewed.thanks, timeOf),
  }),
});

const inJson = (reviewed: ExportedReview | null) =>
  reviewed && { review: reviewed.debrief, thank_you: reviewed.thanks ?? null };

const headingOf = ({ session: { title, job_title, company } }: Exported): string =>
  [title || job_title, company].filter(Boolean).join(', ');
