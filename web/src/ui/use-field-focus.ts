import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isElement } from './view.ts';

/**
 * While a field of text is there it has the focus, its caret at the end; afterwards whatever had it before.
 * @param wanted false: nobody has asked for the field just now
 */
export function useFieldFocus(field: RefObject<HTMLTextAreaElement | null>, wanted = true): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    const { current: box } = field;
    before.current = box?.ownerDocument.activeElement ?? null; // now: what is about to be hidden still has it
    box?.focus({ preventScroll: true });
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [field, wanted]);
  useEffect(
    () => () => {
      // what was hidden is back only now; a focus that has been moved on meanwhile stays where it is
      const { current: focused } = before;
      if (!isElement(focused)) return;
      const { activeElement, body } = focused.ownerDocument;
      if (activeElement === body) focused.focus({ preventScroll: true });
    },
    [],
  );
}
