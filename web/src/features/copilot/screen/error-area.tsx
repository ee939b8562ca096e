import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

interface ErrorAreaProps {
  error: string | null;
  onDismiss: () => void;
}

export function ErrorArea({ error, onDismiss }: ErrorAreaProps) {
  return (
    <div role="alert" className="shrink-0">
      {error !== null && (
        <div className="flex items-center gap-2 border-t border-danger-line bg-danger-wash py-1 pr-2 pl-5 text-sm text-danger-ink in-data-folded:py-0 in-data-folded:pl-3 in-data-folded:text-xs">
          <p className="flex-1 py-1.5 in-data-folded:py-0.5">{error}</p>
          <IconButton label="Dismiss" onClick={onDismiss} className="size-8 text-danger-ink">
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
