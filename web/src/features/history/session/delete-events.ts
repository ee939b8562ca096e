import {
  deleteInterviewEvents,
  restoreInterviewEvents,
  type SessionEvent,
} from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { forgetCopilotSession } from '#account/copilot-sessions.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { browserStorage } from '#browser/storage.ts';
import { timelineKey, type TimelinePages } from '#interviews/sessions-query.ts';
import { utteranceOf } from '#transcript/transcript.ts';

interface Deleted {
  sessionId: string;
  /** Ids of lines or questions; corrections and answers go along. */
  events: readonly string[];
  what: string;
}

export function deleteChosenEvents({ sessionId: session_id, events, what }: Deleted): void {
  const params = { session_id };
  const body = { ids: [...events] };
  const isKept = (event: SessionEvent) => !events.includes(belongsTo(event));
  forgetCopilotSession(browserStorage.local, session_id);
  deleteWithUndo({
    sentence: `${what} deleted.`,
    queryKey: timelineKey(session_id),
    without: ({ pages, ...rest }: TimelinePages) => ({
      ...rest,
      pages: pages.map((page) => ({ ...page, events: page.events.filter(isKept) })),
    }),
    remove: () => authorisedCall(deleteInterviewEvents, { params, body }),
    restore: () => authorisedCall(restoreInterviewEvents, { params, body }),
    notDeleted: 'This could not be deleted.',
    notRestored: 'It could not be restored. Please try again.',
    isLong: true,
  });
}

function belongsTo(event: SessionEvent): string {
  if (event.kind === 'correction') return utteranceOf(event.line);
  if (event.kind === 'detected') return utteranceOf(event.key);
  return event.kind === 'answer' ? event.exchange_id : event.id;
}
