import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface PlanFeature {
  name: string;
  included: boolean;
  note?: string;
}

interface PlanCardProps {
  name: string;
  lead: string;
  features: readonly PlanFeature[];
  price: number;
  terms: string;
  promise: string;
  action: ReactNode;
}

export function PlanCard({ name, lead, features, price, terms, promise, action }: PlanCardProps) {
  return (
    <Card aria-label={name} className="row-span-5 grid grid-rows-subgrid gap-y-5 p-6">
      <div>
        <h2 className="text-lg font-semibold">{name}</h2>
        <p className="text-pretty text-ink-soft">{lead}</p>
      </div>
      <ul className="grid content-start gap-2 text-sm text-ink-soft">
        {features.map((feature) => (
          <Feature key={feature.name} feature={feature} />
        ))}
      </ul>
      <div aria-live="polite" className="border-t border-line pt-5">
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="text-3xl font-semibold tabular-nums">${price}</span>
          <span className="text-ink-soft">per month</span>
        </p>
        <p className="text-sm text-pretty text-ink-soft">{terms}</p>
      </div>
      <p className="text-sm text-pretty text-ink-faint">{promise}</p>
      <div className="grid content-start gap-3">{action}</div>
    </Card>
  );
}

function Feature({ feature: { name, included, note } }: { feature: PlanFeature }) {
  return (
    <li className="flex gap-2.5">
      {included ? INCLUDED : NOT_INCLUDED}
      <span>
        {name}
        {note !== undefined && <span className="block text-xs text-pretty text-ink-faint">{note}</span>}
      </span>
    </li>
  );
}

const INCLUDED = <Check aria-label="Included" className="mt-1 size-4 shrink-0 text-success" />;
const NOT_INCLUDED = <Minus aria-label="Not included" className="mt-1 size-4 shrink-0 text-ink-faint" />;
