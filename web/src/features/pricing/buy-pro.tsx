import type { User } from '@pythia/contracts/accounts.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckoutStatus } from './checkout/checkout-status.tsx';
import { useCheckout } from './checkout/use-checkout.ts';

interface BuyProProps {
  user: User;
  /** Undefined while nothing is on offer. */
  priceId: string | undefined;
  isLoading: boolean;
}

export function BuyPro({ user, priceId, isLoading }: BuyProProps) {
  const { state, checkout } = useCheckout(user);
  const isWaiting = state.phase === 'open' || state.phase === 'closed';
  if (isLoading) return <Skeleton className="h-10 pointer-coarse:h-11" />;
  return (
    <>
      <Button
        variant="primary"
        disabled={priceId === undefined || isWaiting}
        loading={state.phase === 'opening'}
        onClick={() => priceId !== undefined && void checkout.start(priceId)}
      >
        {isWaiting ? 'Waiting for your payment' : 'Upgrade to Pro'}
      </Button>
      <CheckoutStatus state={state} onOpenAgain={checkout.openAgain} onStartOver={checkout.startOver} />
    </>
  );
}
