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
      title: Generated<string>;
      company: Generated<string>;
      job_id: Generated<Id | null>;
      language: Generated<string>;
      created_at: Instant;
      expires_at: Instant;
      /** Newest event's `seq`; raising it gives an event its place. */
      last_seq: Generated<number>;
      entries: Generated<number>;
      questions: Generated<number>;
      counted_at: Instant | null;
      /** Words said after this time are not stored; the rest is being erased. */
      forgotten_at: Generated<Instant | null>;
      /** JSON of the event that set the style; null: none. */
      style: Generated<string | null>;
    };

    session_events: {
      session_id: Id;
      /** 1, 2, 3 … within the session, given once: deleted events leave gaps. */
      seq: number;
      id: Id;
      at: Instant;
      kind: 'line' | 'question' | 'answer' | 'correction' | 'style' | 'detected';
      channel: 'interviewer' | 'candidate' | 'copilot';
      /** JSON; shape by `kind`, see the contracts. */
      body: string;
      deleted_at: Generated<Instant | null>;
    };
  }
}

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
