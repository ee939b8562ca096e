import { newId } from '#db/columns.ts';
import type { TestApp } from './start-test-app.ts';

export const PASSWORD = 'Correct horse 1';

export interface SignedInUser {
  email: string;
  userId: string;
  token: string;
  /** The header that goes with this user's calls. */
  headers: { authorization: string };
}

/** Somebody who signed up, whose address counts as verified, and who signed in. */
export async function signInNewUser(
  { app, dependencies, clock }: TestApp,
  email = `${newId()}@example.com`,
): Promise<SignedInUser> {
  await app.inject({ method: 'POST', url: '/api/v1/users/signup', payload: { email, password: PASSWORD } });
  const { id } = await dependencies.db
    .updateTable('users')
    .set({ verified_at: clock.now().getTime() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await signIn(app, email, PASSWORD);
  return { email, userId: id, token, headers: { authorization: `Bearer ${token}` } };
}

async function signIn(app: TestApp['app'], username: string, password: string): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/login/access-token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
  });
  return reply.json<{ access_token: string }>().access_token;
}
