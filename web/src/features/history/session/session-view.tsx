import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { deleteSession } from '#interviews/delete-sessions.ts';
import { describeSession, nameOf } from '#interviews/session-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SAID, SpokenLanguage } from '#ui/said.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TakeAlong } from '../export/take-along.tsx';
import type { HistoryArea } from '../history-area.ts';
import { LiveNow } from '../live-now.tsx';
import { Rename, useRenaming } from '../rename.tsx';
import { retentionSentence } from '../retention-sentence.ts';
import { RecordView } from './record-view.tsx';
import { type Timeline, useTimeline } from './use-timeline.ts';

const ReviewView = lazy(async () => ({
  default: (await import('../review/review-view.tsx')).ReviewView,
}));

interface SessionViewProps {
  sessionId: string;
  place: string | null;
  view: 'log' | 'review';
  user: User;
  area: HistoryArea;
}

export function SessionView({ sessionId, place, view, user, area }: SessionViewProps) {
  const { timeline, isGone, hasFailed, tryAgain } = useTimeline(sessionId);
  return (
    <div tabIndex={-1} data-focus-after className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <p className="text-sm">
        <TextLink to={area.history} className="inline-flex items-center gap-1">
          <ArrowLeft aria-hidden className="size-4" />
          All interviews
        </TextLink>
      </p>
      {isGone && (
        <EmptyState title="This interview is no longer here">
          It was deleted, or it belongs to another account.
        </EmptyState>
      )}
      {hasFailed && <LoadError onRetry={tryAgain}>This interview could not be loaded.</LoadError>}
      {timeline === null && !hasFailed && !isGone && <Skeleton className="h-80" />}
      {timeline !== null && (
        <>
          <Heading session={timeline.session} user={user} />
          <div className="flex flex-wrap items-center gap-2">
            {timeline.isWhole && <TakeAlong timeline={timeline} />}
            <WaysOn session={timeline.session} area={area} />
          </div>
          {!timeline.session.running && <Views area={area} sessionId={sessionId} view={view} />}
          <SpokenLanguage value={timeline.session.language}>
            {view === 'review' && !timeline.session.running ? (
              <Suspense fallback={<Skeleton className="h-80" />}>
                <ReviewView
                  session={timeline.session}
                  user={user}
                  logOf={(at) => `${area.history}?${new URLSearchParams({ session: sessionId, at })}`}
                />
              </Suspense>
            ) : (
              <Log timeline={timeline} place={place} />
            )}
          </SpokenLanguage>
        </>
      )}
    </div>
  );
}

function Log({ timeline, place }: { timeline: Timeline; place: string | null }) {
  return (
    <>
      {timeline.isWhole && timeline.events.every(({ kind }) => kind === 'style') && (
        <EmptyState title="Nothing was heard or asked">
          There is nothing to read in this interview.
        </EmptyState>
      )}
      <RecordView timeline={timeline} place={place} />
    </>
  );
}

const VIEWS = [
  ['log', 'Log'],
  ['review', 'Review'],
] as const;

function Views({ area, sessionId, view }: Pick<SessionViewProps, 'area' | 'sessionId' | 'view'>) {
  return (
    <nav aria-label="Log and review" className="flex gap-1 border-b border-line">
      {VIEWS.map(([name, label]) => (
        <Link
          key={name}
          to={`${area.history}?${new URLSearchParams({ session: sessionId, ...(name === 'review' && { view: name }) })}`}
          aria-current={name === view ? 'page' : undefined}
          className="-mb-px inline-flex h-10 items-center rounded-t-sm border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Heading({ session, user }: { session: Interview; user: User }) {
  const { renaming, button, begin, end } = useRenaming();
  return (
    <div className="grid gap-1">
      <PageTitle>{nameOf(session)}</PageTitle>
      {session.company !== '' && (
        <p {...SAID} className="text-sm font-medium wrap-anywhere">
          {session.company}
        </p>
      )}
      {renaming ? (
        <Rename session={session} onDone={end} />
      ) : (
        <div className="flex items-center gap-1">
          <h1 {...SAID} className="text-2xl font-semibold wrap-anywhere">
            {nameOf(session)}
          </h1>
          <IconButton ref={button} label="Rename" onClick={begin}>
            <Pencil aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
      <p className="text-ink-soft">{describeSession(session)}</p>
      <p className="text-sm text-ink-soft">{retentionSentence(user.session_retention)}</p>
    </div>
  );
}

function WaysOn({ session, area }: { session: Interview; area: HistoryArea }) {
  const navigate = useNavigate();
  if (session.running) return <LiveNow session={session} />;
  const remove = () => {
    deleteSession(session);
    void navigate(area.history);
  };
  return (
    <>
      <Button size="sm" variant="danger" icon={<Trash2 aria-hidden className="size-4" />} onClick={remove}>
        Delete
      </Button>
      {area.isPaid && session.company !== '' && (
        <LinkButton size="sm" className="max-w-full" to={`${area.interview}?like=${session.id}`}>
          <span className="truncate">Next interview at {session.company}</span>
        </LinkButton>
      )}
    </>
  );
}
