import { createPortal } from '@pythia/contracts/billing.ts';
import type { User } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { signOut } from '#account/sign-out.ts';

export type PortalStep =
  | { to: 'portal'; url: string }
  | { to: 'plans' }
  | { to: 'sign-in' }
  | { to: 'nowhere'; reason: string };

/** The specification's table for the Billing Portal says what each status leads to. */
export async function goToPortal(
  { subscription_id }: Pick<User, 'subscription_id'>,
  options: { origin?: string } = {},
): Promise<PortalStep> {
  if (readAuthToken() === null) return leave();
  if (subscription_id === null) return { to: 'plans' };
  try {
    const { url } = await authorisedCall(createPortal, { body: { subscription_id }, ...options });
    return { to: 'portal', url };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { to: 'sign-in' };
    if (error instanceof ApiError && error.status === 403) return leave(error.message);
    return { to: 'nowhere', reason: sentenceFor(error, MESSAGES.failedToCreatePortal) };
  }
}

function leave(notice?: string): PortalStep {
  signOut(notice);
  return { to: 'sign-in' };
}
