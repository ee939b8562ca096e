import { isStorageBlocked } from '#browser/storage.ts';
import { Alert } from '#ui/alert.tsx';
import { useAlive } from '#ui/use-alive.ts';

export function StorageNotice() {
  const alive = useAlive();
  if (!alive || !isStorageBlocked()) return null;
  return (
    <Alert tone="warning" title="Your browser does not store anything for this site">
      You can continue in this tab. Closing or reloading it signs you out.
    </Alert>
  );
}
