import { z } from 'zod';
import { mailing, SIGN_IN } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { isStrongPassword } from './password.ts';
import { Text } from './text.ts';

const Email = z.email('Enter a valid email address.').max(LIMITS.email);
const Message = z.object({ message: z.string() });

export const User = z.object({
  email: z.string(),
  /** When the paid period ends (ISO instant); absent or past means not subscribed. */
  subscription: z.iso.datetime().nullable(),
  subscription_id: z.string().nullable(),
  /** Free trial sessions left. */
  trial: z.int().nonnegative(),
  profile_pic_url: z.string().nullable(),
  is_verified: z.boolean(),
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
    password: z.string().max(LIMITS.passwordMax).refine(isStrongPassword, MESSAGES.passwordTooWeak),
  }),
  reply: Message,
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
  query: z.object({ token: z.string().min(1).max(200) }),
  reply: Message,
});

/** OAuth 2 password grant (RFC 6749 §4.3): form-encoded, the e-mail travels as `username`. */
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
    password: z.string().min(1).max(LIMITS.passwordMax),
    scope: z.string().max(200).optional(),
    client_id: z.string().max(200).optional(),
    client_secret: z.string().max(200).optional(),
  }),
  reply: z.object({ access_token: z.string().min(1), token_type: z.literal('bearer') }),
});

/** Answers alike whether the address is known or not. */
export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/users/password-reset',
  summary: 'Mail a link for a new password',
  access: 'public',
  budgets: mailing('reset request'),
  account: 'email',
  query: z.object({ email: Email }),
  reply: Message,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/users/reset-password',
  summary: 'Set a new password by the token of the mailed link',
  access: 'public',
  query: z.object({ token: z.string().min(1).max(200) }),
  bodyType: 'form',
  body: z.object({
    new_password: z.string().max(LIMITS.passwordMax).refine(isStrongPassword, MESSAGES.passwordTooWeak),
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
