import type { Passage } from '#coach/answer.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { ChatModel, ChatTurn } from '#providers/llm/chat-model.ts';

interface AskedOfLibrary {
  userId: string;
  material: Material;
  library: Library;
  turns: readonly ChatTurn[];
  before?: string | undefined;
}

/** What of a library helps to answer the last turn, the best first. */
export type FindPassages = (asked: AskedOfLibrary, count: number) => Promise<readonly Passage[]>;

export interface PassageParts {
  model: ChatModel;
  findPassages: FindPassages;
  /** Hears of a search that failed; the answer goes on without it. */
  onSearchFailure: (error: unknown) => void;
}

const MOST = 3;
/** The answer must not wait for what only makes it better. */
const WITHIN_MS = 80;

/** Passages for a language model's prompt; none that are not found in time. The built-in coach finds its own. */
export async function passagesFor(
  { model, findPassages, onSearchFailure }: PassageParts,
  { library, ...asked }: Omit<AskedOfLibrary, 'library'> & { library: Library | undefined },
): Promise<readonly Passage[]> {
  if (!library || model.answerer.kind === 'coach') return [];
  const search = findPassages({ ...asked, library }, MOST).catch((error: unknown) => {
    onSearchFailure(error);
    return [];
  });
  return (await settlesWithin(search, WITHIN_MS)) ? search : [];
}
