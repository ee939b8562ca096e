import type { Interview } from '@pythia/contracts/interviews.ts';
import { useCopilotWindow } from '#interviews/use-copilot-window.ts';
import { Button } from '#ui/button.tsx';

/** Of a session that runs: the way to its window. */
export function LiveNow({ session: { id, kind, job_title: jobTitle, expires_at } }: { session: Interview }) {
  const { label, go } = useCopilotWindow({ id, kind, jobTitle, expires_at });
  return (
    <div className="flex items-center gap-2">
      <span className="flex items-center gap-2 text-sm font-medium">
        <span aria-hidden className="size-2 rounded-full bg-accent" />
        Live now
      </span>
      <Button size="sm" onClick={go}>
        {label}
      </Button>
    </div>
  );
}
