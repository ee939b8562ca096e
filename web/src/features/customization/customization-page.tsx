import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { sentenceFor } from '#api/api-error.ts';
import { changeCustomization, forgetChanges } from '#customization/changing.ts';
import { customizationQuery, type Known } from '#customization/customization.ts';
import { plansFor } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EarsSection } from './ears-section.tsx';
import { EyesSection } from './eyes-section.tsx';
import type { OnChange } from './on-change.ts';
import { Preview } from './preview/preview.tsx';
import { SaveState } from './save-state.tsx';
import { StylesSection } from './styles-section.tsx';

/** How answers sound and look, tried out beside the controls. */
export function CustomizationPage() {
  const mayKeep = isSubscribed(useOutletContext<User>());
  const { data, error, refetch } = useQuery(customizationQuery);
  return (
    <div data-focus-after tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading
          title="Customization"
          lead="How your answers sound and look, and which words the transcript should know."
        />
        {data && <SaveState mayKeep={mayKeep} />}
      </div>
      {!mayKeep && (
        <Alert tone="info" action={<LinkButton to={plansFor('customization')}>See the plans</LinkButton>}>
          The Customization Suite is part of Pro. You can change and try everything here; without Pro nothing
          of it is saved, and your interviews go on as they are.
        </Alert>
      )}
      {data ? (
        <Choices known={data} mayKeep={mayKeep} />
      ) : error ? (
        <Alert tone="danger" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {sentenceFor(error, 'Your choices cannot be loaded right now.')}
        </Alert>
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Choices({ known, mayKeep }: { known: Known; mayKeep: boolean }) {
  const [place, setPlace] = useState(known.current ?? 0);
  const change: OnChange = (edit, options) => changeCustomization(edit, { ...options, isKept: mayKeep });
  useEffect(() => (mayKeep ? undefined : forgetChanges), [mayKeep]); // what was only tried goes with the page
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <StylesSection known={known} place={place} onPlace={setPlace} onChange={change} />
        <EarsSection vocabulary={known.vocabulary} onChange={change} />
        <EyesSection mayKeep={mayKeep} />
      </div>
      <Preview named={known.styles[place]} />
    </div>
  );
}

const Loading = () => (
  <div className="grid gap-3">
    <p role="status" className="sr-only">
      Loading your choices
    </p>
    <Skeleton className="h-24" />
    <Skeleton className="h-96" />
  </div>
);
