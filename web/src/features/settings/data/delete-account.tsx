import { lazy, Suspense, useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { Button } from '#ui/button.tsx';
import { SettingRow } from '#ui/section.tsx';

const Dialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

export function DeleteAccount({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    setOpened(true);
  };
  return (
    <SettingRow
      title="Your account"
      description="You can delete it with everything in it, immediately and for good."
      control={
        <Button size="sm" variant="danger" onClick={() => onOpenChange(true)}>
          Delete my account
        </Button>
      }
    >
      {opened && (
        <Suspense>
          <Dialog user={user} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </SettingRow>
  );
}
