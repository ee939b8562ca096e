import { useEffect, useState } from 'react';
import { checkSignUp } from '@pythia/contracts/accounts.ts';
import { call } from '#api/call.ts';
import { pollAndLook } from '#api/poll-and-look.ts';
import { readTicket } from './awaited-address.ts';

/** Most links are opened within minutes; after half an hour only focus polls. */
const RHYTHM = { everyMs: 5_000, patienceMs: 30 * 60_000 };

/** True once any browser opened the link of this tab's sign-up. */
export function useVerified(): boolean {
  const [isVerified, setVerified] = useState(false);
  useEffect(() => {
    const ticket = readTicket();
    if (ticket === '' || isVerified) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const { verified } = await call(checkSignUp, { query: { ticket }, signal: leaving.signal });
      if (!leaving.signal.aborted) setVerified(verified);
    };
    const poll = () => void ask().catch(() => {}); // a failed poll is followed by another
    poll();
    const stop = pollAndLook(poll, RHYTHM);
    return () => {
      stop();
      leaving.abort();
    };
  }, [isVerified]);
  return isVerified;
}
