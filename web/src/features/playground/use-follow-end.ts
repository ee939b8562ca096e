import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Whoever is so near to the end is reading there. */
const NEAR_PX = 32;

interface FollowedEnd {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** Whether the reader has scrolled away from the end. */
  away: boolean;
  jump: () => void;
}

/** A box that scrolls along while its content grows, but only for a reader who is at its end. */
export function useFollowEnd(): FollowedEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [away, setAway] = useState(false);

  const jump = useCallback(() => {
    follows.current = true;
    setAway(false);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);

  useEffect(() => {
    const { current: box } = scroller;
    if (!box || !content.current) return undefined;
    const toEnd = () => follows.current && box.scrollTo({ top: box.scrollHeight });
    const onScroll = () => {
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      setAway(!follows.current);
    };
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(content.current);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scroller, content, away, jump };
}
