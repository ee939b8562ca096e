import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface EntryToolsProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function EntryTools({ label, isFirst, isLast, onMove, onRemove }: EntryToolsProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <Button size="sm" variant="quiet" className="-ml-3" aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </Button>
      <span className="flex">
        <IconButton
          label={`Move ${label} up`}
          data-control="up"
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={`Move ${label} down`}
          data-control="down"
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden className="size-4" />
        </IconButton>
      </span>
    </div>
  );
}
