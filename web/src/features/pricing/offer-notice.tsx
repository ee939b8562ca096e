import { MESSAGES } from '@pythia/contracts/messages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { PlanOffer } from './use-offer.ts';

export function OfferNotice({ offer, onRetry }: { offer: PlanOffer; onRetry: () => void }) {
  if (offer.phase === 'none') {
    return (
      <Alert tone="warning" title={MESSAGES.billingNotConfigured}>
        Nothing can be bought here until the operator of this site has set up payments.
      </Alert>
    );
  }
  if (offer.phase === 'failed') {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {offer.reason}
      </Alert>
    );
  }
  if (offer.phase === 'ready' && offer.isTest) {
    return (
      <Alert tone="warning" title="Test mode">
        Nothing is charged here: the checkout and the Billing Portal are only for trying things out.
      </Alert>
    );
  }
  return null;
}
