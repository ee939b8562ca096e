import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeepOnTop } from './keep-on-top-button.tsx';
import type { MovingElement } from './moving-element.ts';
import type { TopWindow } from './picture-in-picture.ts';

const TICK_MS = 1_000;

const loadTopWindow = () => import('./top-window.ts');

interface TopWindowOptions {
  /** Where the element is when it is not on top. */
  slot: RefObject<Element | null>;
  /** To be called every second while it is on top: this window's own clock is held back when it is out of sight. */
  onTick: () => void;
  onUnavailable: () => void;
}

/** Moves an element into an always-on-top window, and back when that closes. */
export function useTopWindow(
  { element, scrolled }: MovingElement,
  { slot, onTick, onUnavailable }: TopWindowOptions,
): { top: TopWindow | null; keepOnTop: KeepOnTop } {
  const [top, setTop] = useState<TopWindow | null>(null);
  const isOpening = useRef(false);
  const tick = useEffectEvent(onTick);

  useEffect(() => void loadTopWindow().catch(() => {}), []); // so that it is there in an outage; else tried again
  useEffect(() => {
    if (!top) return undefined;
    const ticking = top.setInterval(() => tick(), TICK_MS);
    return () => {
      top.clearInterval(ticking);
      top.close();
    };
  }, [top]);

  const keepOnTop = useMemo(() => {
    const open = async () => {
      const { openOnTop, moveInto } = await loadTopWindow();
      const opened = await openOnTop();
      opened.addEventListener('pagehide', () => {
        if (slot.current) moveInto(slot.current, element, scrolled);
        setTop(null);
      });
      moveInto(opened.document.body, element, scrolled);
      setTop(opened);
    };
    const toggle = () => {
      if (top) return top.close();
      if (isOpening.current) return; // a second window would close the first one under what is moved into it
      isOpening.current = true;
      void open()
        .catch(onUnavailable) // the browser may refuse it, and the script may not arrive
        .finally(() => (isOpening.current = false));
    };
    return { isOnTop: top !== null, toggle };
  }, [top, element, scrolled, slot, onUnavailable]);

  return { top, keepOnTop };
}
