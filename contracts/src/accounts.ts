import { z } from 'zod';
import { AnsweringWay } from './answering.ts';
import { DATA_EXPORT, mailing, PASSWORD_CHECK, RESET_REQUEST, SIGN_IN } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { isStrongPassword } from './password.ts';
import { Text } from './text.ts';

/**
 * Time that ended sessions are kept, within the operator's limit. `none`: deleted within two minutes of their
 * end.
 */
export const SessionRetention = z.enum(['until-deleted', '30-days', 'none']);
export type SessionRetention = z.infer<typeof SessionRetention>;

const Email = z.email('Enter a valid email address.').max(LIMITS.email);
const Message = z.object({ message: z.string() });
const LinkToken = z.object({ token: Text.min(1).max(200) });
/**
 * Random. By it the page that signed up learns that the address was verified, in whatever browser the link
 * was opened.
 */
const SignUpTicket = Text.min(16).max(100);

export const User = z.object({
  email: z.string(),
  subscription: z.iso.datetime().nullable(),
  subscription_id: z.string().nullable(),
  /**
   * `past_due`: the last payment failed; access ends with `subscription` unless another succeeds. Null
   * without a subscription that goes on or can be mended.
   */
  subscription_state: z.enum(['renewing', 'ending', 'past_due']).nullable(),
  subscription_interval: z.enum(['year', 'month']).nullable(),
  trial: z.int().nonnegative(),
  profile_pic_url: z.string().nullable(),
  is_verified: z.boolean(),
  session_retention: SessionRetention,
  answering: AnsweringWay,
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/users/signup',
  summary: 'Create an account and mail a verification link',
  access: 'public',
  budgets: mailing('sign-up'),
  account: 'email',
  body: z.object({
    email: Email,
    password: Text.max(LIMITS.passwordMax).refine(isStrongPassword, MESSAGES.passwordTooWeak),
    ticket: SignUpTicket.optional(),
  }),
  reply: Message,
});

/** Answers no for an unknown ticket, and for one that a later sign-up replaced. */
export const checkSignUp = defineEndpoint({
  method: 'GET',
  path: '/users/signup',
  summary: 'Ask whether the address of a sign-up is verified by now',
  access: 'public',
  query: z.object({ ticket: SignUpTicket }),
  reply: z.object({ verified: z.boolean() }),
});

/** Answers alike for unknown, verified and unverified addresses. */
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/users/resend-verification',
  summary: 'Mail a new verification link, which replaces the earlier one',
  access: 'public',
  budgets: mailing('resend'),
  account: 'email',
  body: z.object({ email: Email }),
  reply: Message,
});

/** 409 when the address is verified already, 410 when a newer link works. */
export const verifyEmail = defineEndpoint({
  method: 'GET',
  path: '/users/verify-email',
  summary: 'Confirm an address by the token of the mailed link',
  access: 'public',
  isOnDemand: true,
  query: LinkToken,
  reply: Message.extend({ email: z.string() }),
});

/**
 * OAuth 2 password grant (RFC 6749 §4.3): form-encoded, the e-mail as `username`. Three wrong passwords in a
 * row delay the next answer by up to eight seconds.
 */
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/login/access-token',
  summary: 'Exchange email and password for a bearer token',
  access: 'public',
  budgets: SIGN_IN,
  account: 'username',
  bodyType: 'form',
  body: z.object({
    grant_type: z.literal('password').optional(),
    username: Text.min(1).max(LIMITS.email),
    password: Text.min(1).max(LIMITS.passwordMax),
    scope: Text.max(200).optional(),
    client_id: Text.max(200).optional(),
    client_secret: Text.max(200).optional(),
  }),
  reply: z.object({ access_token: z.string().min(1), token_type: z.literal('bearer') }),
});

/** Answers alike for known and unknown addresses. */
export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/users/password-reset',
  summary: 'Mail a link for a new password',
  access: 'public',
  budgets: RESET_REQUEST,
  account: 'email',
  query: z.object({ email: Email }),
  reply: Message,
});

export const checkResetLink = defineEndpoint({
  method: 'GET',
  path: '/users/reset-password',
  summary: 'Ask whether the mailed link for a new password still works',
  access: 'public',
  query: LinkToken,
  reply: 'nothing',
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/users/reset-password',
  summary: 'Set a new password by the token of the mailed link',
  access: 'public',
  query: LinkToken,
  bodyType: 'form',
  body: z.object({
    new_password: Text.max(LIMITS.passwordMax).refine(isStrongPassword, MESSAGES.passwordTooWeak),
  }),
  reply: Message,
});

export const currentUser = defineEndpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user',
  access: 'user',
  reply: User,
});

const CurrentPassword = Text.min(1).max(LIMITS.passwordMax);

export const changePassword = defineEndpoint({
  method: 'PATCH',
  path: '/users/me/password',
  summary: 'Change the password of the signed-in user',
  access: 'user',
  budgets: PASSWORD_CHECK,
  body: z.object({
    current_password: CurrentPassword,
    new_password: Text.max(LIMITS.passwordMax).refine(isStrongPassword, MESSAGES.passwordTooWeak),
  }),
  reply: Message,
});

export const signOutEverywhere = defineEndpoint({
  method: 'POST',
  path: '/users/me/sign-out-everywhere',
  summary: 'End every token of the signed-in user, the calling one included',
  access: 'user',
  reply: 'nothing',
});

export const changeSessionRetention = defineEndpoint({
  method: 'PATCH',
  path: '/users/me/session-retention',
  summary: 'Choose how long sessions are kept',
  access: 'user',
  body: z.object({ session_retention: SessionRetention }),
  reply: User,
});

export const changeAnswering = defineEndpoint({
  method: 'PATCH',
  path: '/users/me/answering',
  summary: 'Choose how questions that are found in an interview are answered, from now on',
  access: 'user',
  body: z.object({ answering: AnsweringWay }),
  reply: User,
});

export const exportData = defineEndpoint({
  method: 'GET',
  path: '/users/me/data',
  summary: 'Download what is kept about the signed-in user',
  access: 'user',
  budgets: DATA_EXPORT,
  reply: 'download',
});

/** Immediate and final; a running subscription is cancelled first. 400 for a wrong password. */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/users/me/delete',
  summary: 'Delete the account of the signed-in user with everything in it',
  access: 'user',
  budgets: PASSWORD_CHECK,
  body: z.object({ password: CurrentPassword }),
  reply: 'nothing',
});
