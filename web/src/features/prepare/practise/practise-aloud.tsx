import { Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { PractiseProps } from './practise.tsx';
import type { Sayings } from '#reviews/saying.ts';

const Practise = lazy(async () => ({ default: (await import('./practise.tsx')).Practise }));

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
