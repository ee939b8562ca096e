import { useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CheckoutStatus } from './checkout/checkout-status.tsx';
import { useCheckout } from './checkout/use-checkout.ts';

interface BuyProProps {
  user: User;
  priceId: string | undefined;
  isLoading: boolean;
}

export function BuyPro({ user, priceId, isLoading }: BuyProProps) {
  const { state, checkout } = useCheckout(user);
  const setSearch = useSearchParams()[1];
  const isWaiting = state.phase === 'open' || state.phase === 'closed';
  const start = (price: string) => {
    void checkout.start(price);
    setSearch({}, { replace: true });
  };
  if (isLoading) return <Skeleton className="h-10 pointer-coarse:h-11" />;
  return (
    <>
      <Button
        variant="primary"
        disabled={priceId === undefined || isWaiting}
        loading={state.phase === 'opening'}
        onClick={() => priceId !== undefined && start(priceId)}
      >
        {isWaiting ? 'Waiting for your payment' : 'Upgrade to Pro'}
      </Button>
      <CheckoutStatus state={state} onOpenAgain={checkout.openAgain} onStartOver={checkout.startOver} />
    </>
  );
}
