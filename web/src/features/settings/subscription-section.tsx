import type { User } from '@pythia/contracts/accounts.ts';
import { serverNow } from '#api/server-clock.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Row, Section } from './section.tsx';
import { subscriptionWords } from './subscription-words.ts';

export function SubscriptionSection({ user }: { user: User }) {
  const { plan, until, isPro } = subscriptionWords(user, serverNow());
  return (
    <Section title="Subscription">
      <Row
        title={plan}
        description={until ?? trialsLeft(user.trial)}
        control={
          <LinkButton to={isPro ? paths.upgrade : paths.freeUpgrade} size="sm">
            {isPro ? 'Manage plan' : 'See plans'}
          </LinkButton>
        }
      />
    </Section>
  );
}

function trialsLeft(trials: number): string {
  if (trials === 0) return 'You have used all your free sessions.';
  return trials === 1 ? 'You have one free session left.' : `You have ${trials} free sessions left.`;
}
