import { CircleCheck, Hourglass } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { isCheckoutHere, pageBeforeUpgrade } from '#billing/before-upgrade.ts';
import { useOtherMovedOn } from '#billing/moved-on.ts';
import { paidCounterpart, paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useConfirmation } from './use-confirmation.ts';

export function BackFromCheckout({ user }: { user: User }) {
  const { isLate, pollAgain } = useConfirmation(user);
  if (isSubscribed(user)) return <Done />;
  if (isLate) {
    return (
      <Outcome
        icon={<Hourglass aria-hidden className="size-7 text-ink-faint" />}
        title="Your payment is being confirmed…"
        action={<Button onClick={pollAgain}>Check again</Button>}
      >
        This is taking longer than usual. You do not have to wait here: Pro starts by itself, and we email you
        when it does.
      </Outcome>
    );
  }
  return (
    <Outcome icon={<Spinner />} title="Looking for your payment">
      Pro starts as soon as it is confirmed.
    </Outcome>
  );
}

function Done() {
  const otherMovedOn = useOtherMovedOn();
  const [stayedOpen, setStayedOpen] = useState(false);
  const page = paidCounterpart(pageBeforeUpgrade() ?? paths.dashboard);
  const close = () => {
    window.close();
    setStayedOpen(true);
  };
  return (
    <Outcome
      icon={<CircleCheck aria-hidden className="size-7 text-success" />}
      title="You have Pro"
      action={
        <>
          {!isCheckoutHere() && <Button onClick={close}>Close this tab</Button>}
          <LinkButton to={page} variant="primary">
            Continue
          </LinkButton>
        </>
      }
    >
      {otherMovedOn
        ? 'Thank you. The tab you came from has already moved on.'
        : 'Thank you. Everything is unlocked.'}
      {stayedOpen && ' You can close this one.'}
    </Outcome>
  );
}

interface OutcomeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function Outcome({ icon, title, children, action }: OutcomeProps) {
  return (
    <Card className="mx-auto grid w-full max-w-xl justify-items-center gap-3 px-6 py-12 text-center">
      <PageTitle>{title}</PageTitle>
      {icon}
      <div role="status" className="grid gap-1">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="text-pretty text-ink-soft">{children}</p>
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>
    </Card>
  );
}
