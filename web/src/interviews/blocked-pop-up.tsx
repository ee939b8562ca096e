import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';

interface BlockedPopUpProps {
  url: string;
  onRetry: () => void;
}

/** Tabs are never blocked, and keep their opener, which has the sound. */
export function BlockedPopUp({ url, onRetry }: BlockedPopUpProps) {
  return (
    <Alert
      tone="warning"
      title="Your browser blocked the copilot’s window."
      action={
        <>
          <Button size="sm" onClick={onRetry}>
            Open the window
          </Button>
          <a href={url} target="_blank" rel="opener" className={buttonStyle('quiet', 'sm')}>
            Open in a tab
          </a>
        </>
      }
    >
      Your session has started. Open it from here, or allow pop-ups for this site in the address bar.
    </Alert>
  );
}
