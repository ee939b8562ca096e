import { newId } from '#db/columns.ts';
import { accountCalls, tokenOf } from './account-calls.ts';
import type { TestApp } from './start-test-app.ts';

export interface SignedInUser {
  email: string;
  userId: string;
  token: string;
  /** The header that goes with this user's calls. */
  headers: { authorization: string };
}

/** Somebody who signed up, whose address counts as verified, and who signed in. */
export async function signInNewUser(
  { app, dependencies, clock }: Pick<TestApp, 'app' | 'dependencies' | 'clock'>,
  email = `${newId()}@example.com`,
): Promise<SignedInUser> {
  const call = accountCalls(app);
  await call.signUp(email);
  const { id } = await dependencies.db
    .updateTable('users')
    .set({ verified_at: clock.now().getTime() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = tokenOf(await call.signIn(email));
  return { email, userId: id, token, headers: { authorization: `Bearer ${token}` } };
}
