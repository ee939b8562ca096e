import { AppWindow, PictureInPicture2 } from 'lucide-react';
import { createContext, useContext } from 'react';
import { IconButton } from '#ui/icon-button.tsx';

/** Null where the browser has no always-on-top window. */
export interface KeepOnTop {
  isOnTop: boolean;
  toggle: () => void;
}

export const KeepOnTopContext = createContext<KeepOnTop | null>(null);

export function KeepOnTopButton() {
  const keepOnTop = useContext(KeepOnTopContext);
  if (!keepOnTop) return null;
  const { isOnTop, toggle } = keepOnTop;
  const Icon = isOnTop ? AppWindow : PictureInPicture2;
  return (
    <IconButton label={isOnTop ? 'Bring it back' : 'Keep on top'} onClick={toggle}>
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  );
}
