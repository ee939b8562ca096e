import type { User } from '@pythia/contracts/accounts.ts';
import { subscriptionWords } from '#billing/subscription-words.ts';
import { usePortal } from '#billing/use-portal.ts';
import { Button } from '#ui/button.tsx';

export function ManagePro({ user }: { user: User }) {
  const portal = usePortal(user);
  const { plan, until } = subscriptionWords(user, true);
  return (
    <>
      <Button variant="primary" loading={portal.opening} onClick={portal.open}>
        Manage in the Billing Portal
      </Button>
      <p className="text-sm text-pretty text-ink-soft">
        <span className="font-medium text-ink">Your current plan: {plan}.</span> {until} You can change
        between monthly and yearly in the portal.
      </p>
    </>
  );
}
