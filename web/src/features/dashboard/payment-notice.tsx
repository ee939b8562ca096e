import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { usePortal } from '#billing/use-portal.ts';
import { Button } from '#ui/button.tsx';
import { NoticeBar } from './notice-bar.tsx';

export function PaymentNotice({ user }: { user: User }) {
  const portal = usePortal(user);
  return (
    <NoticeBar
      tone="bad"
      actions={
        <Button size="sm" loading={portal.opening} onClick={portal.open}>
          Billing Portal
        </Button>
      }
    >
      Your last payment failed.{' '}
      {isSubscribed(user) ? `Pro goes on until ${shortDate(user.subscription ?? '')}.` : 'Pro has ended.'}
    </NoticeBar>
  );
}

const shortDate = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: 'medium' });
