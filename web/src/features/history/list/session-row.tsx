import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { deleteSession } from '#interviews/delete-sessions.ts';
import { describe, nameOf } from '#interviews/session-words.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LiveNow } from '../live-now.tsx';
import { Rename, useRenaming } from '../rename.tsx';

export function SessionRow({ session }: { session: Interview }) {
  const { renaming, button, begin, end } = useRenaming();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 py-2 pr-1 pl-4">
      {renaming ? (
        <Rename session={session} onDone={end} />
      ) : (
        <>
          <div className="grid min-w-0 flex-1 basis-48">
            <Link
              to={`?session=${session.id}`}
              className="rounded-xs font-medium wrap-anywhere underline-offset-3 hover:underline"
            >
              {nameOf(session)}
            </Link>
            <p className="text-sm text-ink-soft">{describe(session)}</p>
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
