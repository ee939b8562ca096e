import type { FastifyInstance } from 'fastify';
import type { Id } from '#db/columns.ts';
import type { Sleep } from '#core/sleep.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { passwordCheck } from './check-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { passwordHasher } from './password-hasher.ts';
import { bindAuth, type AuthParts } from './routes.ts';
import { workBehindAnswers } from './work-behind-answers.ts';

interface OpeningParts extends Omit<AuthParts, 'hasher' | 'checkPassword' | 'behindAnswers'> {
  sleep: Sleep;
}

/**
 * Binds the calls; a server that closes finishes what they have left to do.
 * @returns what makes sure that a signed-in user knows the password
 */
export function openAuth(app: FastifyInstance, bind: Bind, parts: OpeningParts) {
  const { db } = parts;
  const behindAnswers = workBehindAnswers((error) => {
    app.log.error({ err: error }, 'a mail that was asked for was not written');
  });
  app.addHook('onClose', () => behindAnswers.finish());
  const hasher = passwordHasher();
  const checkPassword = passwordCheck({ ...parts, hasher });
  bindAuth(bind, { ...parts, hasher, checkPassword, behindAnswers });
  return {
    confirmPassword: (given: { userId: Id; password: string }, signal: AbortSignal) =>
      confirmPassword({ db, checkPassword }, given, signal),
  };
}
