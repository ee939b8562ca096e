import { randomBytes } from 'node:crypto';
import { API_PREFIX } from '@pythia/contracts/endpoint.ts';
import { readPicture } from '@pythia/contracts/profile.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { inOpenAccount } from '#db/lock-user.ts';

export const pictureUrl = (id: string): string => API_PREFIX + readPicture.path.replace(':id', id);

/** Names are 43 random characters, new each time. */
export async function replacePicture(
  db: Database,
  { userId, bytes, now }: { userId: Id; bytes: Uint8Array; now: Instant },
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const picture = { id, bytes, created_at: now };
  return inOpenAccount(db, userId, async (trx) => {
    await trx
      .insertInto('profile_pictures')
      .values({ ...picture, user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(picture))
      .execute();
    return id;
  });
}

export async function findPicture(db: Database, id: string): Promise<Uint8Array | undefined> {
  const picture = await db
    .selectFrom('profile_pictures')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return picture?.bytes;
}

export async function deletePicture(db: Database, userId: Id): Promise<void> {
  await db.deleteFrom('profile_pictures').where('user_id', '=', userId).execute();
}
