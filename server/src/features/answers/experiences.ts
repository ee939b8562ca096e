import { settlesWithin } from '#core/settles-within.ts';
import type { ChatModel, ChatTurn } from '#providers/llm/chat-model.ts';
import type { Material } from '#coach/material.ts';

/** What of the candidate's experience fits the last turn, the best first. */
export type BestExperience = (
  asked: { userId: string; material: Material; turns: readonly ChatTurn[]; before?: string | undefined },
  count: number,
) => Promise<readonly string[]>;

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
  asked: Parameters<BestExperience>[0],
): Promise<readonly string[]> {
  if (model.answerer.kind === 'coach') return [];
  const best = bestExperience(asked, NAMED).catch((error: unknown) => {
    onSearchFailure(error);
    return [];
  });
  return (await settlesWithin(best, WITHIN_MS)) ? best : [];
}
