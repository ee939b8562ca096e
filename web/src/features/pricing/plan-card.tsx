import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface PlanCardProps {
  name: string;
  /** US dollars a month. */
  price: number;
  terms: string;
  features: readonly { name: string; included: boolean }[];
  action: ReactNode;
}

export function PlanCard({ name, price, terms, features, action }: PlanCardProps) {
  return (
    <Card className="grid content-start gap-5 p-6">
      <div>
        <h2 className="text-lg font-semibold">{name}</h2>
        <p className="mt-2 flex items-baseline gap-1.5">
          <span className="text-3xl font-semibold tabular-nums">${price}</span>
          <span className="text-ink-soft">per month</span>
        </p>
        <p className="text-sm text-ink-faint">{terms}</p>
      </div>
      {action}
      <ul className="grid gap-2 border-t border-line pt-5 text-sm text-ink-soft">
        {features.map(({ name: feature, included }) => (
          <li key={feature} className="flex gap-2.5">
            {included ? INCLUDED : NOT_INCLUDED}
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const INCLUDED = <Check aria-label="Included" className="mt-1 size-4 shrink-0 text-success" />;
const NOT_INCLUDED = <Minus aria-label="Not included" className="mt-1 size-4 shrink-0 text-ink-faint" />;
