import type { Passage } from '#coach/answer.ts';
import type { DocumentsHandle } from '#coach/documents.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import type { ChatTurn } from '#asking/exchange.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { foundBy } from './search-deadline.ts';

interface AskedOfLibrary {
  userId: string;
  material: Material;
  library: Library;
  documents?: DocumentsHandle | undefined;
  turns: readonly ChatTurn[];
  before?: string | undefined;
}

/** What of a library and of the user's own documents helps to answer the last turn, the best first. */
export type FindPassages = (asked: AskedOfLibrary, count: number) => Promise<readonly Passage[]>;

export interface PassageParts {
  model: LanguageModel;
  findPassages: FindPassages;
  /** Hears of a search that failed; the answer goes on without it. */
  onSearchFailure: (error: unknown) => void;
}

interface Asked extends Omit<AskedOfLibrary, 'library' | 'documents'> {
  library: Library | undefined;
  /** The user's own, while they are made ready. */
  documents: Promise<DocumentsHandle | undefined>;
}

const MOST = 3;

/** Passages for a language model's prompt; none that are not found by the deadline. The built-in coach finds its own. */
export async function passagesFor(
  { model, findPassages, onSearchFailure }: PassageParts,
  { library, documents, ...asked }: Asked,
  deadline: number,
): Promise<readonly Passage[]> {
  if (!library || model.label === null) return [];
  const search = documents
    .then((opened) => findPassages({ ...asked, library, documents: opened }, MOST))
    .catch((error: unknown) => {
      onSearchFailure(error);
      return [];
    });
  return foundBy(deadline, search, []);
}
