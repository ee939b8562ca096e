import { settlesWithin } from '#core/settles-within.ts';
import type { ChatModel, ChatTurn } from '#providers/llm/chat-model.ts';
import type { Material } from '#coach/material.ts';

interface AskedAbout {
  userId: string;
  material: Material;
  turns: readonly ChatTurn[];
  before?: string | undefined;
  /** The title of the story that is to be told. */
  instead?: string | undefined;
}

/** What of the candidate's experience fits the last turn, the best first; of a story that is to be told, that alone. */
export type BestExperience = (asked: AskedAbout, count: number) => Promise<readonly string[]>;

export interface ExperienceParts {
  model: ChatModel;
  bestExperience: BestExperience;
  /** Hears of a search that failed; the answer goes on without it. */
  onSearchFailure: (error: unknown) => void;
}

const NAMED = 3;
/** The answer must not wait for what only makes it better. */
const WITHIN_MS = 300;

/** For a language model's prompt; none where they are not found in time. The built-in coach finds its own. */
export async function experiencesFor(
  { model, bestExperience, onSearchFailure }: ExperienceParts,
  asked: AskedAbout,
): Promise<readonly string[]> {
  const known = asked.instead === undefined ? [] : [asked.instead];
  if (model.answerer.kind === 'coach') return known;
  const best = bestExperience(asked, NAMED).catch((error: unknown) => {
    onSearchFailure(error);
    return [];
  });
  const found = (await settlesWithin(best, WITHIN_MS)) ? await best : [];
  return found.length > 0 ? found : known;
}
