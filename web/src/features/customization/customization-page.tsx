import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { plansFor } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Loading } from './loading.tsx';

const Choices = lazy(async () => ({ default: (await import('./choices.tsx')).Choices }));

export function CustomizationPage() {
  const mayKeep = isSubscribed(useOutletContext<User>());
  return (
    <div data-focus-after tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <PageHeading
        title="Customization"
        lead="How your answers sound and look, and which words the transcript should know."
      />
      {!mayKeep && (
        <Alert tone="info" action={<LinkButton to={plansFor('customization')}>See the plans</LinkButton>}>
          The Customization Suite is part of Pro. You can change and try everything here; without Pro nothing
          of it is saved, and your interviews go on as they are.
        </Alert>
      )}
      <Suspense fallback={<Loading />}>
        <Choices mayKeep={mayKeep} />
      </Suspense>
    </div>
  );
}
