import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { listPlans } from '@pythia/contracts/billing.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { sentenceFor } from '#api/api-error.ts';
import { call } from '#api/call.ts';

/** `none`: payments are not configured. */
export type PlanOffer =
  | { phase: 'loading' }
  | { phase: 'ready'; plans: z.infer<(typeof listPlans)['reply']>['plans']; isTest: boolean }
  | { phase: 'none' }
  | { phase: 'failed'; reason: string };

const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(listPlans, { signal }),
});

export function useOffer(): { offer: PlanOffer; retry: () => void } {
  const { data, error, refetch } = useQuery(plansQuery);
  const offer: PlanOffer = data
    ? { phase: 'ready', plans: data.plans, isTest: data.test_mode }
    : error
      ? refusal(error)
      : { phase: 'loading' };
  return { offer, retry: () => void refetch() };
}

function refusal(error: unknown): PlanOffer {
  const reason = sentenceFor(error, 'The plans cannot be loaded right now.');
  return reason === MESSAGES.billingNotConfigured ? { phase: 'none' } : { phase: 'failed', reason };
}
