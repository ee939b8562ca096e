import { AppWindow, PictureInPicture2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useView, ViewContext } from '#ui/view.ts';
import type { TopWindow } from './picture-in-picture.ts';

/** Keeps what is in a window on top of all others, or brings it back. */
export interface KeepOnTop {
  isOnTop: boolean;
  toggle: () => void;
}

interface MovableProps {
  /** Given null where the browser has no such window. */
  children: (keepOnTop: KeepOnTop | null) => ReactNode;
  /** To be called every second while it is on top: this window's own clock is held back when it is out of sight. */
  onTick: () => void;
  onUnavailable: () => void;
}

const TICK_MS = 1_000;

/** What can be shown in an always-on-top window, where the browser has one. */
export function Movable(props: MovableProps) {
  const [hasTop] = useState(() => 'documentPictureInPicture' in window);
  return hasTop ? <MovableView {...props} /> : props.children(null);
}

/**
 * Rendered into an element of its own, which is moved from one document to the other: to React nothing changes,
 * so that nothing in it is lost.
 */
function MovableView({ children, onTick, onUnavailable }: MovableProps) {
  const here = useView();
  const slot = useRef<HTMLDivElement>(null);
  const [{ element, scrolled }] = useState(newElement);
  const [top, setTop] = useState<TopWindow | null>(null);
  const view = useMemo(() => ({ window: top ?? here.window, overlays: element }), [top, here, element]);
  const tick = useEffectEvent(onTick);

  useLayoutEffect(() => slot.current?.append(element), [element]);
  useEffect(() => void loadTopWindow().catch(() => {}), []); // so that it is there in an outage; else tried again
  useEffect(() => {
    if (!top) return undefined;
    const ticking = top.setInterval(() => tick(), TICK_MS);
    return () => {
      top.clearInterval(ticking);
      top.close();
    };
  }, [top]);

  const open = async () => {
    try {
      const { openOnTop, moveInto } = await loadTopWindow();
      const opened = await openOnTop();
      const comeBack = () => {
        if (slot.current) moveInto(slot.current, element, scrolled);
        setTop(null);
      };
      opened.addEventListener('pagehide', comeBack);
      moveInto(opened.document.body, element, scrolled);
      setTop(opened);
    } catch {
      onUnavailable(); // the browser refused it, or the script did not arrive
    }
  };
  const toggle = () => (top ? top.close() : void open());

  return (
    <>
      <div ref={slot} />
      {createPortal(
        <ViewContext value={view}>{children({ isOnTop: top !== null, toggle })}</ViewContext>,
        element,
      )}
      {top && <LeftBehind onBringBack={toggle} />}
    </>
  );
}

const loadTopWindow = () => import('./top-window.ts');

/** Knows which boxes in it were scrolled: a move sets them back to their beginning. */
function newElement() {
  const element = document.createElement('div');
  const scrolled = new Set<Element>();
  element.addEventListener('scroll', ({ target }) => scrolled.add(target as Element), {
    capture: true,
    passive: true,
  });
  return { element, scrolled };
}

const LeftBehind = ({ onBringBack }: { onBringBack: () => void }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
    <PictureInPicture2 aria-hidden className="size-8 text-ink-faint" />
    <h1 className="text-lg font-semibold">Shown on top of other windows</h1>
    <Button onClick={onBringBack}>Bring it back</Button>
  </main>
);

export function KeepOnTopButton({ isOnTop, toggle }: KeepOnTop) {
  const Icon = isOnTop ? AppWindow : PictureInPicture2;
  return (
    <IconButton label={isOnTop ? 'Bring it back' : 'Keep on top'} onClick={toggle}>
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  );
}
