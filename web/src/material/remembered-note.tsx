import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useDraft } from '#browser/draft.ts';
import type { MaterialTexts } from './material.ts';
import { nameFile, rememberNow, useRemembering } from './remembering.ts';
import { noteDraft, parseNote } from './remembering-note.ts';

interface RememberedNoteProps {
  account: string;
  material: MaterialTexts;
  onChange: (material: MaterialTexts) => void;
}

const FORGOTTEN = { name: '', education: '', work: '' };

export function RememberedNote({ account, material, onChange }: RememberedNoteProps) {
  const state = useRemembering();
  const [text] = useDraft(noteDraft(account));
  const { unsent, fileName } = useMemo(() => parseNote(text), [text]);
  const [forgotten, setForgotten] = useState<{ material: MaterialTexts; fileName: string | null } | null>(
    null,
  );
  const isEmpty = material.name + material.education + material.work === '';

  const forget = () => {
    setForgotten({ material, fileName });
    onChange({ ...material, ...FORGOTTEN });
  };
  const undo = () => {
    if (!forgotten) return;
    const { name, education, work } = forgotten.material;
    setForgotten(null);
    onChange({ ...material, name, education, work });
    nameFile(account, forgotten.fileName);
  };

  if (unsent === 'handed')
    return (
      <Line sentence="Only kept in this tab so far.">
        <Button size="sm" onClick={() => rememberNow(account)}>
          Save it
        </Button>
      </Line>
    );
  if (isEmpty && forgotten)
    return (
      <Line
        sentence={
          state === 'failed' ? 'Not deleted yet: the server is not responding. We keep trying.' : 'Deleted.'
        }
      >
        <Button size="sm" onClick={undo}>
          Undo
        </Button>
      </Line>
    );
  if (state === 'failed')
    return (
      <Line sentence="Not saved yet: the server is not responding. It is kept in this tab, and we keep trying.">
        <Button size="sm" onClick={() => rememberNow(account)}>
          Try now
        </Button>
      </Line>
    );
  if (isEmpty)
    return (
      <Line sentence="Your name, education and work will be saved in your account for your next interview, until you delete them." />
    );
  return (
    <Line
      sentence={`${fileName ? `From ${fileName}. ` : ''}Saved in your account for your next interview, until you delete it.`}
    >
      <Button size="sm" variant="quiet" onClick={forget}>
        Delete it
      </Button>
    </Line>
  );
}

function Line({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="text-sm text-pretty wrap-anywhere text-ink-soft">
        {sentence}
      </p>
      {children}
    </div>
  );
}
