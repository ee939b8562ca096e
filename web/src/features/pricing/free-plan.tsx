import { useState } from 'react';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { FAIR_METERING, PRICES, PRICING_FEATURES } from '@pythia/contracts/pricing.ts';
import { site } from '#site.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PlanCard } from './plan-card.tsx';

const FEATURES = [
  { name: site.freeSessions, included: true, note: FAIR_METERING },
  { name: 'Résumé building', included: true },
  ...PRICING_FEATURES.map((feature) => ({ ...feature, included: feature.availableInFree })),
];

export function FreePlan({ isCurrent }: { isCurrent: boolean }) {
  const [isAskedFor, setAskedFor] = useState(false);
  return (
    <PlanCard
      name="Free"
      lead="Enough to try it on a real interview."
      features={FEATURES}
      price={PRICES.free}
      terms="for as long as you like"
      promise={isCurrent ? 'No card needed.' : 'What you go back to when Pro ends.'}
      action={
        isCurrent && (
          <>
            {/* aria-disabled: reachable, and says why */}
            <Button aria-disabled onClick={() => setAskedFor(true)}>
              Current plan
            </Button>
            {isAskedFor && <Alert tone="danger">{MESSAGES.alreadyFree}</Alert>}
          </>
        )
      }
    />
  );
}
