import { systemClock } from '../../server/src/core/clock.ts';
import { newId } from '../../server/src/db/database.ts';
import { accessTokens } from '../../server/src/features/auth/access-tokens.ts';
import type { LandingSite } from '../landing/start-site.ts';

const DAY_MS = 24 * 3_600_000;

/** @returns a verified user's token */
export async function addPerson({ db, secret }: LandingSite, { pro }: { pro: boolean }): Promise<string> {
  const id = newId();
  const email = `${id}@example.com`;
  const now = systemClock.now().getTime();
  await db
    .insertInto('users')
    .values({
      id,
      email,
      email_key: email,
      password_hash: '',
      verified_at: now,
      token_version: 1,
      trials: 3,
      subscription_ends_at: pro ? now + 30 * DAY_MS : null,
      subscription_state: pro ? 'renewing' : null,
      subscription_interval: pro ? 'month' : null,
      created_at: now,
    })
    .execute();
  return accessTokens(secret, systemClock).issue({ userId: id, version: 1 });
}
