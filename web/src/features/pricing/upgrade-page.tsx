import { useEffect, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import type { BillingInterval } from '@pythia/contracts/pricing.ts';
import { isSubscribed } from '#account/subscription.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { BackFromCheckout } from './checkout/back-from-checkout.tsx';
import { tellCheckoutLeft } from './checkout/checkout-news.ts';
import { FreePlan } from './free-plan.tsx';
import { ProPlan } from './pro-plan.tsx';
import { useOffer } from './use-offer.ts';

const INTERVALS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;

/** The plans, in both areas, and where a checkout comes back to. */
export function UpgradePage() {
  const user = useOutletContext<User>();
  const outcome = useSearchParams()[0].get('checkout');
  if (outcome === 'success') return <BackFromCheckout user={user} />;
  return <Plans user={user} hasLeftCheckout={outcome === 'canceled'} />;
}

function Plans({ user, hasLeftCheckout }: { user: User; hasLeftCheckout: boolean }) {
  const [interval, setInterval] = useState<BillingInterval>(user.subscription_interval ?? 'year');
  const { offer, retry } = useOffer();
  const hasPro = isSubscribed(user);
  useEffect(() => {
    if (hasLeftCheckout) tellCheckoutLeft();
  }, [hasLeftCheckout]);

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading
          title="Plans"
          lead={
            hasPro
              ? 'What you have, and where it is changed.'
              : 'Start free. Upgrade when interviews get serious.'
          }
        />
        <Segmented label="Billing" value={interval} onChange={setInterval} options={INTERVALS} />
      </div>
      {hasLeftCheckout && !hasPro && (
        <Alert tone="warning">You left the checkout. Nothing was charged.</Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FreePlan isCurrent={!hasPro} />
        <ProPlan user={user} interval={interval} offer={offer} onRetry={retry} />
      </div>
    </div>
  );
}
