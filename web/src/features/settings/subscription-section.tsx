import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { subscriptionWords } from '#billing/subscription-words.ts';
import { usePortal } from '#billing/use-portal.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SettingRow, Section } from '#ui/section.tsx';

export function SubscriptionSection({ user }: { user: User }) {
  const isPro = isSubscribed(user);
  const { plan, until } = subscriptionWords(user, isPro);
  return (
    <Section title="Subscription">
      <SettingRow
        title={plan}
        description={until ?? trialsLeft(user.trial)}
        control={isPro || user.subscription_id !== null ? <Portal user={user} /> : <Plans />}
      />
    </Section>
  );
}

const Plans = () => (
  <LinkButton to={paths.freeUpgrade} size="sm">
    See plans
  </LinkButton>
);

function Portal({ user }: { user: User }) {
  const portal = usePortal(user);
  return (
    <Button size="sm" loading={portal.opening} onClick={portal.open}>
      Open the Billing Portal
    </Button>
  );
}

function trialsLeft(trials: number): string {
  if (trials === 0) return 'You have used all your free sessions.';
  return trials === 1 ? 'You have one free session left.' : `You have ${trials} free sessions left.`;
}
