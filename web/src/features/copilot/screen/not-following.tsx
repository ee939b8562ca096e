import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** The server has no room for one more window. */
export function NotFollowing({ why, onFollow }: { why: string; onFollow: () => void }) {
  return (
    <Alert
      tone="warning"
      title="This window has stopped following along"
      action={
        <Button size="sm" onClick={onFollow}>
          Follow again
        </Button>
      }
    >
      {why}
    </Alert>
  );
}
