import { LRUCache } from 'lru-cache';
import type { DocumentPart, DocumentsHandle } from '../documents.ts';
import { Shelf } from '../documents/shelf.ts';
import { KEPT, purged } from './kept.ts';

/** Some twenty users with twenty documents of the longest each. */
const SHELVES_BYTES = 256e6;

/** A shelf that grows is set again, in an object of its own: what is the same is not counted anew. */
const shelves = purged(
  new LRUCache<string, { shelf: Shelf }>({
    ...KEPT,
    maxSize: SHELVES_BYTES,
    disposeAfter: ({ shelf }, owner) => {
      if (shelves.peek(owner)?.shelf !== shelf) shelf.close();
    },
  }),
);

/** Whether documents are ready to be searched. */
export const hasDocuments = (documents: DocumentsHandle): boolean => shelfOf(documents) !== undefined;

/** The next parts of a user's documents, which take the place of those of another version. @param from how many came before */
export function addDocuments({ owner, version, from, parts, isLast }: AddedDocuments): void {
  const shelf = from === 0 ? new Shelf(version) : shelves.get(owner)?.shelf;
  if (shelf?.version !== version || shelf.size !== from) return; // those before went with a thread that died, or had to make room
  shelf.add(parts, isLast);
  shelves.set(owner, { shelf }, { size: shelf.bytes });
}

/** What of the next parts of a user's documents a sentence model has to read; none when all were read, or are not known. */
export function unreadDocuments({ most, ...documents }: DocumentsHandle & { most: number }): {
  from: number;
  parts: string[][];
} {
  const shelf = shelfOf(documents);
  return { from: shelf?.read ?? 0, parts: shelf?.unread(most) ?? [] };
}

/** What those parts mean. */
export function learnDocuments({ from, parts, ...documents }: LearnedDocuments): void {
  const shelf = shelfOf(documents);
  if (!shelf) return;
  shelf.learn(from, parts);
  shelves.set(documents.owner, { shelf }, { size: shelf.bytes });
}

interface LearnedDocuments extends DocumentsHandle {
  from: number;
  parts: readonly (readonly Float32Array[])[];
}

export function forgetDocuments(owner: string): void {
  shelves.delete(owner);
}

interface AddedDocuments extends DocumentsHandle {
  from: number;
  parts: readonly DocumentPart[];
  isLast: boolean;
}

/** A user's own documents, where they are ready to be searched. */
export function shelfOf(documents: DocumentsHandle | undefined): Shelf | undefined {
  const shelf = documents && shelves.get(documents.owner)?.shelf;
  return shelf?.isWhole && shelf.version === documents?.version ? shelf : undefined;
}
