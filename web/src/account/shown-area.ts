import { useEffect } from 'react';

export type Area = 'free' | 'paid';

let shown: Area | null = null;

export const isShown = (area: Area): boolean => shown === area;

export function useShownArea(area: Area): void {
  useEffect(() => {
    shown = area;
    return () => {
      if (shown === area) shown = null;
    };
  }, [area]);
}
