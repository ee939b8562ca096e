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
import { WhoAnswers } from './who-answers.tsx';

const INTERVALS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;

export function UpgradePage() {
  const user = useOutletContext<User>();
  const [query] = useSearchParams();
  const outcome = query.get('checkout');
  if (outcome === 'success') return <BackFromCheckout user={user} />;
  return (
    <Plans user={user} hasLeftCheckout={outcome === 'canceled'} reason={REASONS[query.get('for') ?? '']} />
  );
}

const REASONS: Partial<Record<string, string>> = {
  playground: 'The AI Playground is part of Pro.',
  stories: 'Stories and the AI Story Editor are part of Pro.',
  customization: 'Answers in your own styles, and all of the Customization Suite, are part of Pro.',
  knowledge: 'Answers that draw on the Industry Knowledge Base are part of Pro.',
  documents: 'Answers that draw on your own documents are part of Pro.',
};

interface PlansProps {
  user: User;
  hasLeftCheckout: boolean;
  reason: string | undefined;
}

function Plans({ user, hasLeftCheckout, reason }: PlansProps) {
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
              ? 'What you have, and where to change it.'
              : 'Start free. Upgrade when interviews get serious.'
          }
        />
        <Segmented label="Billing" value={interval} onChange={setInterval} options={INTERVALS} />
      </div>
      {reason !== undefined && !hasPro && <Alert tone="info">{reason}</Alert>}
      <WhoAnswers />
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
