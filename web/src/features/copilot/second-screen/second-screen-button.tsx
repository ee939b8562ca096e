import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect } from 'react';
import { endSecondScreen } from '@pythia/contracts/second-screen.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { onSignOut } from '#account/sign-out.ts';
import { call } from '#api/call.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SecondScreenDialog } from './second-screen-dialog.tsx';
import { secondScreenQuery } from './second-screen-query.ts';
import type { SecondScreenProps } from './second-screen-props.ts';

export function SecondScreenButton({ sessionId, open, onOpenChange }: SecondScreenProps) {
  const { data } = useQuery(secondScreenQuery(sessionId));
  const state = data?.state ?? 'none';
  useEndOnSignOut(sessionId, state !== 'none');
  return (
    <>
      <IconButton
        label={state === 'open' ? 'Second screen: open' : 'Second screen'}
        onClick={({ currentTarget }) => {
          currentTarget.blur(); // else the closed dialog would give the focus back, and the next key with it
          onOpenChange(true);
        }}
        className={clsx(state === 'open' && 'bg-accent-wash text-accent-ink')}
      >
        <MonitorSmartphone aria-hidden className="size-4.5" />
      </IconButton>
      <SecondScreenDialog sessionId={sessionId} open={open} onOpenChange={onOpenChange} />
    </>
  );
}

/** Signing out here ends reading elsewhere. */
function useEndOnSignOut(sessionId: string, isNeeded: boolean): void {
  useEffect(() => {
    const token = readAuthToken();
    if (!isNeeded || token === null) return undefined;
    return onSignOut(() => {
      // the server ends it with the session anyway
      call(endSecondScreen, { params: { session_id: sessionId }, token, keepalive: true }).catch(() => {});
    });
  }, [sessionId, isNeeded]);
}
