import type { Interview, LiveKind } from '@pythia/contracts/interviews.ts';
import { useCopilotWindow } from '#interviews/use-copilot-window.ts';
import { copilotUrl } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export const LiveNow = ({ session }: { session: Interview }) =>
  session.kind === 'practice' ? (
    <LinkButton size="sm" to={copilotUrl({ ...session, kind: 'practice', jobTitle: session.job_title })}>
      Go on practising
    </LinkButton>
  ) : (
    <InWindow session={session} kind={session.kind} />
  );

function InWindow({ session, kind }: { session: Interview; kind: LiveKind }) {
  const { id, job_title: jobTitle, expires_at } = session;
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
