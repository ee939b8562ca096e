import { PenLine } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

export const TypeButton = ({ onClick }: { onClick: () => void }) => (
  <div className="hidden low:grid">
    <IconButton label="Type a question" onClick={onClick}>
      <PenLine aria-hidden className="size-4.5" />
    </IconButton>
  </div>
);
