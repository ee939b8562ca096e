import * as contract from '@pythia/contracts/accounts.ts';
import { SIGN_IN_TO_ACCOUNT } from '@pythia/contracts/budgets.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Sleep } from '#core/sleep.ts';
import type { Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import type { CallLimits } from '#http/call-limits.ts';
import type { Revocations } from '#http/revocation.ts';
import type { AccessTokens } from './access-tokens.ts';
import { emailKey, endTokens } from './accounts-store.ts';
import { changeOwnPassword } from './change-password.ts';
import { passwordCheck } from './check-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { passwordHasher } from './password-hasher.ts';
import { mailResetLink } from './request-password-reset.ts';
import { isSignUpVerified } from './email-links-store.ts';
import { sendVerificationAgain } from './resend-verification.ts';
import { requireResetLink, setNewPassword } from './reset-password.ts';
import { signInUser } from './sign-in.ts';
import { signUpUser, type SignUpParts } from './sign-up.ts';
import { verifyAddress } from './verify-email.ts';
import { workBehindAnswers } from './work-behind-answers.ts';

interface AuthParts extends Omit<SignUpParts, 'hasher'> {
  tokens: AccessTokens;
  limits: CallLimits;
  sleep: Sleep;
  revocations: Revocations;
}

export function openAuth(app: FastifyInstance, bind: Bind, given: AuthParts) {
  const behindAnswers = workBehindAnswers((error) => {
    app.log.error({ err: error }, 'a mail that was asked for was not written');
  });
  app.addHook('onClose', () => behindAnswers.finish());
  const hasher = passwordHasher();
  const parts = { ...given, hasher, checkPassword: passwordCheck({ ...given, hasher }) };

  bind(contract.signUp, async ({ body }) => {
    await signUpUser(parts, body);
    return { message: MESSAGES.signUpDone };
  });

  bind(contract.checkSignUp, async ({ query }) => ({
    verified: await isSignUpVerified(parts.db, query.ticket),
  }));

  bind(contract.resendVerification, ({ body }) => {
    behindAnswers.add(() => sendVerificationAgain(parts, body.email));
    return { message: SERVER_MESSAGES.verificationResent };
  });

  bind(contract.verifyEmail, async ({ query }) => {
    const email = await verifyAddress(parts, query.token);
    return { message: MESSAGES.emailVerified, email };
  });

  bind(contract.signIn, async ({ body, signal }) => {
    const token = await signInUser(parts, { email: body.username, password: body.password }, signal);
    return { access_token: token, token_type: 'bearer' as const };
  });

  bind(contract.requestPasswordReset, ({ query }) => {
    behindAnswers.add(() => mailResetLink(parts, query.email));
    return { message: SERVER_MESSAGES.resetRequested };
  });

  bind(contract.checkResetLink, ({ query }) => requireResetLink(parts, query.token));

  bind(contract.resetPassword, async ({ query, body, address }) => {
    const account = await setNewPassword(parts, { token: query.token, newPassword: body.new_password });
    await given.limits.forgive(SIGN_IN_TO_ACCOUNT, { account: emailKey(account), address });
    return { message: SERVER_MESSAGES.passwordReset };
  });

  bind(contract.changePassword, async ({ identity, body, signal }) => {
    const { current_password: currentPassword, new_password: newPassword } = body;
    await changeOwnPassword(parts, { userId: identity.userId, currentPassword, newPassword }, signal);
    return { message: SERVER_MESSAGES.passwordChanged };
  });

  bind(contract.signOutEverywhere, async ({ identity: { userId } }) => {
    await endTokens(parts.db, userId);
    parts.revocations.tell(userId);
  });

  return {
    confirmPassword: (known: { userId: Id; password: string }, signal: AbortSignal) =>
      confirmPassword(parts, known, signal),
  };
}
