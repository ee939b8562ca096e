import { useCallback, useEffect, useRef } from 'react';

/** Whether a component is still on the page: what comes late must not lead away whoever has gone on. */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
