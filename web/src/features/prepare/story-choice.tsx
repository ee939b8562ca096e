import { useMutation, useQuery } from '@tanstack/react-query';
import { draftAnswer, type PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import type { SetId } from '#material/prepared/prepared.ts';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { SAID } from '#ui/said.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';

interface StoryChoiceProps {
  answer: PreparedAnswer;
  set: SetId;
  onKeep: (changed: Partial<PreparedAnswer>, sentence?: string) => void;
  onClose: () => void;
}

export function StoryChoice({ answer, set, onKeep, onClose }: StoryChoiceProps) {
  const { id, question } = answer;
  const body = { job_id: set, id, question };
  const found = useQuery({
    queryKey: ['stories-for', set, id],
    queryFn: ({ signal }) => authorisedCall(draftAnswer, { body: { ...body, only: 'stories' }, signal }),
    staleTime: 60_000,
  });
  const telling = useMutation({
    mutationFn: (story: string) => authorisedCall(draftAnswer, { body: { ...body, story } }),
    onSuccess: ({ text, source, story }) => {
      if (text !== '')
        onKeep({ text, source, story, state: 'draft' }, 'Another story is told. Read it, then approve it.');
    },
  });
  const error = telling.error ?? found.error;
  const retry = () => (telling.error ? telling.mutate(telling.variables) : found.refetch());
  const titles = found.data?.others ?? [];
  return (
    <div role="group" aria-label="Another story" className="grid max-w-prose gap-3">
      {found.isPending && (
        <>
          <p role="status" className="text-sm text-ink-soft">
            Looking through your stories…
          </p>
          <Skeleton className="h-10" />
        </>
      )}
      {error && (
        <LoadError onRetry={retry}>{sentenceFor(error, 'Your stories could not be read.')}</LoadError>
      )}
      {telling.data?.text === '' && (
        <p className="text-sm text-ink-soft">That story cannot be told as an answer.</p>
      )}
      {found.data && titles.length === 0 && (
        <p className="text-sm text-ink-soft">There is no other story of yours that may fit.</p>
      )}
      <ul className="grid gap-1.5">
        {titles.map((title) => (
          <li key={title}>
            <button
              type="button"
              {...SAID}
              disabled={telling.isPending}
              onClick={() => telling.mutate(title)}
              className="w-full rounded-md px-3.5 py-2.5 text-left text-sm wrap-anywhere inset-ring inset-ring-line-strong hover:bg-hover disabled:opacity-60 pointer-coarse:min-h-11"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        ref={givesFocusOn}
        className="-ml-3 justify-self-start"
        onClick={onClose}
      >
        Cancel
      </Button>
    </div>
  );
}
