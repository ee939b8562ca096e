import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Practice } from '@pythia/contracts/practice.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { practiceQuery } from './practice-calls.ts';
import { PracticeStart } from './start/practice-start.tsx';

const PracticeRoom = lazy(async () => ({
  default: (await import('./room/practice-room.tsx')).PracticeRoom,
}));

export function PractisePage() {
  const user = useOutletContext<User>();
  const [query, setQuery] = useSearchParams();
  const session = query.get('session');
  const [begun, setBegun] = useState<string | null>(null);
  const client = useQueryClient();
  const again = () => setQuery({});
  if (session === null) {
    const begin = (practice: Practice) => {
      client.setQueryData(practiceQuery(practice.session_id).queryKey, practice);
      setBegun(practice.session_id);
      setQuery({ session: practice.session_id });
    };
    const question = query.get('question')?.trim().slice(0, LIMITS.preparedQuestion) || null;
    return <PracticeStart user={user} question={question} onBegun={begin} />;
  }
  return <Begun key={session} session={session} begins={begun === session} onAgain={again} />;
}

interface BegunProps {
  session: string;
  begins: boolean;
  onAgain: () => void;
}

function Begun({ session, begins, onAgain }: BegunProps) {
  const { data: practice, error, refetch } = useQuery(practiceQuery(session));
  if (error instanceof ApiError && error.status === 404) return <Gone />;
  if (error && !practice) {
    return (
      <LoadError title="This practice could not be loaded." onRetry={() => void refetch()}>
        {sentenceFor(error, 'The server is not responding.')}
      </LoadError>
    );
  }
  if (!practice) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <PracticeRoom practice={practice} begins={begins} onRefresh={refetch} onAgain={onAgain} />
    </Suspense>
  );
}

const Gone = () => (
  <EmptyState title="This practice is no longer here">
    It was deleted, or it belongs to another account.
    <span className="mt-4 block">
      <LinkButton to="?">Start another one</LinkButton>
    </span>
  </EmptyState>
);

const Opening = () => (
  <div className="grid gap-5">
    <p role="status" className="sr-only">
      Opening your practice…
    </p>
    <Skeleton className="h-16 rounded-lg" />
    <Skeleton className="h-112 rounded-lg" />
  </div>
);
