import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { localTime } from '#transcript/transcript-view.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#browser/download.ts';
import type { Timeline } from '../session/use-timeline.ts';

const loadWriter = () => import('./write-file.ts');
const loadReviewed = () => import('./read-reviewed.ts');

const WITHOUT_REVIEW = 'The review could not be read, so it is not in it.';

type Form = 'md' | 'pdf' | 'json';

const FORMS: readonly [Form, string][] = [
  ['md', 'Markdown'],
  ['pdf', 'PDF'],
  ['json', 'JSON'],
];

export function TakeAlong({ timeline }: { timeline: Timeline }) {
  const [busy, setBusy] = useState<Form | 'copy' | null>(null);
  const [outcome, setOutcome] = useState('');
  const [held, setHeld] = useState<{ file: File; remark: string } | null>(null);

  const copy = async () => {
    setBusy('copy');
    setOutcome('');
    const record = recordOf(timeline);
    const [read, copied] = await Promise.allSettled([record, copyComing(record.then(({ text }) => text))]);
    setBusy(null);
    if (read.status === 'rejected') setOutcome('This could not be loaded. Please try again.');
    else if (copied.status === 'rejected') setOutcome('Your browser did not allow copying.');
    else setOutcome(read.value.isMissing ? `Copied. ${WITHOUT_REVIEW}` : 'Copied.');
  };
  const save = async (form: Form) => {
    setBusy(form);
    setOutcome('');
    setHeld(null);
    try {
      const { writeFile, remarkOnMissing } = await loadWriter();
      const { readReviewed } = await loadReviewed();
      const { reviewed, isMissing } = await readReviewed(timeline.session);
      const { file, missing } = await writeFile({ ...timeline, reviewed }, form, localTime);
      if (isMissing) setOutcome(WITHOUT_REVIEW);
      if (missing.length > 0) setHeld({ file, remark: remarkOnMissing(missing) });
      else saveFile(file);
    } catch {
      setOutcome('The file could not be made. Please try again.');
    }
    setBusy(null);
  };

  return (
    <>
      <Button
        size="sm"
        icon={<Copy aria-hidden className="size-4" />}
        loading={busy === 'copy'}
        onClick={() => void copy()}
      >
        Copy all
      </Button>
      {FORMS.map(([form, name]) => (
        <Button
          key={form}
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          loading={busy === form}
          onClick={() => void save(form)}
        >
          {name}
        </Button>
      ))}
      <div role="status" className="w-full empty:hidden">
        {held && (
          <Alert
            tone="warning"
            action={
              <Button
                size="sm"
                onClick={() => {
                  saveFile(held.file);
                  setHeld(null);
                }}
              >
                Save the PDF anyway
              </Button>
            }
          >
            {held.remark}
          </Alert>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {outcome}
      </p>
    </>
  );
}

async function recordOf(timeline: Timeline): Promise<{ text: string; isMissing: boolean }> {
  const [{ recordText }, { readReviewed }] = await Promise.all([loadWriter(), loadReviewed()]);
  const { reviewed, isMissing } = await readReviewed(timeline.session);
  return { text: recordText({ ...timeline, reviewed }, localTime), isMissing };
}

/** Begun within the click: some browsers allow no copying later. */
async function copyComing(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text);
  const type = 'text/plain';
  return clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
}
