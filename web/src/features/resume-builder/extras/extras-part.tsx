import { Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { Extras } from '../resume.ts';
import { changeExtras, removeExtras } from '../resume-draft.ts';
import { UndoNotice } from '../undo-notice.tsx';

const Fields = lazyPart(async () => (await import('./extras-fields.tsx')).ExtrasFields);

export function ExtrasPart({ extras }: { extras: Extras | undefined }) {
  const [focused, setFocused] = useState<'fields' | 'button' | null>(null);
  const add = () => {
    changeExtras({});
    setFocused('fields');
  };
  const remove = () => {
    removeExtras();
    setFocused('button');
  };
  if (extras)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Fields extras={extras} takesFocus={focused === 'fields'} onRemove={remove} />
      </Suspense>
    );
  return (
    <>
      <UndoNotice of="extras" onUndo={() => setFocused('fields')} />
      <Button
        variant="quiet"
        className="-ml-3 justify-self-start"
        ref={focused === 'button' ? takesFocus : undefined}
        onClick={add}
      >
        + Add contact, links and skills
      </Button>
    </>
  );
}
