import { useState } from 'react';
import { signOutEverywhere } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { lastCall } from '#account/authorised-call.ts';
import { signOut } from '#account/sign-out.ts';
import { Button } from '#ui/button.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { ConfirmInPlace } from '../confirm-in-place.tsx';
import { SettingRow } from '#ui/section.tsx';

export function SignOutEverywhere() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusOnChange<HTMLButtonElement>(isOpen);
  return (
    <SettingRow
      title="Signed-in devices"
      description="You can sign out on all of them at once, this one included."
      control={
        !isOpen && (
          <Button size="sm" ref={opener} onClick={() => setIsOpen(true)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {isOpen && (
        <ConfirmInPlace
          question="Sign out on all devices? An interview that is running on one of them ends."
          action="Sign out everywhere"
          fallback="No device was signed out."
          onConfirm={leave}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </SettingRow>
  );
}

async function leave(): Promise<void> {
  await lastCall(signOutEverywhere, {});
  signOut(MESSAGES.signedOutEverywhere);
}
