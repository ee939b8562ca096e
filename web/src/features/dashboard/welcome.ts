import { useEffect } from 'react';
import { onSignOut } from '#account/sign-out.ts';
import { showToast } from '#ui/toast.tsx';

let left = false;
onSignOut(() => takeWelcome());

/** For the paid area, whose toasts are not those of the free one. */
export function leaveWelcome(): void {
  left = true;
}

/** @returns whether one was left, once */
export function takeWelcome(): boolean {
  const taken = left;
  left = false;
  return taken;
}

export function useWelcome(): void {
  useEffect(() => {
    if (takeWelcome()) showToast('success', 'You have Pro');
  }, []);
}
