import type { DocumentPart } from '#coach/documents.ts';
import { Shelf } from '../shelf.ts';

export function testShelf(parts: readonly DocumentPart[]): Shelf {
  const shelf = new Shelf('1');
  shelf.add(parts, true);
  return shelf;
}
