import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import * as liveCopilot from './migrations/001-live-copilot.ts';
import * as sessionTimeline from './migrations/002-session-timeline.ts';
import * as streamLeases from './migrations/003-stream-leases.ts';
import * as countedSessions from './migrations/004-counted-sessions.ts';
import * as replacedLinks from './migrations/005-replaced-links.ts';
import * as accountsAndBilling from './migrations/006-accounts-and-billing.ts';
import * as testCheckout from './migrations/007-test-checkout.ts';
import * as proWorkspace from './migrations/008-pro-workspace.ts';
import * as countedEntries from './migrations/009-counted-entries.ts';
import * as restorable from './migrations/010-restorable.ts';
import * as oldRows from './migrations/011-old-rows.ts';
import * as spentTrials from './migrations/012-spent-trials.ts';
import * as listeners from './migrations/013-listeners.ts';
import * as settledStories from './migrations/014-settled-stories.ts';
import * as interviewLanguage from './migrations/015-interview-language.ts';
import * as knowledgeChoices from './migrations/018-knowledge-choices.ts';
import * as interviewFacts from './migrations/019-interview-facts.ts';
import * as documents from './migrations/020-documents.ts';
import * as customization from './migrations/021-customization.ts';
import * as sessionsOfUser from './migrations/022-sessions-of-user.ts';
import * as settledJobs from './migrations/023-settled-jobs.ts';
import * as preparedAnswers from './migrations/024-prepared-answers.ts';
import * as secondScreens from './migrations/025-second-screens.ts';
import * as practices from './migrations/026-practices.ts';
import * as answering from './migrations/027-answering.ts';
import * as thankYouNotes from './migrations/028-thank-you-notes.ts';

/** Running order; a released name never changes. */
const migrations: Record<string, Migration> = {
  '001-live-copilot': liveCopilot,
  '002-session-timeline': sessionTimeline,
  '003-stream-leases': streamLeases,
  '004-counted-sessions': countedSessions,
  '005-replaced-links': replacedLinks,
  '006-accounts-and-billing': accountsAndBilling,
  '007-test-checkout': testCheckout,
  '008-pro-workspace': proWorkspace,
  '009-counted-entries': countedEntries,
  '010-restorable': restorable,
  '011-old-rows': oldRows,
  '012-spent-trials': spentTrials,
  '013-listeners': listeners,
  '014-settled-stories': settledStories,
  '015-interview-language': interviewLanguage,
  '018-knowledge-choices': knowledgeChoices,
  '019-interview-facts': interviewFacts,
  '020-documents': documents,
  '021-customization': customization,
  '022-sessions-of-user': sessionsOfUser,
  '023-settled-jobs': settledJobs,
  '024-prepared-answers': preparedAnswers,
  '025-second-screens': secondScreens,
  '026-practices': practices,
  '027-answering': answering,
  '028-thank-you-notes': thankYouNotes,
};

const IS_NEWER = /^corrupted migrations: previously executed migration \S+ is missing/;

export class NewerSchema extends Error {
  override readonly name = 'NewerSchema';
  override readonly message =
    'the database was used by a newer version of Pythia. Start that one, or restore a backup from before';
}

/**
 * Migrates in one transaction. Instances may start together: PostgreSQL's migrator takes an advisory lock,
 * SQLite's transaction is one.
 * @throws NewerSchema, or the first migration's error; the schema is unchanged then
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && IS_NEWER.test(error.message)) throw new NewerSchema();
  if (error) throw error;
}
