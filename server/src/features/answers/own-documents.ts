import type { DocumentsHandle } from '#coach/documents.ts';
import type { Library } from '#coach/library.ts';
import { foundBy, searchDeadline } from './search-deadline.ts';

export interface OwnDocumentsParts {
  /**
   * Makes a user's own documents, as they are at the moment, ready to be searched.
   * @returns undefined: there are none
   */
  openDocuments: (userId: string) => Promise<DocumentsHandle | undefined>;
  /** Hears of an opening that failed; the answer goes on without. */
  onSearchFailure: (error: unknown) => void;
}

/** Of the time that there is for all: what waits for them has the rest. What is opened late is there for the next answer. */
const OPENED_WITHIN_MS = 80;

/** What the answers of a session may draw from of them; nothing in a session that has no library, or after the deadline. */
export async function ownDocumentsOf(
  { openDocuments, onSearchFailure }: OwnDocumentsParts,
  { userId, library }: { userId: string; library: Library | undefined },
  deadline: number,
): Promise<DocumentsHandle | undefined> {
  if (!library) return undefined;
  const opening = openDocuments(userId).catch((error: unknown) => {
    onSearchFailure(error);
    return undefined;
  });
  return foundBy(Math.min(deadline, searchDeadline(OPENED_WITHIN_MS)), opening, undefined);
}
