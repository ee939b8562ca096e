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
  const [busy, setBusy] = useState<Form | null>(null);
  const [outcome, setOutcome] = useState('');
  const [held, setHeld] = useState<{ file: File; remark: string } | null>(null);

  const copy = async () => {
    const scripts = await Promise.all([loadWriter(), loadReviewed()]).catch(() => null);
    if (!scripts) return setOutcome('This could not be loaded. Please try again.');
    const [{ recordText }, { readReviewed }] = scripts;
    const { reviewed, isMissing } = await readReviewed(timeline.session);
    try {
      await navigator.clipboard.writeText(recordText({ ...timeline, reviewed }, localTime));
      setOutcome(isMissing ? `Copied. ${WITHOUT_REVIEW}` : 'Copied.');
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
