import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#dependencies.ts';
import { passwordHasher } from '#features/auth/password-hasher.ts';
import { signInNewUser } from './sign-in-new-user.ts';
import { subscribe } from './subscribed-user.ts';

/** `POST /test-users/free-user` and `/test-users/subscriber`. */
export async function serveTestUsers(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies;
  const password = 'Correct-horse-9';
  const hash = await passwordHasher().hash(password); // once, as it costs more than most tests
  const newUser = async () => {
    const user = await signInNewUser({ dependencies, clock });
    await db.updateTable('users').set({ password_hash: hash }).where('id', '=', user.userId).execute();
    return { ...user, password };
  };
  app.post('/test-users/free-user', newUser);
  app.post('/test-users/subscriber', async () => {
    const user = await newUser();
    await subscribe({ db, clock }, user.userId);
    return user;
  });
}
