import type { Customization } from '@pythia/contracts/customization.ts';
import type { DocumentSection, OwnDocument } from '@pythia/contracts/documents.ts';
import type { InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import type { SettledJob } from '@pythia/contracts/settled-jobs.ts';
import type { SettledStory } from '@pythia/contracts/settled-stories.ts';
import type { Database, Id } from '#db/database.ts';
import { inPages, iso } from './in-pages.ts';

/** The remembered résumé; null where none is. */
export async function materialOf(db: Database, userId: Id) {
  const row = await db.selectFrom('materials').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { user_id: _, ...material } = row;
  return { ...material, updated_at: iso(row.updated_at) };
}

/** What was settled about the stories of the résumé; null where nothing was. */
export async function settledStoriesOf(db: Database, userId: Id) {
  const row = await db
    .selectFrom('settled_stories')
    .select(['stories', 'updated_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { stories: JSON.parse(row.stories) as SettledStory[], updated_at: iso(row.updated_at) } : null;
}

/** What was settled about the jobs of the résumé; null where nothing was. */
export async function settledJobsOf(db: Database, userId: Id) {
  const row = await db
    .selectFrom('settled_jobs')
    .select(['jobs', 'updated_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { jobs: JSON.parse(row.jobs) as SettledJob[], updated_at: iso(row.updated_at) } : null;
}

/** What was chosen of the Customization Suite; null where nothing was. */
export async function customizationOf(db: Database, userId: Id) {
  const row = await db
    .selectFrom('customizations')
    .select(['choices', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...(JSON.parse(row.choices) as Customization), updated_at: iso(row.updated_at) } : null;
}

/** What was chosen of the knowledge base; null where nothing ever was. */
export async function knowledgeOf(db: Database, userId: Id) {
  const row = await db
    .selectFrom('knowledge_choices')
    .select(['fields', 'hidden', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    fields: row.fields === null ? null : (JSON.parse(row.fields) as string[]),
    hidden: JSON.parse(row.hidden) as string[],
    updated_at: iso(row.updated_at),
  };
}

/** What is answered to questions about facts; null where nothing ever was. */
export async function interviewFactsOf(db: Database, userId: Id) {
  const row = await db
    .selectFrom('interview_facts')
    .select(['facts', 'updated_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { facts: JSON.parse(row.facts) as InterviewFacts, updated_at: iso(row.updated_at) } : null;
}

/** With their text, as it was read. */
export const documentsOf = (db: Database, userId: Id) =>
  inPages(
    db.selectFrom('documents').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null),
    'id',
    (row) => {
      const { user_id: _user, deleted_at: _deleted, section_count: _count, ...document } = row;
      return {
        ...document,
        unread: JSON.parse(document.unread) as OwnDocument['unread'],
        sections: JSON.parse(document.sections) as DocumentSection[],
        created_at: iso(document.created_at),
      };
    },
  );

export const jobsOf = (db: Database, userId: Id) =>
  inPages(
    db.selectFrom('jobs').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null),
    'id',
    (row) => {
      const { user_id: _user, deleted_at: _deleted, ...job } = row;
      return {
        ...job,
        interview_dates: JSON.parse(job.interview_dates) as string[],
        archived_at: iso(job.archived_at),
        created_at: iso(job.created_at),
        updated_at: iso(job.updated_at),
      };
    },
  );

export const storiesOf = (db: Database, userId: Id) =>
  inPages(
    db.selectFrom('stories').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null),
    'id',
    (row) => {
      const { user_id: _user, deleted_at: _deleted, ...story } = row;
      return {
        ...story,
        tags: JSON.parse(story.tags) as string[],
        created_at: iso(story.created_at),
        updated_at: iso(story.updated_at),
      };
    },
  );

export const conversationPages = (db: Database, userId: Id) =>
  inPages(
    db
      .selectFrom('conversations')
      .select(['id', 'title', 'created_at', 'updated_at'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null),
    'id',
    (row) => ({ ...row, created_at: iso(row.created_at), updated_at: iso(row.updated_at) }),
  );

/** The branches of a conversation among its other messages, the oldest first. */
export const messagePages = (db: Database, conversationId: Id) =>
  inPages(
    db
      .selectFrom('messages')
      .select(['id', 'parent_id', 'is_user', 'text', 'state', 'answered_by', 'created_at'])
      .where('conversation_id', '=', conversationId),
    'id',
    (row) => ({ ...row, is_user: row.is_user === 1, created_at: iso(row.created_at) }),
  );
