import { useMutation } from '@tanstack/react-query';
import { changeInterviewMaterial } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { replaceRunning } from './running-session.ts';
import type { StoredSession } from './stored-session.ts';

interface ChangedMaterialProps {
  session: StoredSession;
  summary: string;
}

export function ChangedMaterial({ session, summary }: ChangedMaterialProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (resume_summary: string) => {
      await authorisedCall(changeInterviewMaterial, {
        params: { session_id: session.id },
        body: { resume_summary },
      });
      replaceRunning({ ...session, summary: resume_summary });
    },
  });
  const isChanged = summary !== (session.summary ?? '');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
      <p role="status" className="text-pretty empty:hidden">
        {isChanged && 'This session does not know about your changes above yet.'}
        {!isChanged && isSuccess && 'Your changes count from the next answer.'}
      </p>
      {isChanged && (
        <Button size="sm" loading={isPending} onClick={() => mutate(summary)}>
          Use it from the next answer
        </Button>
      )}
      {isChanged && error && (
        <p role="alert" className="text-danger-ink">
          {sentenceFor(error, 'The session could not be updated. Please try again.')}
        </p>
      )}
    </div>
  );
}
