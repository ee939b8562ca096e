import { PLAYGROUND_MODEL, playgroundModels } from '@pythia/contracts/playground.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authorisedCall } from '#account/authorised-call.ts';
import { readDraft, useDraft } from '#browser/draft.ts';

const CHOICE = 'playground-model';

/** The one to ask: the usual one unless another was chosen in this tab. */
export const chosenModel = (): string => readDraft(CHOICE) || PLAYGROUND_MODEL;

const modelsQuery = queryOptions({
  queryKey: ['playground', 'models'],
  queryFn: async ({ signal }) => (await authorisedCall(playgroundModels, { signal })).models,
});
/** The usual one is asked. */
const NONE: readonly string[] = [];

/** The models on offer, the usual one first; none until they are known. */
export function useModels(): {
  models: readonly string[];
  chosen: string;
  choose: (model: string) => void;
} {
  const { data: models = NONE } = useQuery(modelsQuery);
  const [choice, write] = useDraft(CHOICE);
  useEffect(() => {
    if (models.length > 0 && choice !== '' && !models.includes(choice)) write(''); // it is offered no more
  }, [models, choice, write]);
  return { models, chosen: choice || (models[0] ?? ''), choose: write };
}
