import type { DocumentsHandle } from '#coach/documents.ts';
import type { Library } from '#coach/library.ts';
import { settlesWithin } from '#core/settles-within.ts';

export interface OwnDocumentsParts {
  /**
   * Makes a user's own documents, as they are at the moment, ready to be searched.
   * @returns undefined: there are none
   */
  openDocuments: (userId: string) => Promise<DocumentsHandle | undefined>;
  /** Hears of an opening that failed; the answer goes on without. */
  onSearchFailure: (error: unknown) => void;
}

/** The answer must not wait for what only makes it better; what is opened late is there for the next one. */
const WITHIN_MS = 80;

/** What the answers of a session may draw from of them; nothing in a session that has no library. */
export async function ownDocumentsOf(
  { openDocuments, onSearchFailure }: OwnDocumentsParts,
  { userId, library }: { userId: string; library: Library | undefined },
): Promise<DocumentsHandle | undefined> {
  if (!library) return undefined;
  const opening = openDocuments(userId).catch((error: unknown) => {
    onSearchFailure(error);
    return undefined;
  });
  return (await settlesWithin(opening, WITHIN_MS)) ? opening : undefined;
}
