import type { Library } from '#coach/library.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';

/** What a user has chosen of the knowledge base, and which version of the fields that is. */
interface Choices extends Library {
  version: number;
}

/** Version 0, no fields and nothing hidden where nothing ever was chosen. */
export async function findChoices(db: Database, userId: Id): Promise<Choices> {
  const row = await db
    .selectFrom('knowledge_choices')
    .select(['version', 'fields', 'hidden'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { version: 0, fields: null, hidden: [] };
  return {
    version: row.version,
    fields: row.fields === null ? null : (JSON.parse(row.fields) as string[]),
    hidden: JSON.parse(row.hidden) as string[],
  };
}

/** The same as sessions are answered with it. */
export async function libraryInInterviews(db: Database, userId: Id): Promise<Library> {
  const { fields, hidden } = await findChoices(db, userId);
  return { fields, hidden };
}

/**
 * Takes the place of the fields that were chosen.
 * @returns the new version; undefined: that was another one than the one that is to be replaced
 * @throws AccountGone
 */
export const saveFields = (
  db: Database,
  { userId, now, version, fields }: Pick<Choices, 'version' | 'fields'> & { userId: Id; now: Instant },
): Promise<number | undefined> =>
  inOpenAccount(db, userId, async (trx) => {
    const known = await findChoices(trx, userId);
    if (known.version !== version) return undefined;
    await save(trx, { ...known, fields, version: version + 1, userId, now });
    return version + 1;
  });

/** Lets an entry be hidden, or shown again; each on its own, so that several windows cannot undo each other's. @throws AccountGone */
export async function setHidden(
  db: Database,
  { userId, now, entry, isHidden }: { userId: Id; now: Instant; entry: string; isHidden: boolean },
): Promise<void> {
  await inOpenAccount(db, userId, async (trx) => {
    const known = await findChoices(trx, userId);
    const others = known.hidden.filter((id) => id !== entry);
    await save(trx, { ...known, hidden: isHidden ? [...others, entry] : others, userId, now });
  });
}

async function save(
  trx: Database,
  { userId, now, version, fields, hidden }: Choices & { userId: Id; now: Instant },
): Promise<void> {
  const saved = {
    version,
    fields: fields && JSON.stringify(fields),
    hidden: JSON.stringify(hidden),
    updated_at: now,
  };
  await trx
    .insertInto('knowledge_choices')
    .values({ ...saved, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute();
}
