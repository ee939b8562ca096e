import { ArrowLeft } from 'lucide-react';
import type { SessionKind } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { useLastKnownUser } from '#account/current-user.ts';
import { keptFor } from '#interviews/kept-for.ts';
import type { SessionRecord } from '#interviews/session-record.ts';
import { Button } from '#ui/button.tsx';
import { leaveCopilot } from '../leave-copilot.ts';
import type { Offer } from '../machine/next-session.ts';
import { KeepButtons } from './keep-buttons.tsx';
import { WayOnButton } from './way-on-button.tsx';

export interface SessionOverProps {
  open: boolean;
  record: SessionRecord;
  endedByUser: boolean;
  failure: string | null;
  offer: Offer | null;
  onGoOn: () => void;
  kind: SessionKind;
}

export function SessionOver({ open, record, endedByUser, failure, offer, onGoOn, kind }: SessionOverProps) {
  if (!open) return null;
  return (
    <section
      aria-label="End of the session"
      className="grid shrink-0 gap-2 border-t border-line bg-raised px-4 py-3 max-sm:px-3 in-data-folded:gap-1 in-data-folded:py-1.5"
    >
      <div role="status" className="in-data-folded:text-sm">
        <p className="font-semibold">{endedByUser ? 'You ended this session.' : MESSAGES.sessionOver}</p>
        <p className="text-sm text-pretty text-ink-soft in-data-folded:sr-only">
          Listening has stopped. <Kept />
        </p>
      </div>
      {failure !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:[&_svg]:hidden in-data-folded:gap-1 in-data-folded:[&_button]:px-2 in-data-folded:max-sm:[&_svg]:block in-data-folded:max-sm:[&_svg~span]:sr-only">
        <WayOnButton offer={offer} variant="primary" size="sm" onGoOn={onGoOn} />
        <KeepButtons record={record} />
        <Button
          variant="quiet"
          size="sm"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={() => leaveCopilot(kind)}
        >
          Back to dashboard
        </Button>
      </div>
    </section>
  );
}

function Kept() {
  const { data: user } = useLastKnownUser();
  if (!user) return null;
  const kept = keptFor(user.session_retention);
  if (kept !== null) return `All of this stays on your home page ${kept}.`;
  return 'This session will be deleted, as you chose in your settings. Save what you want to keep now.';
}
