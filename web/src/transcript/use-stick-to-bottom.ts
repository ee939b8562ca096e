import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useView } from '#ui/view.ts';

/** Zoomed pages scroll by fractions. */
const NEAR_PX = 24;

interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  atBottom: boolean;
  scrollToBottom: () => void;
}

export function useStickToBottom(held: boolean): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const holding = useRef(held);
  const [atBottom, setAtBottom] = useState(true);
  const { window } = useView();

  const scrollToBottom = useCallback(() => {
    stuck.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
  }, []);

  useEffect(() => {
    holding.current = held;
    if (!held && stuck.current) scrollToBottom();
  }, [held, scrollToBottom]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !content.current) return undefined;
    let top = box.scrollTop;
    const onScroll = () => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
      // only the reader's scrolling up leaves the end; content may grow below
      if (near) stuck.current = true;
      else if (box.scrollTop < top) stuck.current = false;
      top = box.scrollTop;
      setAtBottom(stuck.current);
    };
    const resized = new window.ResizeObserver(() => {
      if (stuck.current && !holding.current && !isWrittenIn(box)) scrollToBottom();
      top = box.scrollTop; // the content moved as it grew
    });
    resized.observe(box);
    resized.observe(content.current);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [scrollToBottom, window]);

  return { scroller, content, atBottom, scrollToBottom };
}

const isWrittenIn = (box: Element): boolean => box.querySelector('textarea:focus') !== null;
