import { queryClient } from '#api/query-client.ts';

export const FACTS_KEY = ['interview-facts'];

/** Asks anew where the questions about facts are shown: by itself it is light, for all that changes the résumé. */
export const refreshFacts = (): void => void queryClient.invalidateQueries({ queryKey: FACTS_KEY });
