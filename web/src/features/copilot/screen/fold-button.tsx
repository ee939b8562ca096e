import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCharacterKeys } from '#browser/keys.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { FOLD_KEY } from './shortcuts.ts';

interface FoldButtonProps {
  folded: boolean;
  onClick: () => void;
}

export function FoldButton({ folded, onClick }: FoldButtonProps) {
  const characterKeys = useCharacterKeys();
  const Icon = folded ? ChevronDown : ChevronUp;
  return (
    <div className={folded ? 'grid' : 'hidden small:grid'}>
      <IconButton
        label={folded ? 'Expand the transcript' : 'Collapse the transcript'}
        aria-keyshortcuts={characterKeys ? FOLD_KEY : undefined}
        aria-expanded={!folded}
        onClick={onClick}
      >
        <Icon aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
