import { MESSAGES } from '@pythia/contracts/messages.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { leaveCopilot } from './leave-copilot.ts';

/** Covers the window when the time is over; the answers may still be read. */
export function ExpiredOverlay({ expired, home }: { expired: boolean; home: string }) {
  const [reading, setReading] = useState(false);
  return (
    <Dialog
      open={expired && !reading}
      onOpenChange={(open) => setReading(!open)}
      title={MESSAGES.sessionOver}
      description="It is not listening any more. Your lines and answers stay readable while this window is open."
      actions={
        <>
          <Button onClick={() => setReading(true)}>Keep reading</Button>
          <Button variant="primary" onClick={() => leaveCopilot(home)}>
            Back to dashboard
          </Button>
        </>
      }
    />
  );
}
