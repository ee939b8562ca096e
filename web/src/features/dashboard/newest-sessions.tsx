import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionList } from '#interviews/session-list.tsx';
import { newestSessions } from '#interviews/sessions-query.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

const SHOWN = 3;

export function NewestSessions() {
  const { data, isLoadingError, isPending, refetch } = useQuery(newestSessions);
  return (
    <Card aria-labelledby="newest-sessions" className="grid content-start gap-3 p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="newest-sessions" className="text-base font-semibold">
          Newest sessions
        </h2>
        <p className="text-sm">
          <TextLink to={paths.history}>History</TextLink>
        </p>
      </div>
      {isPending && <Skeleton className="h-34" />}
      {isLoadingError && (
        <Said
          words="Your sessions cannot be loaded right now."
          wayOn={
            <Button ref={givesFocusOn} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {data?.sessions.length === 0 && (
        <Said
          words="None yet. After your first session, what was heard and answered appears here."
          wayOn={<LinkButton to={paths.interview}>Prepare your first</LinkButton>}
        />
      )}
      {data && <SessionList sessions={data.sessions.slice(0, SHOWN)} />}
    </Card>
  );
}

const Said = ({ words, wayOn }: { words: string; wayOn: ReactNode }) => (
  <>
    <p className="text-sm text-pretty text-ink-soft">{words}</p>
    <div>{wayOn}</div>
  </>
);
