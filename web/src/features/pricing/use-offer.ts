import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { listPlans } from '@pythia/contracts/billing.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';

/** What can be bought here. `none` nothing, as nobody set up the payment. */
export type Offer =
  | { phase: 'loading' }
  | { phase: 'ready'; plans: z.infer<(typeof listPlans)['reply']>['plans']; isTest: boolean }
  | { phase: 'none' }
  | { phase: 'failed'; reason: string };

export function useOffer(): { offer: Offer; retry: () => void } {
  const [offer, setOffer] = useState<Offer>({ phase: 'loading' });
  const isLoading = offer.phase === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    void readOffer(signal).then((read) => signal.aborted || setOffer(read));
    return () => stopping.abort();
  }, [isLoading]);
  return { offer, retry: () => setOffer({ phase: 'loading' }) };
}

async function readOffer(signal: AbortSignal): Promise<Offer> {
  try {
    const { plans, test_mode } = await call(listPlans, { signal });
    return { phase: 'ready', plans, isTest: test_mode };
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Offer {
  const reason = sentenceFor(error, 'The plans cannot be read at the moment.');
  return reason === MESSAGES.billingNotConfigured ? { phase: 'none' } : { phase: 'failed', reason };
}
