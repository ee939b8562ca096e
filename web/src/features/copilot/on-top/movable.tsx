import { PictureInPicture2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { useView, ViewContext } from '#ui/view.ts';
import { KeepOnTopContext } from './keep-on-top-button.tsx';
import { newMovingElement } from './moving-element.ts';
import { useTopWindow } from './use-top-window.ts';

interface MovableProps {
  children: ReactNode;
  onTick: () => void;
  onUnavailable: () => void;
}

export function Movable(props: MovableProps) {
  const [hasTop] = useState(() => 'documentPictureInPicture' in window);
  return hasTop ? <MovableView {...props} /> : props.children;
}

/** React keeps everything: only the element around it changes documents. */
function MovableView({ children, ...options }: MovableProps) {
  const here = useView();
  const slot = useRef<HTMLDivElement>(null);
  const [moving] = useState(newMovingElement);
  const { element } = moving;
  const { top, keepOnTop } = useTopWindow(moving, { slot, ...options });
  const view = useMemo(() => ({ window: top ?? here.window, overlays: element }), [top, here, element]);
  useLayoutEffect(() => slot.current?.append(element), [element]);

  return (
    <>
      <div ref={slot} />
      {createPortal(
        <KeepOnTopContext value={keepOnTop}>
          <ViewContext value={view}>{children}</ViewContext>
        </KeepOnTopContext>,
        element,
      )}
      {top && <LeftBehind onBringBack={keepOnTop.toggle} />}
    </>
  );
}

const LeftBehind = ({ onBringBack }: { onBringBack: () => void }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
    <PictureInPicture2 aria-hidden className="size-8 text-ink-faint" />
    <h1 className="text-lg font-semibold">Shown on top of other windows</h1>
    <Button onClick={onBringBack}>Bring it back</Button>
  </main>
);
