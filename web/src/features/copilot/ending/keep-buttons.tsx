import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#browser/download.ts';
import type { SessionRecord } from '#interviews/session-record.ts';
import { localTime } from '#transcript/transcript-view.tsx';
import { Button } from '#ui/button.tsx';
import { useView } from '#ui/view.ts';
import { loadRecordWriter } from './load-record-writer.ts';

const NOT_LOADED = 'This could not be loaded. Please try again.';

export function KeepButtons({ record }: { record: SessionRecord }) {
  const [outcome, setOutcome] = useState('');
  const { window } = useView();

  const copy = async () => {
    const writer = await loadRecordWriter().catch(() => null);
    if (!writer) return setOutcome(NOT_LOADED);
    const text = writer.writeRecord(record, 'text', localTime);
    try {
      await window.navigator.clipboard.writeText(text);
      setOutcome('Copied.');
    } catch {
      setOutcome('Your browser did not allow copying.'); // plain http has no clipboard
    }
  };
  const download = async () => {
    const writer = await loadRecordWriter().catch(() => null);
    if (!writer) return setOutcome(NOT_LOADED);
    const { jobTitle } = record;
    const name = writer.recordFileName(jobTitle, startOf(record), 'md');
    const text = writer.writeRecord(record, 'markdown', localTime);
    saveFile(new File([text], name, { type: 'text/markdown;charset=utf-8' }));
  };

  return (
    <>
      <Button size="sm" icon={<Copy aria-hidden className="size-4" />} onClick={() => void copy()}>
        Copy all
      </Button>
      <Button size="sm" icon={<Download aria-hidden className="size-4" />} onClick={() => void download()}>
        Download
      </Button>
      <span role="status" className="text-sm text-ink-soft empty:hidden">
        {outcome}
      </span>
    </>
  );
}

const startOf = ({ transcript, exchanges }: SessionRecord): number =>
  Math.min(...[transcript.heard[0]?.[0]?.at, exchanges[0]?.at, Date.now()].filter((at) => at !== undefined));
