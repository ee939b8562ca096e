import { useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { NOTHING_TO_SAY, type Outcome, OutcomeAreas } from './outcome-areas.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { useAccount } from './use-account.ts';

/** Everything about the account, in the free area and in the paid one. */
export function SettingsPage() {
  const { state, tryAgain } = useAccount();
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading title="Settings" />
      {state.phase === 'loading' && <SettingsSkeleton />}
      {state.phase === 'failed' && (
        <OutcomeAreas
          outcome={{ error: state.error, action: <Button onClick={tryAgain}>Try again</Button> }}
        />
      )}
      {state.phase === 'loaded' && <Settings user={state.user} />}
    </div>
  );
}

function Settings({ user }: { user: User }) {
  const [outcome, setOutcome] = useState<Outcome>(NOTHING_TO_SAY);
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
