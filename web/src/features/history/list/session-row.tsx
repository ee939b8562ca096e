import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedInterview } from '@pythia/contracts/interviews.ts';
import { deleteSession } from '#interviews/delete-sessions.ts';
import { describeSession, nameOf } from '#interviews/session-words.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SAID } from '#ui/said.tsx';
import { LiveNow } from '../live-now.tsx';
import { Rename, useRenaming } from '../rename.tsx';
import { ExcerptView } from './excerpt-view.tsx';

export function SessionRow({ session }: { session: ListedInterview }) {
  const { excerpt } = session;
  const { renaming, button, begin, end } = useRenaming();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 py-2 pr-1 pl-4">
      {renaming ? (
        <Rename session={session} onDone={end} />
      ) : (
        <>
          <div className="relative grid min-w-0 flex-1 basis-48 justify-items-start">
            <Link
              to={`?session=${session.id}${excerpt ? `&at=${excerpt.event_id}` : ''}`}
              {...SAID}
              className="rounded-xs font-medium wrap-anywhere underline-offset-3 after:absolute after:inset-0 hover:underline"
            >
              {nameOf(session)}
            </Link>
            {excerpt && <ExcerptView excerpt={excerpt} language={session.language} />}
            <p className="text-sm text-ink-soft">{describeSession(session)}</p>
          </div>
          {session.running && <LiveNow session={session} />}
          <div className="flex">
            <IconButton ref={button} label={`Rename ${nameOf(session)}`} onClick={begin}>
              <Pencil aria-hidden className="size-4" />
            </IconButton>
            {!session.running && (
              <IconButton label={`Delete ${nameOf(session)}`} onClick={() => deleteSession(session)}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            )}
          </div>
        </>
      )}
    </li>
  );
}
