import { queryClient } from '#api/query-client.ts';

export const FACTS_KEY = ['interview-facts'];

/** In a file of its own, as every change of the résumé needs it, and questions are heavy. */
export const refreshFacts = (): void => void queryClient.invalidateQueries({ queryKey: FACTS_KEY });
