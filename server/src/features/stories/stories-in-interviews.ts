import { storiesInUse } from '@pythia/contracts/stories.ts';
import type { Database, Id } from '#db/database.ts';
import { listStories } from './stories-store.ts';

/** The user's stories as the material of an interview has them: each under its title, the newest first. */
export async function storiesInInterviews(db: Database, userId: Id): Promise<string[]> {
  return storiesInUse(await listStories(db, userId)).map(({ title, text }) => `# ${title}\n\n${text}`);
}
