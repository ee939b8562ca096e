import { Headphones } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export const PractiseCard = ({ to }: { to: string }) => (
  <Card aria-labelledby="practise-now" className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5">
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-wash text-accent-ink"
    >
      <Headphones className="size-5.5" />
    </span>
    <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
      <h2 id="practise-now" className="text-base font-semibold">
        Practise now
      </h2>
      <p className="text-sm text-pretty text-ink-soft">
        A sample interviewer asks, the copilot answers beside you, and what you say is reviewed. Five minutes,
        no meeting, no trial spent.
      </p>
    </div>
    <LinkButton to={to}>Practise now</LinkButton>
  </Card>
);
