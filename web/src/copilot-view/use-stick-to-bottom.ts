import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Closer to the end than this is at the end: zoomed pages scroll in fractions of a pixel. */
const NEAR_PX = 24;

interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  atBottom: boolean;
  scrollToBottom: () => void;
}

/** Keeps the end of a growing list in view, unless the reader has scrolled up to read. */
export function useStickToBottom(): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [atBottom, setAtBottom] = useState(true);

  const scrollToBottom = useCallback(() => {
    stuck.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
  }, []);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return;
    let height = box.clientHeight;
    const onScroll = () => {
      if (box.clientHeight !== height) return; // the box changed, not the reader's mind
      stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      setAtBottom(stuck.current);
    };
    const resized = new ResizeObserver(() => {
      height = box.clientHeight;
      if (stuck.current) scrollToBottom();
    });
    resized.observe(box);
    resized.observe(content.current);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [scrollToBottom]);

  return { scroller, content, atBottom, scrollToBottom };
}
