import { useSyncExternalStore } from 'react';
import { isStorageBlocked } from '#browser-storage.ts';
import { Alert } from '#ui/alert.tsx';

/** For browsers that block storage, and only there: what that means for signing in. */
export function StorageNotice() {
  const blocked = useSyncExternalStore(
    () => () => {},
    isStorageBlocked,
    () => false,
  );
  if (!blocked) return null;
  return (
    <Alert tone="warning" title="Your browser keeps nothing for this site">
      You can go on in this tab. Closing or reloading it signs you out.
    </Alert>
  );
}
