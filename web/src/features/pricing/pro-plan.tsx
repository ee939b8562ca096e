import type { User } from '@pythia/contracts/accounts.ts';
import {
  NO_REFUNDS,
  PRICES,
  PRICING_FEATURES,
  proTerms,
  type BillingInterval,
} from '@pythia/contracts/pricing.ts';
import { isSubscribed } from '#account/subscription.ts';
import { BuyPro } from './buy-pro.tsx';
import { ManagePro } from './manage-pro.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlanOffer } from './use-offer.ts';

const FEATURES = [
  ...PRICING_FEATURES.map((feature) => ({ ...feature, included: true })),
  { name: 'Résumé building', included: true },
];

interface ProPlanProps {
  user: User;
  interval: BillingInterval;
  offer: PlanOffer;
  onRetry: () => void;
}

export function ProPlan({ user, interval, offer, onRetry }: ProPlanProps) {
  const plan = offer.phase === 'ready' ? offer.plans.find((each) => each.interval === interval) : undefined;
  const prices = { ...PRICES.pro, ...pricesIn(offer) };
  const isManaged = isSubscribed(user) && user.subscription_id !== null;
  return (
    <PlanCard
      name="Pro"
      lead="Every interview, and all the preparation around it."
      features={FEATURES}
      price={prices[interval]}
      terms={`billed ${interval === 'year' ? 'annually' : 'monthly'}: ${proTerms(interval, prices)}`}
      promise={NO_REFUNDS}
      action={
        <>
          {isManaged ? (
            <ManagePro user={user} />
          ) : (
            <BuyPro user={user} priceId={plan?.price_id} isLoading={offer.phase === 'loading'} />
          )}
          <OfferNotice offer={offer} onRetry={onRetry} />
        </>
      }
    />
  );
}

const pricesIn = (offer: PlanOffer) =>
  offer.phase === 'ready'
    ? Object.fromEntries(offer.plans.map(({ interval, amount }) => [interval, amount]))
    : {};
