import type { Interview } from '@pythia/contracts/interviews.ts';
import { useCopilotPlace, WINDOW_ELSEWHERE } from '#interviews/copilot-place.ts';
import { copilotOpenedHere } from '#listening/open-copilot.ts';
import { SESSION_PLACES } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toast.tsx';

/** Of a session that runs: the way to its window, or to the page that opens one. */
export function LiveNow({ session: { id, kind } }: { session: Interview }) {
  const place = useCopilotPlace(id);
  const show = () => {
    if (place === 'here') copilotOpenedHere(id)?.focus();
    else showToast('info', WINDOW_ELSEWHERE);
  };
  return (
    <div className="flex items-center gap-2">
      <span className="flex items-center gap-2 text-sm font-medium">
        <span aria-hidden className="size-2 rounded-full bg-accent" />
        Live now
      </span>
      {place === 'closed' ? (
        <LinkButton size="sm" to={SESSION_PLACES[kind].page}>
          Resume Session
        </LinkButton>
      ) : (
        <Button size="sm" onClick={show}>
          Show window
        </Button>
      )}
    </div>
  );
}
