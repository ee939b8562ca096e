import { useEffect, useRef, useState } from 'react';
import { changePassword } from '@pythia/contracts/accounts.ts';
import { lastCall } from '#account/authorised-call.ts';
import { signOutLater } from '#account/sign-out.ts';
import { passwordProblem } from './password-problem.ts';

const ERROR_SHOWN_MS = 3_000;
const SIGN_OUT_MS = 3_000;

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

export function useChangePassword(onChanged: (message: string) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef(false); // set before a render disables the button
  useEffect(() => {
    if (error === null) return undefined;
    const timer = setTimeout(() => setError(null), ERROR_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [error]);

  const change = async ({ currentPassword, newPassword }: Passwords) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      const body = { current_password: currentPassword, new_password: newPassword };
      const { message } = await lastCall(changePassword, { body });
      signOutLater(message, SIGN_OUT_MS);
      onChanged(message);
    } catch (failure) {
      setError(passwordProblem(failure));
    }
    setBusy(false);
    underWay.current = false;
  };

  return { busy, error, change };
}
