import { MonitorUp } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface NoSoundHelpProps {
  asking: boolean;
  onShareAgain: () => void;
}

export function NoSoundHelp({ asking, onShareAgain }: NoSoundHelpProps) {
  return (
    <Alert
      tone="warning"
      title="What you share has no sound, so nothing can be transcribed."
      action={
        <Button
          variant="primary"
          size="sm"
          loading={asking}
          onClick={onShareAgain}
          icon={<MonitorUp aria-hidden className="size-4" />}
        >
          Share again
        </Button>
      }
    >
      <ol className="ml-4 grid list-decimal gap-0.5">
        <li>
          Share again, choose <b>Tab</b> and the tab your call is in, and switch on{' '}
          <b>Also share tab audio</b>.
        </li>
        <li>A window has no sound of its own. Not every browser shares sound: Chrome and Edge do.</li>
      </ol>
    </Alert>
  );
}
