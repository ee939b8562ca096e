import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import {
  FAIR_METERING,
  NO_REFUNDS,
  PRICES,
  PRICING_FEATURES,
  proTerms,
  type BillingInterval,
  type PricingFeature,
} from '@pythia/contracts/pricing.ts';
import { pricing } from '#content/marketing.ts';
import { site } from '#site.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { LandingSection } from './section.tsx';
import { useWayIn } from './use-way-in.ts';

const INTERVALS = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
] as const;

export function Pricing() {
  const [interval, setInterval] = useState<BillingInterval>('year');
  const yearly = interval === 'year';
  const { toHome, toPro } = useWayIn();
  return (
    <LandingSection
      id="pricing"
      heading={pricing.heading}
      lead={pricing.lead}
      className="border-y border-line bg-surface"
      aside={<Segmented label="Billing" value={interval} onChange={setInterval} options={INTERVALS} />}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Plan
          {...pricing.free}
          to={toHome}
          price={PRICES.free}
          per="per month"
          terms="for as long as you like"
          promise={FAIR_METERING}
          contains={[site.freeSessions, 'Résumé building']}
          isIncluded={(feature) => feature.availableInFree}
        />
        <Plan
          {...pricing.pro}
          to={toPro}
          price={PRICES.pro[interval]}
          per={yearly ? 'per month, billed annually' : 'per month'}
          terms={proTerms(interval)}
          promise={NO_REFUNDS}
          contains={['Résumé building']}
          isIncluded={() => true}
          featured
        />
      </div>
    </LandingSection>
  );
}

interface PlanProps {
  name: string;
  text: string;
  action: string;
  to: string;
  /** Dollars. */
  price: number;
  per: string;
  terms: string;
  promise: string;
  contains: readonly string[];
  isIncluded: (feature: PricingFeature) => boolean;
  featured?: boolean;
}

function Plan(props: PlanProps) {
  const {
    name,
    text,
    action,
    to,
    price,
    per,
    terms,
    promise,
    contains,
    isIncluded,
    featured = false,
  } = props;
  return (
    <article
      data-theme={featured ? 'dark' : undefined}
      className={clsx(
        'row-span-5 grid grid-rows-subgrid gap-y-6 rounded-xl p-6 text-ink inset-ring sm:p-8',
        featured ? 'bg-canvas shadow-raised inset-ring-accent-line' : 'bg-canvas inset-ring-line-strong',
      )}
    >
      <div className="grid content-start gap-1.5">
        <h3 className="font-display text-2xl font-semibold">{name}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div aria-live="polite" className="grid content-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-display text-price font-semibold tabular-nums">${price}</span>
          <span className="text-ink-soft">{per}</span>
        </p>
        <p className="text-sm text-pretty text-ink-soft">{terms}</p>
      </div>
      <p className="text-sm text-pretty text-ink-soft">{promise}</p>
      <LinkButton to={to} variant={featured ? 'primary' : 'secondary'} size="lg">
        {action}
      </LinkButton>
      <ul className="grid content-start gap-3 border-t border-line pt-6">
        {contains.map((feature) => (
          <PlanFeature key={feature} name={feature} included />
        ))}
        {PRICING_FEATURES.map((feature) => (
          <PlanFeature key={feature.name} {...feature} included={isIncluded(feature)} />
        ))}
      </ul>
    </article>
  );
}

interface PlanFeatureProps {
  name: string;
  included: boolean;
}

function PlanFeature({ name, included }: PlanFeatureProps) {
  const Icon = included ? Check : Minus;
  return (
    <li className={clsx('flex items-center gap-3', !included && 'text-ink-faint')}>
      <Icon aria-hidden className={clsx('size-4.5 shrink-0', included && 'text-accent')} />
      <span>{name}</span>
      {!included && <span className="sr-only">(not included)</span>}
    </li>
  );
}
