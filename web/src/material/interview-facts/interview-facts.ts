import { queryOptions } from '@tanstack/react-query';
import type { FactMatter, InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import { readInterviewFacts, saveInterviewFacts } from '@pythia/contracts/interview-facts.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { versionedChanges } from '#account/versioned-changes.ts';
import { heldShown } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import { FACTS_KEY, refreshFacts } from './refresh-facts.ts';

export interface KeptFacts {
  version: number;
  facts: InterviewFacts;
  silent: readonly FactMatter[];
}

export const interviewFacts = queryOptions({
  queryKey: FACTS_KEY,
  queryFn: async ({ signal }): Promise<KeptFacts> =>
    heldShown<KeptFacts>(FACTS_KEY) ?? authorisedCall(readInterviewFacts, { signal }),
});
const { queryKey } = interviewFacts;

const channel = openChannel('interview-facts');
channel?.addEventListener('message', refreshFacts);

const change = versionedChanges<KeptFacts>(async ({ facts }, version, { keepalive }) => {
  const saved = await authorisedCall(saveInterviewFacts, { body: { version, facts }, keepalive });
  tell(channel, 'changed');
  return saved;
});

export const answerFact = (matter: FactMatter, text: string): Promise<boolean> => set(matter, text);

export const skipFact = (matter: FactMatter): Promise<boolean> => set(matter, null);

export const askFactAgain = (matter: FactMatter): Promise<boolean> =>
  change({ queryKey, edit: without(matter) });

export const clearFact = (matter: FactMatter, label: string): Promise<boolean> =>
  change({ queryKey, edit: without(matter), sentence: `“${label}” is cleared.`, keepsFocus: true });

const set = (matter: FactMatter, answer: string | null): Promise<boolean> =>
  change({ queryKey, edit: (shown) => ({ ...shown, facts: { ...shown.facts, [matter]: answer } }) });

const without =
  (matter: FactMatter) =>
  (shown: KeptFacts): KeptFacts => {
    const { [matter]: _, ...facts } = shown.facts;
    return { ...shown, facts };
  };
