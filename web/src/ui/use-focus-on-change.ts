import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the ref each time `shown` changes, not at first. */
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
