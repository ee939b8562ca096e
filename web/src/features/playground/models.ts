import { PLAYGROUND_MODEL, playgroundModels } from '@pythia/contracts/playground.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authorisedCall } from '#account/authorised-call.ts';
import { readDraft, useDraft } from '#browser/draft.ts';

const CHOICE = 'playground-model';

export const chosenModel = (): string => readDraft(CHOICE) || PLAYGROUND_MODEL;

const modelsQuery = queryOptions({
  queryKey: ['playground', 'models'],
  queryFn: async ({ signal }) => (await authorisedCall(playgroundModels, { signal })).models,
});
const NONE: readonly string[] = [];

export function useModels(): {
  models: readonly string[];
  chosen: string;
  choose: (model: string) => void;
} {
  const { data: models = NONE } = useQuery(modelsQuery);
  const [choice, write] = useDraft(CHOICE);
  useEffect(() => {
    if (models.length > 0 && choice !== '' && !models.includes(choice)) write(''); // no longer offered
  }, [models, choice, write]);
  return { models, chosen: choice || (models[0] ?? ''), choose: write };
}
