import type { LoaderFunctionArgs } from 'react-router';
import { verifyEmail } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';

export type Verification = { verified: true } | { verified: false; reason: string };

/**
 * Spends the link's token, once per visit: a loader runs once where an effect may run twice, and a
 * second try of the same token would fail. The page renders at once and waits for the promise inside.
 */
export function verifyEmailLoader({ request }: LoaderFunctionArgs): { verification: Promise<Verification> } {
  const token = new URL(request.url).searchParams.get('token');
  return { verification: verify(token) };
}

async function verify(token: string | null): Promise<Verification> {
  if (!token) return { verified: false, reason: MESSAGES.noVerificationToken };
  try {
    await call(verifyEmail, { query: { token } });
    return { verified: true };
  } catch (error) {
    return { verified: false, reason: sentenceFor(error, MESSAGES.verificationFailed) };
  }
}
