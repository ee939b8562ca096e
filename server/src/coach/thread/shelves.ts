import { LRUCache } from 'lru-cache';
import type { DocumentPart, DocumentsHandle } from '../documents.ts';
import { Shelf } from '../documents/shelf.ts';
import { KEPT, purged } from './kept.ts';

/** Some 20 users with 20 of the longest documents each. */
const SHELVES_BYTES = 256e6;

/** A grown shelf is set again in a new object: an identical one would not be measured anew. */
const shelves = purged(
  new LRUCache<string, { shelf: Shelf }>({
    ...KEPT,
    maxSize: SHELVES_BYTES,
    disposeAfter: ({ shelf }, owner) => {
      if (shelves.peek(owner)?.shelf !== shelf) shelf.close();
    },
  }),
);

export const hasDocuments = (documents: DocumentsHandle): boolean => shelfOf(documents) !== undefined;

/** Parts of another version are replaced. @param from parts before these */
export function addDocuments({ owner, version, from, parts, isLast }: AddedDocuments): void {
  const shelf = from === 0 ? new Shelf(version) : shelves.get(owner)?.shelf;
  if (shelf?.version !== version || shelf.size !== from) return; // earlier parts were lost with a dead thread or evicted
  shelf.add(parts, isLast);
  shelves.set(owner, { shelf }, { size: shelf.bytes });
}

export function unreadDocuments({ most, ...documents }: DocumentsHandle & { most: number }): {
  from: number;
  parts: string[][];
} {
  const shelf = shelfOf(documents);
  return { from: shelf?.read ?? 0, parts: shelf?.unread(most) ?? [] };
}

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

export function shelfOf(documents: DocumentsHandle | undefined): Shelf | undefined {
  const shelf = documents && shelves.get(documents.owner)?.shelf;
  return shelf?.isWhole && shelf.version === documents?.version ? shelf : undefined;
}
