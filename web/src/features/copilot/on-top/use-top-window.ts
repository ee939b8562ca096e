import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeepOnTop } from './keep-on-top-button.tsx';
import type { MovingElement } from './moving-element.ts';
import type { TopWindow } from './picture-in-picture.ts';

const TICK_MS = 1_000;

const loadTopWindow = () => import('./top-window.ts');

interface TopWindowOptions {
  slot: RefObject<Element | null>;
  /** Called every second while on top, as a hidden window's timers are held back. */
  onTick: () => void;
  onUnavailable: () => void;
}

export function useTopWindow(
  { element, scrolled }: MovingElement,
  { slot, onTick, onUnavailable }: TopWindowOptions,
): { top: TopWindow | null; keepOnTop: KeepOnTop } {
  const [top, setTop] = useState<TopWindow | null>(null);
  const isOpening = useRef(false);
  const tick = useEffectEvent(onTick);

  // fetched early: there may be an outage later
  useEffect(() => void loadTopWindow().catch(() => {}), []);
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
      // opening twice would close the first window together with what was moved into it
      if (isOpening.current) return;
      isOpening.current = true;
      void open()
        .catch(onUnavailable)
        .finally(() => (isOpening.current = false));
    };
    return { isOnTop: top !== null, toggle };
  }, [top, element, scrolled, slot, onUnavailable]);

  return { top, keepOnTop };
}
