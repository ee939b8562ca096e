import { signOutEverywhere } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { lastCall } from '#account/authorised-call.ts';
import { signOut } from '#account/sign-out.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmInPlace } from '../confirm-in-place.tsx';
import { Row } from '../section.tsx';
import { useOpener } from '../use-opener.ts';

export function SignOutEverywhere() {
  const { isOpen, open, close, opener } = useOpener();
  return (
    <Row
      title="Signed-in devices"
      description="You can sign out on all of them at once, this one included."
      control={
        !isOpen && (
          <Button size="sm" ref={opener} onClick={open}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {isOpen && (
        <ConfirmInPlace
          question="Sign out on all devices? An interview that runs on one of them ends there."
          action="Sign out everywhere"
          fallback="Nobody was signed out."
          onConfirm={leave}
          onCancel={close}
        />
      )}
    </Row>
  );
}

async function leave(): Promise<void> {
  await lastCall(signOutEverywhere, {});
  signOut(MESSAGES.signedOutEverywhere);
}
