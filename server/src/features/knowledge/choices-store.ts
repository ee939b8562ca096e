import type { Library } from '#coach/library.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';

interface Choices extends Library {
  version: number;
}

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

export async function libraryInInterviews(db: Database, userId: Id): Promise<Library> {
  const { fields, hidden } = await findChoices(db, userId);
  return { fields, hidden };
}

/**
 * @returns undefined: `version` is not the current one
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

/**
 * One entry a call, so that windows cannot undo each other.
 * @throws AccountGone
 */
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
