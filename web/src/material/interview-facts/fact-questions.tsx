import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FACT_MATTERS, type FactMatter } from '@pythia/contracts/fact-matters.ts';
import { sentenceFor } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { FactField } from './fact-field.tsx';
import { type FactGroup, groupFacts } from './group-facts.ts';
import { askFactAgain, interviewFacts, type KeptFacts } from './interview-facts.ts';

export function FactQuestions() {
  const { data, error, refetch } = useQuery(interviewFacts);
  return (
    <div tabIndex={-1} data-focus-after className="grid gap-5 outline-none">
      <p className="max-w-prose text-sm text-pretty text-ink-soft">
        Interviewers ask these of everybody. What you answer once, in a few words, is said in every interview.
        Nothing is required. It is kept with your résumé, and deleted with it.
      </p>
      {data ? (
        <Questions kept={data} />
      ) : error ? (
        <LoadError title="Your answers could not be read." onRetry={refetch}>
          {sentenceFor(error, 'The server is not responding.')}
        </LoadError>
      ) : (
        <Reading />
      )}
    </div>
  );
}

const Reading = () => (
  <div className="grid gap-4">
    <p role="status" className="sr-only">
      Reading your answers…
    </p>
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

function Questions({ kept }: { kept: KeptFacts }) {
  const [placed, setPlaced] = useState<ReadonlyMap<FactMatter, FactGroup>>(new Map());
  const groups = groupFacts(kept, placed);
  const move = (matter: FactMatter, group: FactGroup) => setPlaced((map) => new Map(map).set(matter, group));
  const letGo = (matter: FactMatter) =>
    setPlaced((map) => new Map([...map].filter(([placedOne]) => placedOne !== matter)));
  const field = (group: FactGroup, hint?: string) => (matter: FactMatter) => (
    <FactField
      key={matter}
      matter={matter}
      kept={kept.facts[matter] ?? ''}
      hint={hint}
      onEdit={() => move(matter, group)}
      onSkip={() => letGo(matter)}
    />
  );
  const answered = [...groups.answered.map(field('answered')), ...groups.read.map(field('read', READ))];
  return (
    <>
      {groups.open.length > 0 ? (
        <section aria-label={OPEN} className="grid gap-4">
          <h3 className="text-sm font-semibold">{OPEN}</h3>
          {groups.open.slice(0, AT_A_TIME).map(field('open'))}
          {groups.open.length > AT_A_TIME && (
            <p className="text-sm text-ink-soft">{`${groups.open.length - AT_A_TIME} more come up as you answer these or skip them.`}</p>
          )}
        </section>
      ) : (
        <p className="text-sm text-ink-soft">Nothing is left to ask.</p>
      )}
      {answered.length > 0 && (
        <Fold label={`Answered (${answered.length})`}>
          <div className="grid gap-4">{answered}</div>
        </Fold>
      )}
      {groups.skipped.length > 0 && (
        <Fold label={`Skipped (${groups.skipped.length})`}>
          <ul className="divide-y divide-line">
            {groups.skipped.map((matter) => (
              <Skipped key={matter} matter={matter} />
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

const AT_A_TIME = 5;
const OPEN = 'Not in your résumé yet';
const READ = 'Your résumé says it. What you write here is said instead.';

const Skipped = ({ matter }: { matter: FactMatter }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 text-sm">
    <span className="min-w-0 text-pretty">{FACT_MATTERS[matter].question}</span>
    <Button
      size="sm"
      ref={givesFocusOn}
      aria-label={`Ask again: ${FACT_MATTERS[matter].label}`}
      onClick={() => void askFactAgain(matter)}
    >
      Ask again
    </Button>
  </li>
);
