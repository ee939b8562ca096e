import { z } from 'zod';
import { DATA_EXPORT, mailing, PASSWORD_CHECK, RESET_REQUEST, SIGN_IN } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { isStrongPassword } from './password.ts';
import { Text } from './text.ts';

/**
 * How long the sessions of a user are kept after their end; never longer than the operator keeps any. With `none`
 * they go when their user ends them, or a minute or two after they ran out.
 */
export const SessionRetention = z.enum(['until-deleted', '30-days', 'none']);
export type SessionRetention = z.infer<typeof SessionRetention>;

const Email = z.email('Enter a valid email address.').max(LIMITS.email);
const Message = z.object({ message: z.string() });
const LinkToken = z.object({ token: Text.min(1).max(200) });
/** Random, made by whoever signs up; by it they learn that their address was verified, wherever the link was opened. */
const SignUpTicket = Text.min(16).max(100);

export const User = z.object({
  email: z.string(),
  /** When the paid period ends (ISO instant); absent or past means not subscribed. */
  subscription: z.iso.datetime().nullable(),
  /** Of the one that the portal manages. */
  subscription_id: z.string().nullable(),
  /**
   * `renewing` at the end of the period · `ending` with it · `past_due` the last payment failed, and access ends
   * with `subscription` unless another one succeeds. Null without a subscription that goes on or can be mended.
   */
  subscription_state: z.enum(['renewing', 'ending', 'past_due']).nullable(),
  subscription_interval: z.enum(['year', 'month']).nullable(),
  /** Free trial sessions left. */
  trial: z.int().nonnegative(),
  profile_pic_url: z.string().nullable(),
  is_verified: z.boolean(),
  session_retention: SessionRetention,
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

/** Whether the address of a sign-up was verified since; of an unknown ticket, or one that a later sign-up replaced: no. */
export const checkSignUp = defineEndpoint({
  method: 'GET',
  path: '/users/signup',
  summary: 'Ask whether the address of a sign-up is verified by now',
  access: 'public',
  query: z.object({ ticket: SignUpTicket }),
  reply: z.object({ verified: z.boolean() }),
});

/** Answers alike whether the address is unknown, verified or not. */
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

/** A link that does not work is a 409 when its address is verified already, and a 410 when a newer one works. */
export const verifyEmail = defineEndpoint({
  method: 'GET',
  path: '/users/verify-email',
  summary: 'Confirm an address by the token of the mailed link',
  access: 'public',
  isOnDemand: true,
  query: LinkToken,
  /** With the address, for the sign-in. */
  reply: Message.extend({ email: z.string() }),
});

/**
 * OAuth 2 password grant (RFC 6749 §4.3): form-encoded, the e-mail travels as `username`. After three wrong
 * passwords in a row it is answered up to eight seconds later.
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

/** Answers alike whether the address is known or not. */
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

/** Whether a link for a new password still works, before one is typed; refused as the reset itself would be. */
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

/** Ends every token of the account, the calling one included. A wrong current password is a 400. */
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

/** Sessions that are over follow the new choice too, within a minute or two (`none`) or an hour (`30-days`). */
export const changeSessionRetention = defineEndpoint({
  method: 'PATCH',
  path: '/users/me/session-retention',
  summary: 'Choose how long sessions are kept',
  access: 'user',
  body: z.object({ session_retention: SessionRetention }),
  reply: User,
});

/** One JSON document of everything that is kept about the user. */
export const exportData = defineEndpoint({
  method: 'GET',
  path: '/users/me/data',
  summary: 'Download what is kept about the signed-in user',
  access: 'user',
  budgets: DATA_EXPORT,
  reply: 'download',
});

/** At once and for good; a running subscription is cancelled before. A wrong password is a 400. */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/users/me/delete',
  summary: 'Delete the account of the signed-in user with everything in it',
  access: 'user',
  budgets: PASSWORD_CHECK,
  body: z.object({ password: CurrentPassword }),
  reply: 'nothing',
});
