import { Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { PractiseProps } from './practise.tsx';
import type { Sayings } from '#reviews/saying.ts';

/** It is read when somebody practises. */
const Practise = lazy(async () => ({ default: (await import('./practise.tsx')).Practise }));

/** Opens the practice. What was said in it stays until the page is left. */
export function PractiseAloud(props: Pick<PractiseProps, 'set' | 'answers' | 'hasPro'>) {
  const [practises, setPractises] = useState(false);
  const [sayings, setSayings] = useState<Sayings>({});
  return (
    <>
      <Button
        icon={<Mic aria-hidden className="size-4" />}
        disabled={props.answers.length === 0}
        onClick={() => setPractises(true)}
      >
        Practise aloud
      </Button>
      {practises && (
        <Suspense>
          <Practise {...props} sayings={sayings} onSay={setSayings} onClose={() => setPractises(false)} />
        </Suspense>
      )}
    </>
  );
}
