import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './resume-draft.ts';

let shown: Step | null = null;

/** Puts the focus on a step's heading where it takes the other one's place, not where the page begins with it. */
export function useHeadingFocus(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== null && shown !== step) heading.current?.focus();
    shown = step;
  }, [step]);
  return heading;
}
