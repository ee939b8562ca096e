import { useState } from 'react';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { PRICES, PRICING_FEATURES, type BillingInterval } from '@pythia/contracts/pricing.ts';
import { proTerms } from '#content/plan-terms.ts';
import { site } from '#site.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { PlanCard } from './plan-card.tsx';

const INTERVALS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;

const RESUME = { name: 'Résumé building', included: true };
const FREE = [
  { name: site.freeSessions, included: true },
  RESUME,
  ...PRICING_FEATURES.map(({ name, availableInFree }) => ({ name, included: availableInFree })),
];
const PRO = [RESUME, ...PRICING_FEATURES.map(({ name }) => ({ name, included: true }))];

/** The two plans. Checkout is not built yet, and the page says so. */
export function UpgradePage() {
  const [interval, setInterval] = useState<BillingInterval>('year');
  const [askedForFree, setAskedForFree] = useState(false);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Plans" lead="Start free. Upgrade when interviews get serious." />
        <Segmented label="Billing" value={interval} onChange={setInterval} options={INTERVALS} />
      </div>
      <Alert tone="info">Checkout is not available in this version yet: you can look, but not buy.</Alert>
      {askedForFree && <Alert tone="danger">{MESSAGES.alreadyFree}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanCard
          name="Free"
          price={PRICES.free}
          terms="for as long as you like"
          features={FREE}
          action={
            // aria-disabled, so that it can be reached, and says why
            <Button aria-disabled onClick={() => setAskedForFree(true)}>
              Current plan
            </Button>
          }
        />
        <PlanCard
          name="Pro"
          price={interval === 'year' ? PRICES.proYearly : PRICES.proMonthly}
          terms={`${interval === 'year' ? 'billed annually' : 'billed monthly'}: ${proTerms(interval)}`}
          features={PRO}
          action={
            <Button variant="primary" disabled>
              Upgrade to Pro
            </Button>
          }
        />
      </div>
      <Card className="px-5 py-4 text-sm text-ink-soft">
        You can cancel at any time and keep access to the end of the billing cycle. There are no refunds.
      </Card>
    </div>
  );
}
