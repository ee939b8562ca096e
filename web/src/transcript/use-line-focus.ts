import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { isElement } from '#ui/view.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};

/** One tab stop: the line last focused or clicked, else the newest. Lines have `data-line`. */
export function useLineFocus(list: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState<number | null>(null);

  const onFocus = ({ target }: FocusEvent) => setCurrent(lineUnder(target));
  const onClick = ({ target }: MouseEvent) => setCurrent((known) => lineUnder(target) ?? known);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) setCurrent(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = lineUnder(event.target);
    const step = STEPS[event.key];
    if (from === null || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = Math.min(Math.max(from + step, 0), count - 1);
    list.current?.querySelector<HTMLElement>(`[data-line="${to}"]`)?.focus();
  };

  return { current, tabStop: current ?? count - 1, handlers: { onFocus, onBlur, onClick, onKeyDown } };
}

export function lineUnder(target: EventTarget | null): number | null {
  const line = isElement(target) ? target.closest<HTMLElement>('[data-line]') : null;
  return line ? Number(line.dataset['line']) : null;
}
