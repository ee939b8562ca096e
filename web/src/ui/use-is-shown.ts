import { useCallback, useEffect, useRef } from 'react';

/** Late results must not move a user who went elsewhere. */
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
