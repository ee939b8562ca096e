import { type RefObject, useEffect, useRef } from 'react';

/**
 * The ref of a place that has the focus each time `shown` changes, where the place is there then; not when the page
 * opens with it.
 */
export function useFocusOnChange<Place extends HTMLElement>(
  shown: unknown,
  options?: FocusOptions,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) place.current?.focus(options);
    before.current = shown;
  });
  return place;
}
