import { MESSAGES } from '@pythia/contracts/messages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { CheckoutState } from './checkout.ts';

interface CheckoutStatusProps {
  state: CheckoutState;
  onOpenAgain: () => void;
  onStartOver: () => void;
}

export function CheckoutStatus({ state, onOpenAgain, onStartOver }: CheckoutStatusProps) {
  const waysOn = (
    <>
      <Button size="sm" onClick={onOpenAgain}>
        Open it again
      </Button>
      <Button size="sm" variant="quiet" onClick={onStartOver}>
        Start over
      </Button>
    </>
  );
  switch (state.phase) {
    case 'idle':
    case 'opening':
      return null;
    case 'open':
      return (
        <div role="status">
          <Alert tone="info" title="Finish paying in the other window" action={waysOn}>
            This page continues by itself as soon as the payment arrives. If your card is declined, you can
            try another one there. If you closed the window, open it again.
          </Alert>
        </div>
      );
    case 'closed':
      return (
        <Alert tone="warning" title="The other window was closed" action={waysOn}>
          If you had not paid yet, nothing was charged. If you had, Pro starts here in a moment.
        </Alert>
      );
    case 'left':
      return <Alert tone="warning">You left the checkout. Nothing was charged.</Alert>;
    case 'subscribed':
      return (
        <Alert tone="success" title="You already have a subscription">
          You can manage it in the Billing Portal, which is open in the other window.
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger">
          {MESSAGES.checkoutFailedPrefix}
          {state.reason}
        </Alert>
      );
  }
}
