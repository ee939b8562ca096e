import { useEffect } from 'react';

/** Halves of the application behind sign-in. */
export type Area = 'free' | 'paid';

let shown: Area | null = null;

/** True on the screen: its user is fetched by the layout, not by its loader. */
export const isShown = (area: Area): boolean => shown === area;

export function useShownArea(area: Area): void {
  useEffect(() => {
    shown = area;
    return () => {
      if (shown === area) shown = null;
    };
  }, [area]);
}
