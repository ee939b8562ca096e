import { type Customization, USUAL_CUSTOMIZATION, type Vocabulary } from '@pythia/contracts/customization.ts';
import type { NamedStyle, StyleChoice } from '@pythia/contracts/style.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';

export async function findCustomization(
  db: Database,
  userId: Id,
): Promise<{ version: number; choices: Customization }> {
  const row = await db
    .selectFrom('customizations')
    .select(['version', 'choices'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { version: 0, choices: USUAL_CUSTOMIZATION };
  return { version: row.version, choices: JSON.parse(row.choices) as Customization };
}

/**
 * @returns undefined: `version` is not the current one
 * @throws AccountGone
 */
export async function storeCustomization(
  db: Database,
  { userId, version, choices, now }: { userId: Id; version: number; choices: Customization; now: Instant },
): Promise<number | undefined> {
  const saved = { choices: JSON.stringify(choices), version: version + 1, updated_at: now };
  return inOpenAccount(db, userId, async (trx) => {
    const known = await findCustomization(trx, userId);
    if (known.version !== version) return undefined;
    await trx
      .insertInto('customizations')
      .values({ ...saved, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
      .execute();
    return saved.version;
  });
}

export const findVocabulary = async (db: Database, userId: Id): Promise<Vocabulary> =>
  (await findCustomization(db, userId)).choices.vocabulary;

export async function chosenStyle(
  db: Database,
  userId: Id,
  wanted?: StyleChoice,
): Promise<{ choice: StyleChoice; named: NamedStyle | null }> {
  const { styles, current } = (await findCustomization(db, userId)).choices;
  const choice = wanted === undefined ? current : wanted;
  return { choice, named: choice === null ? null : styles[choice] };
}
