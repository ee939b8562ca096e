import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { localTime } from '#transcript/transcript-view.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#browser/download.ts';
import type { Timeline } from '../session/use-timeline.ts';

const loadWriter = () => import('./write-file.ts');

type Form = 'md' | 'pdf' | 'json';

const FORMS: readonly [Form, string][] = [
  ['md', 'Markdown'],
  ['pdf', 'PDF'],
  ['json', 'JSON'],
];

export function TakeAlong({ timeline }: { timeline: Timeline }) {
  const [busy, setBusy] = useState<Form | null>(null);
  const [outcome, setOutcome] = useState('');
  const [held, setHeld] = useState<{ file: File; remark: string } | null>(null);

  const copy = async () => {
    const writer = await loadWriter().catch(() => null);
    if (!writer) return setOutcome('This could not be loaded. Please try again.');
    try {
      await navigator.clipboard.writeText(writer.recordText(timeline, localTime));
      setOutcome('Copied.');
    } catch {
      setOutcome('Your browser did not allow copying.');
    }
  };
  const save = async (form: Form) => {
    setBusy(form);
    setOutcome('');
    setHeld(null);
    try {
      const { writeFile, remarkOnMissing } = await loadWriter();
      const { file, missing } = await writeFile(timeline, form, localTime);
      if (missing.length > 0) setHeld({ file, remark: remarkOnMissing(missing) });
      else saveFile(file);
    } catch {
      setOutcome('The file could not be made. Please try again.');
    }
    setBusy(null);
  };

  return (
    <>
      <Button size="sm" icon={<Copy aria-hidden className="size-4" />} onClick={() => void copy()}>
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
