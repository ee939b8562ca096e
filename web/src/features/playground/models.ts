import { PLAYGROUND_MODEL, playgroundModels } from '@pythia/contracts/playground.ts';
import { useEffect, useState } from 'react';
import { authorisedCall } from '#account/authorised-call.ts';
import { readDraft, useDraft } from '#browser-draft.ts';

const CHOICE = 'playground-model';

/** The one to ask: the usual one unless another was chosen in this tab. */
export const chosenModel = (): string => readDraft(CHOICE) || PLAYGROUND_MODEL;

/** The models on offer, the usual one first; none until they are known. */
export function useModels(): {
  models: readonly string[];
  chosen: string;
  choose: (model: string) => void;
} {
  const [models, setModels] = useState<readonly string[]>([]);
  const [choice, write] = useDraft(CHOICE);
  useEffect(() => {
    const asking = new AbortController();
    authorisedCall(playgroundModels, { signal: asking.signal }).then(
      (told) => setModels(told.models),
      () => {}, // the usual one is asked
    );
    return () => asking.abort();
  }, []);
  useEffect(() => {
    if (models.length > 0 && choice !== '' && !models.includes(choice)) write(''); // it is offered no more
  }, [models, choice, write]);
  return { models, chosen: choice || (models[0] ?? ''), choose: write };
}
