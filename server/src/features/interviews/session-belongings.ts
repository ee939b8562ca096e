import type { Generated } from 'kysely';
import type { Belonging } from '#db/belongings/belonging.ts';
import { deletedRows } from '#db/belongings/own-rows.ts';
import { manyWithLists } from '#db/belongings/tell.ts';
import {
  deleteEventRows,
  deleteSessionRows,
  endedBefore,
  kept30Days,
  sessionsOf,
} from './session-rows-store.ts';
import { eventPages, sessionPages } from './told-sessions-store.ts';

declare module '#db/database.ts' {
  interface Schema {
    interview_sessions: RestorableRow & {
      kind: 'free' | 'paid' | 'practice';
      job_title: string;
      resume_summary: string;
      /** What its user has named it; empty where they have not. */
      title: Generated<string>;
      /** As the summary says it; empty where it says none. */
      company: Generated<string>;
      job_id: Generated<Id | null>;
      /** What is spoken in it, as BCP 47 has it. */
      language: Generated<string>;
      created_at: Instant;
      expires_at: Instant;
      /** The `seq` of the newest event; raising it is what gives an event its place. */
      last_seq: Generated<number>;
      /** How many events it has beside those of its style, and how many of them are questions. */
      entries: Generated<number>;
      questions: Generated<number>;
      /** When it has cost its price: with the first word in it, or at its start. */
      counted_at: Instant | null;
      /** Since when, besides being deleted, nothing said in it is kept; what is left is being erased. */
      forgotten_at: Generated<Instant | null>;
      /** JSON: the style in which it is answered, as the event that tells of it has it; null for none. */
      style: Generated<string | null>;
    };

    /** The timeline of a session: rows are added while it is used, deleted at its user's wish, and go with it. */
    session_events: {
      session_id: Id;
      /** 1, 2, 3 and so on within the session, given once: what was deleted leaves a gap. */
      seq: number;
      id: Id;
      at: Instant;
      kind: 'line' | 'question' | 'answer' | 'correction' | 'style' | 'detected';
      /** Whose words they are. */
      channel: 'interviewer' | 'candidate' | 'copilot';
      /** JSON; its shape depends on the kind, see the contracts. */
      body: string;
      /** Since when its user sees nothing of it, as {@link RestorableRow} has it. */
      deleted_at: Generated<Instant | null>;
    };
  }
}

/** Those that were deleted are forgotten, each minute. */
export const SESSIONS: Belonging = {
  tell: manyWithLists({ name: 'sessions', item: 'session', own: 'events' }, sessionPages, eventPages),
  erase: { inPieces: (db, userId, limit) => deleteSessionRows(db, sessionsOf(db, userId), limit) },
  retention: [
    {
      name: 'sessions_kept_30_days',
      days: 30,
      deleteOld: (db, { old }, limit) => deleteSessionRows(db, kept30Days(db, old), limit),
    },
    {
      name: 'old_sessions',
      days: 'as sessions',
      deleteOld: (db, { old }, limit) => deleteSessionRows(db, endedBefore(db, old), limit),
    },
  ],
};

export const SESSION_EVENTS: Belonging = {
  tell: 'within its session',
  erase: { inPieces: (db, userId, limit) => deleteEventRows(db, sessionsOf(db, userId), limit) },
  retention: [
    { ...deletedRows('session_events'), name: 'deleted_events' },
    {
      name: 'events_kept_30_days',
      days: 30,
      deleteOld: (db, { old }, limit) => deleteEventRows(db, kept30Days(db, old), limit),
    },
    {
      name: 'events_of_old_sessions',
      days: 'as sessions',
      deleteOld: (db, { old }, limit) => deleteEventRows(db, endedBefore(db, old), limit),
    },
  ],
};
