import { useEffect } from 'react';
import { onSignOut } from '#account/sign-out.ts';
import { showToast } from '#ui/toast.tsx';

let left = false;
onSignOut(() => takeWelcome());

/** Session storage carries it over, as each area has toasts of its own. */
export function leaveWelcome(): void {
  left = true;
}

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
