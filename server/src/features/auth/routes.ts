import * as contract from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import type { AccessTokens } from './access-tokens.ts';
import { endTokens } from './accounts-store.ts';
import { changeOwnPassword } from './change-password.ts';
import type { CheckPassword } from './check-password.ts';
import { mailResetLink } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signUp, type SignUpParts } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';
import type { WorkBehindAnswers } from './work-behind-answers.ts';

export interface AuthParts extends SignUpParts {
  tokens: AccessTokens;
  checkPassword: CheckPassword;
  behindAnswers: WorkBehindAnswers;
}

export function bindAuth(bind: Bind, parts: AuthParts): void {
  bind(contract.signUp, async ({ body }) => {
    await signUp(parts, body);
    return { message: MESSAGES.signUpDone };
  });

  bind(contract.resendVerification, ({ body }) => {
    parts.behindAnswers.add(() => resendVerification(parts, body.email));
    return { message: MESSAGES.verificationResent };
  });

  bind(contract.verifyEmail, async ({ query }) => {
    await verifyEmail(parts, query.token);
    return { message: MESSAGES.emailVerified };
  });

  bind(contract.signIn, async ({ body, signal }) => {
    const token = await signIn(parts, { email: body.username, password: body.password }, signal);
    return { access_token: token, token_type: 'bearer' as const };
  });

  bind(contract.requestPasswordReset, ({ query }) => {
    parts.behindAnswers.add(() => mailResetLink(parts, query.email));
    return { message: MESSAGES.resetRequested };
  });

  bind(contract.resetPassword, async ({ query, body }) => {
    await resetPassword(parts, { token: query.token, newPassword: body.new_password });
    return { message: MESSAGES.passwordReset };
  });

  bind(contract.changePassword, async ({ identity, body, signal }) => {
    const { current_password: currentPassword, new_password: newPassword } = body;
    await changeOwnPassword(parts, { userId: identity.userId, currentPassword, newPassword }, signal);
    return { message: MESSAGES.passwordChanged };
  });

  bind(contract.signOutEverywhere, ({ identity }) => endTokens(parts.db, identity.userId));
}
