import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import type { Offer } from '../machine/next-session.ts';
import type { EndingStage } from './stage.ts';
import { WayOnButton } from './way-on-button.tsx';

interface EndNoticeProps {
  stage: EndingStage;
  offer: Offer | null;
  onGoOn: () => void;
  onStay: () => void;
  onDismiss: (what: 30 | 120 | string) => void;
}

export function EndNotice({ stage, offer, onGoOn, onStay, onDismiss }: EndNoticeProps) {
  return (
    <section
      aria-label="End of the session"
      className={clsx(
        'flex shrink-0 items-center justify-between gap-x-2 text-sm',
        stage.name !== 'quiet' &&
          'border-t border-accent-line bg-accent-wash py-1 pr-2 pl-4 text-accent-ink max-sm:pl-3',
      )}
    >
      <p role="status" className={clsx(stage.name === 'near' && 'max-sm:sr-only')}>
        {sentenceFor(stage)}
      </p>
      {stage.name === 'near' && (
        <div className="flex min-w-0 flex-1 items-center justify-end gap-1 max-sm:justify-between">
          <WayOnButton offer={offer} variant="secondary" size="sm" onGoOn={onGoOn} />
          <Dismiss onClick={() => onDismiss(stage.notice)} />
        </div>
      )}
      {stage.name === 'armed' && (
        <Button variant="quiet" size="sm" onClick={onStay}>
          Undo
        </Button>
      )}
      {stage.name === 'moved' && (
        <div className="flex items-center gap-3">
          <a href={stage.previousUrl} target="_blank" rel="noreferrer" className={textLinkStyle()}>
            Previous session
          </a>
          <Dismiss onClick={() => onDismiss(stage.previousUrl)} />
        </div>
      )}
    </section>
  );
}

function sentenceFor(stage: EndingStage): string | null {
  switch (stage.name) {
    case 'near':
      return stage.notice === 120 ? 'Less than 2 minutes left.' : 'Less than 30 seconds left.';
    case 'armed':
      return 'A new session starts when this one ends.';
    case 'starting':
      return 'Starting a new session…';
    case 'moved':
      return 'This is a new session.';
    case 'quiet':
    case 'over':
      return null;
  }
}

const Dismiss = ({ onClick }: { onClick: () => void }) => (
  <IconButton label="Dismiss" onClick={onClick} className="size-8 text-accent-ink">
    <X aria-hidden className="size-4" />
  </IconButton>
);
