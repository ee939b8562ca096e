import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { askForUser, useLastKnownUser } from '#account/current-user.ts';
import { sentenceFor } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { NOTHING_TO_SAY, type SavingOutcome, OutcomeAreas } from './outcome-areas.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { SubscriptionSection } from './subscription-section.tsx';

const newestQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: askForUser,
  retry: false,
  refetchOnWindowFocus: false,
});

export function SettingsPage() {
  const { data: told, isPending, isLoadingError, error, refetch } = useQuery(newestQuery);
  const { data: user } = useLastKnownUser();
  return (
    <div className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading title="Settings" />
      {isPending && <SettingsSkeleton />}
      {isLoadingError && (
        <OutcomeAreas
          outcome={{
            error: problemOf(error),
            action: <Button onClick={() => void refetch()}>Try again</Button>,
          }}
        />
      )}
      {told && user && <Settings user={user} />}
    </div>
  );
}

function problemOf(error: unknown): SavingOutcome['error'] {
  const title = MESSAGES.failedToFetchUserData;
  const reason = sentenceFor(error, title);
  return { title, ...(reason !== title && { reason }) };
}

function Settings({ user }: { user: User }) {
  const [outcome, setOutcome] = useState<SavingOutcome>(NOTHING_TO_SAY);
  return (
    <>
      <OutcomeAreas outcome={outcome} />
      <ProfileSection user={user} onOutcome={setOutcome} />
      <SubscriptionSection user={user} />
      <SecuritySection user={user} />
      <AppearanceSection />
      <DataSection user={user} />
    </>
  );
}
