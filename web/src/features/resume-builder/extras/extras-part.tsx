import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Extras } from '../resume.ts';
import { changeExtras } from '../resume-draft.ts';
import { UndoNotice } from '../undo-notice.tsx';

const Fields = lazy(async () => ({ default: (await import('./extras-fields.tsx')).ExtrasFields }));

/** Contact, links and skills: a button until somebody wants them. */
export function ExtrasPart({ extras }: { extras: Extras | undefined }) {
  const [isAdded, setAdded] = useState(false);
  if (extras)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Fields extras={extras} isAdded={isAdded} />
      </Suspense>
    );
  return (
    <>
      <UndoNotice of="extras" />
      <Button
        variant="quiet"
        className="-ml-3 justify-self-start"
        onClick={() => {
          changeExtras({});
          setAdded(true);
        }}
      >
        + Add contact, links and skills
      </Button>
    </>
  );
}
