import { type RefCallback, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useView } from '#ui/view.ts';

interface OutOfSight {
  watch: RefCallback<HTMLElement>;
  above: number;
  below: number;
  show: (side: 'above' | 'below', byKeyboard: boolean) => void;
}

/** Counts watched elements above and below; costs nothing without any. */
export function useOutOfSight(
  box: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): OutOfSight {
  const watched = useRef(new Set<HTMLElement>());
  const { window } = useView();
  const [{ above, below }, setCounts] = useState({ above: 0, below: 0 });

  const count = useCallback(() => {
    const above = outside(box, watched.current, 'above').length;
    const below = outside(box, watched.current, 'below').length;
    setCounts((known) => (known.above === above && known.below === below ? known : { above, below }));
  }, [box]);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      watched.current.add(element);
      count();
      return () => {
        watched.current.delete(element);
        count();
      };
    },
    [count],
  );

  useEffect(() => {
    const { current: scroller } = box;
    if (!scroller || !content.current) return undefined;
    const resized = new window.ResizeObserver(count);
    resized.observe(scroller);
    resized.observe(content.current);
    scroller.addEventListener('scroll', count, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', count);
    };
  }, [box, content, count, window]);

  const show = (side: 'above' | 'below', byKeyboard: boolean) => {
    const nearest = outside(box, watched.current, side).at(side === 'above' ? -1 : 0);
    nearest?.scrollIntoView({ block: 'center' });
    if (byKeyboard) nearest?.focus({ preventScroll: true });
  };

  return { watch, above, below, show };
}

function outside(
  { current: box }: RefObject<HTMLElement | null>,
  elements: ReadonlySet<HTMLElement>,
  side: 'above' | 'below',
): HTMLElement[] {
  if (!box || elements.size === 0) return [];
  const { top, bottom } = box.getBoundingClientRect();
  return [...elements]
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => (side === 'above' ? rect.bottom <= top : rect.top >= bottom))
    .toSorted((a, b) => a.rect.top - b.rect.top)
    .map(({ element }) => element);
}
