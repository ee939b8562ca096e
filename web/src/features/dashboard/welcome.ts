import { useEffect } from 'react';
import { showToast } from '#ui/toast.tsx';

let left = false;

/** For the paid area, whose toasts are not those of the free one. */
export function leaveWelcome(): void {
  left = true;
}

export function useWelcome(): void {
  useEffect(() => {
    if (left) showToast('success', 'You have Pro');
    left = false;
  }, []);
}
