import { queryClient } from '#api/query-client.ts';

export const FACTS_KEY = ['interview-facts'];

/** Apart from the questions and light, as every résumé change calls it. */
export const refreshFacts = (): void => void queryClient.invalidateQueries({ queryKey: FACTS_KEY });
