import { PenLine } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

/** Brings the box for a question to light, where a folded window has no room for it. */
export const TypeButton = ({ onClick }: { onClick: () => void }) => (
  <div className="hidden low:grid">
    <IconButton label="Type a question" onClick={onClick}>
      <PenLine aria-hidden className="size-4.5" />
    </IconButton>
  </div>
);
