import { expect, test } from 'vitest';
import { accountCalls } from '#testing/account-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

test('a server that stops works off what it has answered', async () => {
  const running = await startTestApp();
  const { email } = await signInNewUser(running);
  const call = accountCalls(running.app);
  await call.requestReset('eve@example.com');
  await call.requestReset(email);
  await running.app.close();
  const { db } = running.dependencies;
  const links = await db.selectFrom('email_tokens').select(['purpose', 'user_id']).execute();
  const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await running.close();
  expect(links).toEqual([{ purpose: 'reset-password', user_id: user.id }]);
});
