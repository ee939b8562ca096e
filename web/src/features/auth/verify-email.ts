import type { LoaderFunctionArgs } from 'react-router';
import { verifyEmail } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { ApiError, sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { writeDraft } from '#browser/draft.ts';
import { stopAwaiting } from './check-your-mail/awaited-address.ts';

/** `outdated`: another link may work; `already`: nothing left to do. */
export type Verification =
  | { outcome: 'verified' }
  | { outcome: 'already' | 'outdated' | 'failed'; reason: string };

const OUTCOMES: Partial<Record<number, 'already' | 'outdated'>> = { 409: 'already', 410: 'outdated' };

/** One try a visit: effects may run twice, and a token works once. */
export function verifyEmailLoader({ request }: LoaderFunctionArgs): { verification: Promise<Verification> } {
  const token = new URL(request.url).searchParams.get('token');
  return { verification: verify(token) };
}

async function verify(token: string | null): Promise<Verification> {
  if (!token) return { outcome: 'failed', reason: MESSAGES.noVerificationToken };
  await shown();
  try {
    const { email } = await call(verifyEmail, { query: { token } });
    stopAwaiting();
    writeDraft('sign-in-email', email);
    return { outcome: 'verified' };
  } catch (error) {
    const outcome = (error instanceof ApiError && OUTCOMES[error.status]) || 'failed';
    return { outcome, reason: sentenceFor(error, MESSAGES.verificationFailed) };
  }
}

/** Browsers may prerender a link that nobody opens. */
async function shown(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
