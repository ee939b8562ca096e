import { useEffect } from 'react';

/** The two halves of the application behind the sign-in. */
export type Area = 'free' | 'paid';

let shown: Area | null = null;

/** Whether this area's layout is on the screen: then its user is asked for again, and not on entering it. */
export const isShown = (area: Area): boolean => shown === area;

export function useShownArea(area: Area): void {
  useEffect(() => {
    shown = area;
    return () => {
      if (shown === area) shown = null;
    };
  }, [area]);
}
