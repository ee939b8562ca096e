import { type RefObject, useEffect, useRef, useState } from 'react';
import { useView } from '#ui/view.ts';

/** Less is not worth scrolling. */
const NEAR_PX = 8;

interface MoreBelow {
  scroller: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
  more: boolean;
}

export function useMoreBelow(): MoreBelow {
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const { window } = useView();

  useEffect(() => {
    if (!scroller.current || !end.current) return undefined;
    const seen = new window.IntersectionObserver(([entry]) => setMore(entry?.isIntersecting === false), {
      root: scroller.current,
      rootMargin: `${NEAR_PX}px`,
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [window]);

  return { scroller, end, more };
}
