import { takeEvents } from '#interviews/take-events.ts';
import { recordFileName, type SessionRecord, writeRecord } from '#interviews/session-record.ts';
import type { Timeline } from '../session/use-timeline.ts';

type TimeOf = (at: number) => string;

export async function writeFile(
  timeline: Timeline,
  form: 'md' | 'pdf' | 'json',
  timeOf: TimeOf,
): Promise<{ file: File; missing: readonly string[] }> {
  const { session } = timeline;
  const name = recordFileName(
    session.company || session.title || session.job_title,
    Date.parse(session.created_at),
    form,
  );
  if (form === 'pdf') {
    const { writePdf } = await import('./write-pdf.ts');
    const { bytes, missing } = await writePdf(recordOf(timeline), timeOf);
    return { file: new File([bytes], name, { type: 'application/pdf' }), missing };
  }
  const [text, type] =
    form === 'md'
      ? [writeRecord(recordOf(timeline), 'markdown', timeOf), 'text/markdown;charset=utf-8']
      : [JSON.stringify({ session, events: timeline.events }, null, 2), 'application/json'];
  return { file: new File([text], name, { type }), missing: [] };
}

/** Another script may lack thousands. */
const NAMED = 20;

export function remarkOnMissing(missing: readonly string[]): string {
  const more = missing.length - NAMED;
  const names = missing.slice(0, NAMED).join(' ') + (more > 0 ? ` and ${more} more` : '');
  return `The PDF’s font cannot show ${names}: a ? would stand in for each. Markdown and JSON hold them.`;
}

export const recordText = (timeline: Timeline, timeOf: TimeOf): string =>
  writeRecord(recordOf(timeline), 'text', timeOf);

const recordOf = (timeline: Timeline): SessionRecord => ({
  jobTitle: headingOf(timeline),
  ...takeEvents(timeline.events),
});

const headingOf = ({ session: { title, job_title, company } }: Timeline): string =>
  [title || job_title, company].filter(Boolean).join(', ');
