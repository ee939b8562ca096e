import { useState } from 'react';
import { MESSAGES } from '@pythia/contracts/messages.ts';

/** A password typed twice. `agree` compares the two and, where they differ, shows it at the second. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string>();
  const agree = (): boolean => {
    const same = password === confirmation;
    setError(same ? undefined : MESSAGES.passwordsDoNotMatch);
    return same;
  };
  return { password, setPassword, confirmation, setConfirmation, error, agree };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
