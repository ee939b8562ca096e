import type { Clock } from '#core/clock.ts';
import { newId } from '#db/database.ts';
import { accessTokens } from '#features/auth/access-tokens.ts';
import type { Dependencies } from '#dependencies.ts';

export interface SignedInUser {
  email: string;
  userId: string;
  token: string;
  headers: { authorization: string };
}

interface Place {
  dependencies: Pick<Dependencies, 'db' | 'secret'> & { config: { trials: { count: number } } };
  clock: Clock;
}

/** Verified, with a token and no password, whose hash would cost more than most tests. */
export async function signInNewUser(
  { dependencies, clock }: Place,
  email = `${newId()}@example.com`,
): Promise<SignedInUser> {
  const { db, config, secret } = dependencies;
  const userId = newId();
  const now = clock.now().getTime();
  await db
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: email,
      password_hash: '',
      verified_at: now,
      token_version: 1,
      trials: config.trials.count,
      created_at: now,
    })
    .execute();
  const token = accessTokens(secret, clock).issue({ userId, version: 1 });
  return { email, userId, token, headers: { authorization: `Bearer ${token}` } };
}
